"""Gradient descent with Adam on the weights of a net."""

from dataclasses import dataclass, fields
from math import sqrt
from typing import Final

import numpy as np

from bot.engines.points.features import SIZE, Matrix
from bot.engines.points.net import Net

HIDDEN: Final = 192
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_TINY: Final = 1e-8


def new_net(chances: int, luck: np.random.Generator) -> Net:
    """Return a net that knows nothing, with one hidden layer."""
    hidden = _new_layer(HIDDEN, SIZE, luck)
    nothing = np.zeros((0, HIDDEN), np.float32)
    output = (luck.standard_normal((chances, HIDDEN)) / HIDDEN).astype(np.float32)
    return Net(hidden, _silence(HIDDEN), nothing, _silence(0), output, _silence(chances))


def grow(net: Net, hidden: int, deeper: int, luck: np.random.Generator) -> Net:
    """Return a net with larger hidden layers that judges just as the given one does.

    The output does not listen to the new numbers yet, nor do the old ones of the second layer.
    """
    width, depth = len(net.hidden), len(net.deeper)
    below = np.zeros((deeper, hidden), np.float32)
    below[:depth, :width] = net.deeper
    below[depth:] = _new_layer(deeper - depth, hidden, luck)
    output = np.zeros((len(net.output), hidden + deeper), np.float32)
    output[:, :width] = net.output[:, :width]
    output[:, hidden : hidden + depth] = net.output[:, width:]
    return Net(
        np.concatenate((net.hidden, _new_layer(hidden - width, SIZE, luck))),
        np.concatenate((net.hidden_bias, _silence(hidden - width))),
        below,
        np.concatenate((net.deeper_bias, _silence(deeper - depth))),
        output,
        net.output_bias,
    )


def _new_layer(size: int, seen: int, luck: np.random.Generator) -> Matrix:
    return (luck.standard_normal((size, seen)) / sqrt(seen)).astype(np.float32)


def _silence(size: int) -> Matrix:
    return np.zeros((size, 1), np.float32)


def slope(net: Net, features: Matrix, target: Matrix) -> tuple[Matrix, ...]:
    """Return how the cross-entropy of the net's chances grows with each of its weights."""
    felt, first = net.feel(features), len(net.hidden)
    miss = (net.conclude(felt) - target) / target.shape[1]
    back = (net.output.T @ miss) * (felt > 0)
    back[:first] += (net.deeper.T @ back[first:]) * (felt[:first] > 0)
    return (
        back[:first] @ features.T,
        back[:first].sum(axis=1, keepdims=True),
        back[first:] @ felt[:first].T,
        back[first:].sum(axis=1, keepdims=True),
        miss @ felt.T,
        miss.sum(axis=1, keepdims=True),
    )


@dataclass(slots=True)
class Learner:
    """A net that learns, with the averages that Adam steers by."""

    net: Net
    means: tuple[Matrix, ...]
    squares: tuple[Matrix, ...]
    steps: int = 0

    def learn(self, features: Matrix, target: Matrix, rate: float) -> None:
        """Take one step downhill."""
        self.steps += 1
        stride = rate * np.sqrt(1 - _SECOND_DECAY**self.steps) / (1 - _FIRST_DECAY**self.steps)
        slopes = slope(self.net, features, target)
        for each in zip(layers(self.net), self.means, self.squares, slopes, strict=True):
            _descend(*each, np.float32(stride))


def _descend(
    weights: Matrix, mean: Matrix, square: Matrix, down: Matrix, stride: np.float32
) -> None:
    """Change one array of weights in place, and its averages."""
    mean += (1 - _FIRST_DECAY) * (down - mean)
    square += (1 - _SECOND_DECAY) * (down * down - square)
    weights -= stride * mean / (np.sqrt(square) + np.float32(_TINY))


def layers(net: Net) -> tuple[Matrix, ...]:
    """Return the arrays of weights themselves, not copies."""
    return tuple(getattr(net, layer.name) for layer in fields(net))


def new_learner(net: Net) -> Learner:
    """Return a learner that has not taken a step."""
    return Learner(
        net,
        tuple(np.zeros_like(weights) for weights in layers(net)),
        tuple(np.zeros_like(weights) for weights in layers(net)),
    )

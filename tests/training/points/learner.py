"""Gradient descent with Adam on the weights of a net."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from bot.engines.points.features import SIZE, Matrix
from bot.engines.points.net import Net

HIDDEN: Final = 192
_FIRST_DECAY: Final = 0.9
_SECOND_DECAY: Final = 0.999
_TINY: Final = 1e-8


def new_net(chances: int, luck: np.random.Generator) -> Net:
    """Return a net that knows nothing."""
    return Net(
        (luck.standard_normal((HIDDEN, SIZE)) / np.sqrt(SIZE)).astype(np.float32),
        np.zeros((HIDDEN, 1), np.float32),
        (luck.standard_normal((chances, HIDDEN)) / HIDDEN).astype(np.float32),
        np.zeros((chances, 1), np.float32),
    )


def widen(net: Net, hidden: int, luck: np.random.Generator) -> Net:
    """Return a net with so many hidden numbers that judges just as the given one does."""
    new = hidden - net.hidden.shape[0]
    fresh = (luck.standard_normal((new, SIZE)) / np.sqrt(SIZE)).astype(np.float32)
    return Net(
        np.concatenate((net.hidden, fresh)),
        np.concatenate((net.hidden_bias, np.zeros((new, 1), np.float32))),
        np.concatenate((net.output, np.zeros((len(net.output), new), np.float32)), axis=1),
        net.output_bias,
    )


def slope(net: Net, features: Matrix, target: Matrix) -> tuple[Matrix, ...]:
    """Return how the cross-entropy of the net's chances grows with each of its weights."""
    felt = net.feel(features)
    miss = (net.conclude(felt) - target) / target.shape[1]
    back = (net.output.T @ miss) * (felt > 0)
    return (
        back @ features.T,
        back.sum(axis=1, keepdims=True),
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
    return net.hidden, net.hidden_bias, net.output, net.output_bias


def new_learner(net: Net) -> Learner:
    """Return a learner that has not taken a step."""
    return Learner(
        net,
        tuple(np.zeros_like(weights) for weights in layers(net)),
        tuple(np.zeros_like(weights) for weights in layers(net)),
    )

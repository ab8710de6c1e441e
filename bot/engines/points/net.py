"""A neural net with two hidden layers, from features to chances."""

from dataclasses import dataclass

import numpy as np

from bot.engines.points.features import Matrix


@dataclass(frozen=True, slots=True)
class Net:
    """The weights of the layers, and what they do.

    The output listens to both hidden layers, so a net whose second one is empty is complete, too.
    """

    hidden: Matrix
    hidden_bias: Matrix
    deeper: Matrix
    deeper_bias: Matrix
    output: Matrix
    output_bias: Matrix

    def feel(self, features: Matrix) -> Matrix:
        """Return what the hidden layers make of the features, the second below the first."""
        first = len(self.hidden)
        felt = np.empty((first + len(self.deeper), features.shape[1]), np.float32)
        _rectify(felt[:first], self.hidden @ features, self.hidden_bias)
        _rectify(felt[first:], self.deeper @ felt[:first], self.deeper_bias)
        return felt

    def conclude(self, felt: Matrix) -> Matrix:
        """Return the chances that the hidden layers speak for."""
        sums = self.output @ felt
        sums += self.output_bias
        return _squash(sums)

    def judge(self, features: Matrix) -> Matrix:
        """Return the chances, one column for each board."""
        return self.conclude(self.feel(features))


def _rectify(felt: Matrix, sums: Matrix, bias: Matrix) -> None:
    """Write what is left of the sums above zero."""
    np.add(sums, bias, out=felt)
    np.maximum(felt, 0, out=felt)


def _squash(sums: Matrix) -> Matrix:
    """Return the logistic function of the sums, in the form that cannot overflow."""
    halves = np.tanh(sums / 2)
    halves += 1
    halves /= 2
    return halves

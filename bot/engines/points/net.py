"""A neural net with one hidden layer, from features to chances."""

from dataclasses import dataclass

import numpy as np

from bot.engines.points.features import Matrix


@dataclass(frozen=True, slots=True)
class Net:
    """The weights of the two layers, and what they do."""

    hidden: Matrix
    hidden_bias: Matrix
    output: Matrix
    output_bias: Matrix

    def feel(self, features: Matrix) -> Matrix:
        """Return what the hidden layer makes of the features."""
        felt = self.hidden @ features
        felt += self.hidden_bias
        np.maximum(felt, 0, out=felt)
        return felt

    def conclude(self, felt: Matrix) -> Matrix:
        """Return the chances that the hidden layer speaks for."""
        sums = self.output @ felt
        sums += self.output_bias
        return _squash(sums)

    def judge(self, features: Matrix) -> Matrix:
        """Return the chances, one column for each board."""
        return self.conclude(self.feel(features))


def _squash(sums: Matrix) -> Matrix:
    """Return the logistic function of the sums, in the form that cannot overflow."""
    halves = np.tanh(sums / 2)
    halves += 1
    halves /= 2
    return halves

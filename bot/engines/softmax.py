"""How a level picks among moves that seem nearly as good: the better one seems, the more often."""

from collections.abc import Sequence
from math import exp, inf
from random import Random


def pick(
    worths: Sequence[float], temperature: float, chance: Random, tolerance: float = inf
) -> int:
    """Return the number of one of the worths.

    One that is worse than the best by a temperature is picked e times as rarely, one that is worse
    by more than `tolerance` temperatures never. At temperature 0 it is always the best.
    """
    best = max(worths)
    if not temperature:
        return worths.index(best)
    doubts = [(best - worth) / temperature for worth in worths]
    weights = [exp(-doubt) if doubt <= tolerance else 0.0 for doubt in doubts]
    return chance.choices(range(len(worths)), weights)[0]

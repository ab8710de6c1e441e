"""Ranks plays: all of them at a glance, then the best again and deeper."""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import Final

from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_board import Board
from bot.engines.backgammon.sage_stakes import Stakes

_COMPARED: Final = 20
"""How many plays are compared at two plies."""
_HOPELESS: Final = 0.2
"""How far behind the best a play cannot catch up by being looked at deeper."""


class Afterboards:
    """The boards that some plays leave, and what they are worth to the mover."""

    def __init__(self, sage: Sage, before: Board, boards: Sequence[Board], stakes: Stakes) -> None:
        self._sage = sage
        self._before = before
        self._boards = boards
        self._stakes = stakes
        self.glances = [sage.glance(board, before, stakes) for board in boards]

    def best(self, looks: Sequence[tuple[int, int]], has_time: Callable[[int], bool]) -> int:
        """Return which board is best: at each depth, as many of the best so far as `looks` says.

        A board that is far behind is not looked at again, and neither is one that is alone.
        Equities of two depths do not compare, so whatever was looked at deeper comes first.
        `has_time` says whether there is time for one more look at a depth.
        """
        equities = dict(enumerate(self.glances))
        for plies, count in looks:
            hopeful = _hopeful(equities)[:count]
            if len(hopeful) == 1:
                return hopeful[0]
            looked: dict[int, float] = {}
            for index in hopeful:
                if not has_time(plies):
                    break
                looked[index] = self._look(index, plies)
            equities = looked or equities
        return _best_first(equities)[0]

    def compare(self) -> list[float]:
        """Return the equities of all boards on one scale, that of two plies.

        Where there are more boards than are looked at, the others keep their distance at a glance
        from those, and stay below them.
        """
        ranked = _best_first(dict(enumerate(self.glances)))
        looked = {index: self._look(index, 2) for index in ranked[:_COMPARED]}
        shift = fmean(looked[index] - self.glances[index] for index in looked)
        least = min(looked.values())
        return [
            looked.get(index, min(glance + shift, least))
            for index, glance in enumerate(self.glances)
        ]

    def _look(self, index: int, plies: int) -> float:
        return self._sage.look_ahead(self._boards[index], self._before, self._stakes, plies)


def _best_first(equities: Mapping[int, float]) -> list[int]:
    return sorted(equities, key=lambda index: -equities[index])


def _hopeful(equities: Mapping[int, float]) -> list[int]:
    """Return those that are not far behind the best, the best first."""
    least = max(equities.values()) - _HOPELESS
    return [index for index in _best_first(equities) if equities[index] >= least]

"""What the choices in a position are worth: the best first, each with its value.

Values are what `Engine.judge` says: the points to be expected where dice are rolled, elsewhere from
-1, a certain loss, to 1, a certain win.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from statistics import fmean
from typing import Final, NamedTuple

from msgspec import Struct

ROLL: Final = "roll"
"""How the choice is spelled to roll where one might have doubled."""

HOPELESS: Final = 0.25
"""How far behind the best a choice cannot catch up by being looked at deeper, in points."""


class Depth(IntEnum):
    """How deep choices are looked at. Values of different depths do not compare."""

    USUAL = 2
    """Backgammon at two plies, narde one roll ahead, the others for about a second."""
    DEEP = 3
    """One ply or roll more; the others for about four seconds."""


class Worth(NamedTuple):
    """What a choice is worth to whoever makes it."""

    value: float
    chance: float
    """The chance to win the game, from 0 to 1; a draw counts as half a win."""
    proven: bool = False
    """Whether a solved ending or a search to the end of the game says so."""


class Option(Struct, frozen=True, array_like=True):
    """A choice, as its game spells it."""

    move: str
    value: float
    chance: float
    proven: bool = False


class NotJudged(Exception):
    """A move is not among the choices that were judged."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


class Judgement(Struct, frozen=True, array_like=True):
    """The choices in a position that are worth a look, the best first."""

    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """Return the best choice."""
        return self.options[0]

    @property
    def lead(self) -> float:
        """Return how much better the best choice is than the next; 0 if there is no other."""
        return self.options[0].value - self.options[1].value if len(self.options) > 1 else 0.0

    def find(self, move: str) -> Option:
        """Return what a move is worth; raise NotJudged if it was not looked at."""
        for option in self.options:
            if option.move == move:
                return option
        raise NotJudged(move)

    def loss(self, move: str) -> float:
        """Return what a move gives away compared with the best."""
        return self.best.value - self.find(move).value


def climb(
    values: Sequence[float],
    rungs: Sequence[tuple[int, int]],
    look: Callable[[int, int], float],
    wanted: frozenset[int] = frozenset(),
) -> list[float]:
    """Return values on one scale, that of the deepest look.

    A rung is a depth and how many of the best are looked at there, those far behind left out;
    `look` returns the value of one of them, by its number. The `wanted` ones are looked at too. The
    others keep their mean distance from those, and stay below the best of them.
    """
    values = list(values)
    for depth, count in rungs:
        ranked = sorted(range(len(values)), key=lambda number: -values[number])
        least = values[ranked[0]] - HOPELESS
        hopeful = [number for number in ranked[:count] if values[number] >= least]
        if len({*hopeful, *wanted}) == 1:
            return values
        looked = {number: look(number, depth) for number in {*hopeful, *wanted}}
        shift = fmean(looked[number] - values[number] for number in looked)
        ceiling = min(looked[number] for number in hopeful)
        values = [
            looked.get(number, min(value + shift, ceiling)) for number, value in enumerate(values)
        ]
    return values

"""A game in rounds, as players number their moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.table.events import Gone, Line, Moved, Rolled
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """What a seat did, and with which dice, the larger first."""

    seat: Seat
    text: str
    dice: tuple[int, ...] = ()


Part: TypeAlias = Turn | Gone


@dataclass(frozen=True, slots=True)
class Round:
    """One turn of each seat, or fewer, and who left the game meanwhile."""

    number: int
    parts: tuple[Part, ...]
    lines: range
    """Which lines of the game these are, throws included."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return the turns alone."""
        return tuple(part for part in self.parts if isinstance(part, Turn))


def rounds(game: Sequence[Line]) -> tuple[Round, ...]:
    """Part a game into rounds: each goes on for as long as the numbers of the seats rise.

    A throw that has not been played yet belongs to none.
    """
    told: list[Round] = []
    parts: list[Part] = []
    dice: tuple[int, ...] = ()
    highest, first, end = -1, 0, 0
    for at, line in enumerate(game):
        match line:
            case Rolled(thrown):
                dice = tuple(sorted(thrown, reverse=True))
                continue
            case Gone():
                parts.append(line)
            case Moved(seat, text):
                if seat <= highest:
                    told.append(Round(len(told) + 1, tuple(parts), range(first, end)))
                    parts, first = [], end
                parts.append(Turn(seat, text, dice))
                highest, dice = seat, ()
        end = at + 1
    if parts:
        told.append(Round(len(told) + 1, tuple(parts), range(first, end)))
    return tuple(told)

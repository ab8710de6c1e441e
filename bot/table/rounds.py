"""The rounds of a game, as players number their moves."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.table.events import Gone, Line, Moved, Rolled
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Turn:
    """A move of a seat and its dice, the larger first."""

    seat: Seat
    text: str
    dice: tuple[int, ...] = ()


Part: TypeAlias = Turn | Gone


@dataclass(frozen=True, slots=True)
class Round:
    """At most one turn of each seat, and who left the game meanwhile."""

    number: int
    parts: tuple[Part, ...]
    lines: range
    """The indexes of its lines in the game, rolls included."""

    @property
    def turns(self) -> tuple[Turn, ...]:
        """Return the turns alone."""
        return tuple(part for part in self.parts if isinstance(part, Turn))


def rounds(game: Sequence[Line]) -> tuple[Round, ...]:
    """Return the rounds of a game; a new one begins when the seat numbers stop rising.

    A roll that has not been played yet belongs to no round.
    """
    done: list[Round] = []
    parts: list[Part] = []
    dice: tuple[int, ...] = ()
    highest, first, end = -1, 0, 0
    for at, line in enumerate(game):
        match line:
            case Rolled(faces):
                dice = tuple(sorted(faces, reverse=True))
                continue
            case Gone():
                parts.append(line)
            case Moved(seat, text):
                if seat <= highest:
                    done.append(Round(len(done) + 1, tuple(parts), range(first, end)))
                    parts, first = [], end
                parts.append(Turn(seat, text, dice))
                highest, dice = seat, ()
        end = at + 1
    if parts:
        done.append(Round(len(done) + 1, tuple(parts), range(first, end)))
    return tuple(done)

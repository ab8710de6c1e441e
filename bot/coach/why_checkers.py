"""Why a move of checkers is better than another: what captures win or lose, and the opposition."""

from collections.abc import Iterator
from typing import Final

from bot.coach.reasons import GivesPieces, KeepsOpposition, WinsPieces
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.checkers.squares import BIT
from rules.errors import Reason
from rules.game import Seat

_FEW: Final = 3
"""With more men on a side there are too many exchanges to come for the opposition to matter."""
_COLUMNS: Final = tuple(
    sum(bit for name, bit in BIT.items() if name[0] in files) for files in ("aceg", "bdfh")
)
"""For each seat the squares of the columns that begin in its first row."""


def why_checkers(before: Position, better: Path, other: Path) -> Iterator[Reason]:
    """Yield what speaks for one move and against another."""
    good, bad = _gain(before, better), _gain(before, other)
    if good > bad and good > 0:
        yield WinsPieces(good)
    elif good > bad and bad < 0:
        yield GivesPieces(-bad)
    kept, lost = (has_opposition(before.after(move), before.seat) for move in (better, other))
    if kept is True and lost is False:
        yield KeepsOpposition()


def _gain(position: Position, move: Path) -> int:
    """Return how many pieces more than the other side a move takes, once all captures are made."""
    return move.taken.bit_count() - _exchange(position.after(move))


def _exchange(position: Position) -> int:
    """Return what the side to move gains by compulsory captures, both sides taking the best."""
    captures = [move for move in position.moves if move.taken]
    return max((_gain(position, move) for move in captures), default=0)


def has_opposition(position: Position, seat: Seat) -> bool | None:
    """Return whether a seat has the opposition: the other one runs out of quiet moves first.

    Whoever is to move has the opposition if an odd number of men, of both sides, stand on the
    columns that begin in their own first row. A quiet move does not change it, an exchange may. It
    says something between equal numbers of men, few of them and no queens: otherwise None.
    """
    settled = _settle(position)
    if settled is None or settled.queens:
        return None
    mine, theirs = settled.mine, settled.theirs
    if not 0 < mine.bit_count() == theirs.bit_count() <= _FEW:
        return None
    odd = (mine | theirs) & _COLUMNS[settled.seat]
    return (odd.bit_count() % 2 == 1) == (settled.seat == seat)


def _settle(position: Position) -> Position | None:
    """Return the position once all captures are made; None if there is a choice among them."""
    while any(move.taken for move in position.moves):
        if len(position.moves) > 1:
            return None
        position = position.after(position.moves[0])
    return position

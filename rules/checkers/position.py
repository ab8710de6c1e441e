"""A position: who is to move, where everything stands, and how long nothing was taken."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from rules.checkers.captures import Capture, chains
from rules.checkers.moves import Path, moves, quiet_moves
from rules.checkers.squares import BOARD, LAST_ROW, NAME, Mask, mask_of, squares
from rules.game import Seat

WHITE: Final = Seat(0)
BLACK: Final = Seat(1)

MOST_PIECES: Final = 12
"""What a side begins with."""

QUIET_LIMIT: Final = 30
"""Law: a draw once each side has made 15 moves with queens without a capture."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A man or a queen."""

    seat: Seat
    queen: bool


class _State(NamedTuple):
    """The fields of a position: a tuple, because a search makes many and compares them."""

    mine: Mask
    theirs: Mask
    queens: Mask
    seat: Seat = WHITE
    quiet: int = 0


class Position(_State):
    """The pieces as sets of squares, as the seat to move sees them.

    `quiet` counts the moves of both sides since a man moved or a piece was taken. `str` gives the
    position text (see `text`).
    """

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse: a position is a value. Its cached moves are stored without this method."""
        raise AttributeError(name)

    def __str__(self) -> str:
        white, black = (self.theirs, self.mine) if self.seat else (self.mine, self.theirs)
        white_pieces, black_pieces = _write(white, self.queens), _write(black, self.queens)
        return f"{'WB'[self.seat]}:W{white_pieces}:B{black_pieces}:H{self.quiet}"

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    @property
    def other(self) -> Seat:
        """The seat that is not to move."""
        return WHITE if self.seat else BLACK

    @property
    def pieces(self) -> Mapping[str, Piece]:
        """Every piece by the name of its square, by rank, then file."""
        return {
            NAME[square]: Piece(
                self.seat if square & self.mine else self.other, queen=bool(square & self.queens)
            )
            for square in squares(self.mine | self.theirs)
        }

    @cached_property
    def moves(self) -> tuple[Path, ...]:
        """What the pieces can do, even if the game is a draw by now."""
        return moves(self.mine, self.theirs, self.queens, self.seat)

    @property
    def chains(self) -> list[Capture]:
        """Every way to capture until nothing more can be taken, also those that take fewer."""
        men, queens = self.mine & ~self.queens, self.mine & self.queens
        return chains(men, queens, self.theirs, self._empty)

    @property
    def quiet_moves(self) -> tuple[Path, ...]:
        """The moves without capture, even if a capture is compulsory."""
        men, queens = self.mine & ~self.queens, self.mine & self.queens
        return quiet_moves(men, queens, self._empty, self.seat)

    @property
    def _empty(self) -> Mask:
        return BOARD ^ self.mine ^ self.theirs

    def after(self, path: Path) -> "Position":
        """Return the position after one of the moves.

        Law: captured pieces are removed at the end of the turn. A man becomes a queen if the turn
        ends on the last row; passing through it in a capture does not count.
        """
        route, taken = path
        start, end = route[0], route[-1]
        mine, theirs, queens, seat, quiet = self
        if start & queens:
            queens = (queens ^ start) | end
            quiet = 0 if taken else quiet + 1
        else:
            queens |= end & LAST_ROW[seat]
            quiet = 0
        if taken:
            theirs ^= taken
            queens &= ~taken
        return Position(theirs, (mine ^ start) | end, queens, WHITE if seat else BLACK, quiet)


def _write(side: Mask, queens: Mask) -> str:
    return ",".join(("K" if square & queens else "") + NAME[square] for square in squares(side))


OPENING: Final = Position(
    mine=mask_of(("a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3", "g3")),
    theirs=mask_of(("b6", "d6", "f6", "h6", "a7", "c7", "e7", "g7", "b8", "d8", "f8", "h8")),
    queens=0,
)

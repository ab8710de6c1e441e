"""What can be wrong with a request for a picture; each error carries the facts as values.

RenderError
├── UnknownBoard     there is no board for such positions
├── NoSuchSeat       nobody sits there
├── WrongMoveCount   the moves of a replay do not fit between its positions
└── MixedBoards      the positions of a replay need different boards
"""

from rules.game import Seat


class RenderError(Exception):
    """Anything that `render` refuses to draw or describe."""


class UnknownBoard(RenderError):
    """No board in `BOARDS` shows positions of this type."""

    def __init__(self, kind: type) -> None:
        super().__init__(kind)
        self.kind = kind


class NoSuchSeat(RenderError):
    """A position cannot be seen from this seat: the table has fewer seats."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(seat, seats)
        self.seat = seat
        self.seats = seats


class WrongMoveCount(RenderError):
    """A replay of n positions needs n - 1 moves."""

    def __init__(self, moves: int, positions: int) -> None:
        super().__init__(moves, positions)
        self.moves = moves
        self.positions = positions


class MixedBoards(RenderError):
    """One replay shows one board, and these positions need more than one."""

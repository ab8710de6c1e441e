"""What the picture of a checkers position shows, as values."""

from collections.abc import Iterable
from dataclasses import dataclass

from render.description import LastMove, outcome, to_act
from render.look import Look
from rules.checkers import Checkers, Path, Piece, Position
from rules.checkers.position import QUIET_LIMIT
from rules.game import Outcome, Seat


@dataclass(frozen=True, slots=True)
class CheckersSide:
    """The squares of one side's pieces, in the order of their names."""

    men: tuple[str, ...]
    queens: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckersDescription:
    """A position of checkers; `sides` are in the order of the seats."""

    viewer: Seat
    to_act: Seat | None
    outcome: Outcome | None
    sides: tuple[CheckersSide, CheckersSide]
    quiet: int
    """The number of quiet moves: moves of queens without a capture."""
    quiet_limit: int = QUIET_LIMIT
    """The number of quiet moves at which the game is a draw."""
    last_move: LastMove | None
    captured: tuple[str, ...]
    """The squares whose pieces the last move captured, in the order of their names."""


def describe_checkers(position: Position, look: Look) -> CheckersDescription:
    """Return what a position shows."""
    move: Path | None = look.last_move
    stage = Checkers().stage(position)
    return CheckersDescription(
        viewer=look.seat,
        to_act=to_act(stage),
        outcome=outcome(stage),
        sides=(_side(position, Seat(0)), _side(position, Seat(1))),
        quiet=position.quiet,
        last_move=LastMove(position.other, _spell(move)) if move is not None else None,
        captured=_in_order(move.captured) if move is not None else (),
    )


def _side(position: Position, seat: Seat) -> CheckersSide:
    return CheckersSide(
        _holding(position, Piece(seat, queen=False)), _holding(position, Piece(seat, queen=True))
    )


def _holding(position: Position, wanted: Piece) -> tuple[str, ...]:
    return _in_order(square for square, piece in position.pieces.items() if piece == wanted)


def _in_order(squares: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(squares))


def _spell(move: Path) -> str:
    """Return a move with every square on its way.

    The game leaves squares out where the move is clear without them. That takes the position
    before, which is not known here; the game reads the long form too.
    """
    return ("x" if move.taken else "-").join(move.squares)

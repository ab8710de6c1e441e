"""What the picture of a Quoridor position shows, as values."""

from dataclasses import dataclass

from render.description import LastMove, outcome, to_act
from render.look import Look
from rules.game import Outcome, Seat
from rules.quoridor import Move, Position, Quoridor, Step, distances
from rules.quoridor.board import OFF, Square


@dataclass(frozen=True, slots=True)
class QuoridorSide:
    """One player: the pawn's square, its fewest steps to the goal, and the walls in hand.

    A player who has left has neither square nor distance.
    """

    pawn: str | None
    distance: int | None
    walls_left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QuoridorDescription:
    """A position of Quoridor; `sides` are in the order of the seats, two or four."""

    viewer: Seat
    to_act: Seat | None
    outcome: Outcome | None
    sides: tuple[QuoridorSide, ...]
    walls: tuple[str, ...]
    """The walls on the board in the order of their names, such as `e3h`."""
    last_move: LastMove | None


def describe_quoridor(position: Position, look: Look) -> QuoridorDescription:
    """Return what a position shows."""
    game = Quoridor()
    move: Move | None = look.last_move
    stage = game.stage(position)
    return QuoridorDescription(
        viewer=look.seat,
        to_act=to_act(stage),
        outcome=outcome(stage),
        sides=_sides(position),
        walls=tuple(game.format(wall, position) for wall in position.standing),
        last_move=LastMove(_mover(position, move), game.format(move, position))
        if move is not None
        else None,
    )


def _sides(position: Position) -> tuple[QuoridorSide, ...]:
    each = zip(position.pawns, distances(position), position.walls_left, strict=True)
    return tuple(QuoridorSide(_square(pawn), steps, walls) for pawn, steps, walls in each)


def _square(pawn: Square) -> str | None:
    return None if pawn == OFF else pawn


def _mover(position: Position, move: Move) -> Seat | None:
    """Return who made a move; None if it may have been a player who has left since.

    A pawn belongs to its player. A wall is the last seat's, unless that seat is empty: then either
    the player who left placed it, or the one before.
    """
    if isinstance(move, Step):
        return Seat(position.pawns.index(move.square)) if move.square in position.pawns else None
    before = Seat((position.seat - 1) % len(position.pawns))
    return None if position.pawns[before] == OFF else before

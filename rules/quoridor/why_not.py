"""Why a move is refused: the rules once more, as a player would ask about one move."""

from typing import assert_never

from rules.errors import GameIsOver, MayNotPass, Refusal
from rules.game import Seat
from rules.quoridor.board import BIT
from rules.quoridor.moves import PASS, WALLS, Move, Pass, Step, Wall
from rules.quoridor.notation import write
from rules.quoridor.obstacles import crossed, overlapped
from rules.quoridor.paths import leads, open_ways
from rules.quoridor.pawn_ruling import why_not_go
from rules.quoridor.position import Position, place, winners
from rules.quoridor.refusals import (
    MustPass,
    NoWallsLeft,
    WallCrosses,
    WallOffBoard,
    WallOverlaps,
    WallSealsGoal,
)
from rules.quoridor.turn import legal_moves


def refusal(move: Move, position: Position) -> Refusal | None:
    """Return why the move is not allowed; None if it is."""
    if winners(position):
        return GameIsOver()
    match move:
        case Pass():
            legal = legal_moves(position)
            return None if legal == (PASS,) else MayNotPass(write(legal[0]))
        case Step(square):
            reason = why_not_go(square, position)
        case Wall():
            reason = _why_not_place(move, position)
        case _:
            assert_never(move)
    return MustPass() if reason and legal_moves(position) == (PASS,) else reason


def _why_not_place(wall: Wall, position: Position) -> Refusal | None:
    if (wall.square, wall.orientation) not in WALLS:
        return WallOffBoard(wall)
    if not position.walls_left[position.seat]:
        return NoWallsLeft()
    if other := overlapped(wall, position.walls):
        return WallOverlaps(wall, other)
    if other := crossed(wall, position.walls):
        return WallCrosses(wall, other)
    ways = open_ways(place(wall, position.walls))
    for seat, (pawn, goal) in enumerate(zip(position.pawns, position.goals, strict=True)):
        if BIT[pawn] and not leads(BIT[pawn], goal, ways):
            return WallSealsGoal(wall, Seat(seat))
    return None

"""Why a move is refused: the rules once more, as a player would ask about one move."""

from typing import assert_never

from rules.errors import GameIsOver, MayNotPass, Refusal
from rules.game import Seat
from rules.quoridor.board import (
    BIT,
    INDEX,
    NAME,
    WALLS,
    Square,
    SquareSet,
    Wall,
    place,
    squares_in,
)
from rules.quoridor.moves import PASS, Move, Pass, Step, legal_moves
from rules.quoridor.paths import ALL_WAYS, leads, neighbours, open_ways
from rules.quoridor.pawns import occupied, reachable
from rules.quoridor.position import Position, winners
from rules.quoridor.refusals import (
    AlreadyThere,
    DiagonalNotAllowed,
    JumpBlockedByPawn,
    JumpBlockedByWall,
    MustPass,
    NoWallsLeft,
    PathBlockedByWall,
    PawnInTheWay,
    SideStepNotPossible,
    SquareOffBoard,
    TooFar,
    WallCrosses,
    WallOffBoard,
    WallOverlaps,
    WallSealsGoal,
)
from rules.quoridor.walls import between, crossed, overlapped


def why_not(move: Move, position: Position) -> Refusal | None:
    """Return why the move is not allowed; None if it is."""
    if winners(position):
        return GameIsOver()
    match move:
        case Pass():
            legal = legal_moves(position)
            return None if legal == (PASS,) else MayNotPass(str(legal[0]))
        case Step(square):
            reason = _why_not_go(square, position)
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


def _why_not_go(square: Square, position: Position) -> Refusal | None:
    """Return why the seat to move may not send its pawn to `square`; None if it may."""
    if square not in INDEX:
        return SquareOffBoard(square)
    if BIT[square] & reachable(position):
        return None
    pawn = position.pawns[position.seat]
    if square == pawn:
        return AlreadyThere(square)
    # A jump goes over a neighbour of both squares, straight or round the corner.
    for over in squares_in(_neighbours_of_both(pawn, square) & occupied(position)):
        return _why_not_jump(pawn, over, square, position)
    return _why_not_step(pawn, square, position)


def _why_not_step(pawn: Square, square: Square, position: Position) -> Refusal:
    """Return why a square that is reached by no jump is not reached by a step."""
    if square in position.pawns:
        return _occupied(square, position)
    next_to_it = BIT[square] & neighbours(BIT[pawn], ALL_WAYS)
    if next_to_it and (wall := between(pawn, square, position.walls)):
        return PathBlockedByWall(square, wall)
    corners = _neighbours_of_both(pawn, square).bit_count()
    kind = DiagonalNotAllowed if corners > 1 else TooFar
    return kind(square, tuple(squares_in(reachable(position))))


def _why_not_jump(pawn: Square, over: Square, square: Square, position: Position) -> Refusal:
    """Return why the jump over a neighbour, straight or to its side, is not possible."""
    if wall := between(pawn, over, position.walls):
        return PathBlockedByWall(square, wall)
    behind = NAME.get(1 << (2 * INDEX[over] - INDEX[pawn]))
    if behind is not None:
        wall = between(over, behind, position.walls)
        if wall is None and behind in position.pawns:
            return JumpBlockedByPawn(over, behind)
        if wall is None:
            return SideStepNotPossible(over, behind)
        if square == behind:
            return JumpBlockedByWall(over, wall)
    if wall := between(over, square, position.walls):
        return PathBlockedByWall(square, wall)
    return _occupied(square, position)


def _occupied(square: Square, position: Position) -> PawnInTheWay:
    return PawnInTheWay(square, Seat(position.pawns.index(square)))


def _neighbours_of_both(one: Square, other: Square) -> SquareSet:
    return neighbours(BIT[one], ALL_WAYS) & neighbours(BIT[other], ALL_WAYS)

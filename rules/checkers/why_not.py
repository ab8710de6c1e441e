"""Why a move is refused: the first reason that a player would see on the board."""

from rules.checkers.captures import Route
from rules.checkers.moves import Path
from rules.checkers.notation import fits, write
from rules.checkers.position import Position
from rules.checkers.refusals import (
    CannotReach,
    MenStepForward,
    MustCapture,
    MustCaptureMore,
    NoPieceThere,
    NotYourPiece,
    SquareOccupied,
)
from rules.checkers.squares import BACKWARD, NAME, neighbour
from rules.errors import NotInList, Refusal


def why_not(route: Route, position: Position) -> Refusal:
    """Return why no legal move of this position goes along these squares."""
    if len(route) <= 1 or not all(square in NAME for square in route):
        return NotInList()
    return (
        _wrong_squares(route, position)
        or _wrong_capture(route, position)
        or _wrong_way(route, position)
    )


def _wrong_squares(route: Route, position: Position) -> Refusal | None:
    """Return what is wrong with what stands on the squares."""
    start = route[0]
    if start & position.theirs:
        return NotYourPiece(NAME[start])
    if not start & position.mine:
        return NoPieceThere(NAME[start])
    others = (position.mine | position.theirs) ^ start
    for square in route[1:]:
        if square & others:
            return SquareOccupied(NAME[square])
    return None


def _wrong_capture(route: Route, position: Position) -> Refusal | None:
    """Return which capture is compulsory instead of this one, or of a quiet move."""
    most = position.moves[0].taken.bit_count()
    example = write(_example(route, position), position)
    if taken := _taken(route, position):
        return MustCaptureMore(most, taken, example) if taken < most else NotInList()
    if most and Path(route) in position.quiet_moves:
        return MustCapture(example)
    return None


def _taken(typed: Route, position: Position) -> int:
    """Return how many pieces a move takes that begins like a capture and then stops; else 0."""
    return min(
        (
            hops
            for chain, _ in position.chains
            for hops in range(1, len(chain))
            if fits(typed, chain[: hops + 1])
        ),
        default=0,
    )


def _example(route: Route, position: Position) -> Path:
    """Return a legal move, of the same piece if it has one."""
    own = [move for move in position.moves if move.route[0] == route[0]]
    return own[0] if own else position.moves[0]


def _wrong_way(route: Route, position: Position) -> Refusal:
    """Return that the piece does not move like this."""
    start, end = route[0], route[-1]
    back = {neighbour(start, direction) for direction in BACKWARD[position.seat]}
    if route[1:] == (end,) and end in back and not start & position.queens:
        return MenStepForward(NAME[start], NAME[end])
    return CannotReach(NAME[start], NAME[end])

"""Whether a position can be: what no sequence of moves leads to."""

from rules.errors import Flaw
from rules.game import Seat
from rules.quoridor.board import BIT, OFF, STARTS, WALLS_EACH, WALLS_IN_ALL
from rules.quoridor.flaws import (
    NobodyInSeat,
    PawnSealed,
    PawnsShareSquare,
    SeveralWinners,
    TooManyWalls,
    TooManyWallsLeft,
    WrongNumberOfPawns,
)
from rules.quoridor.paths import leads, open_ways
from rules.quoridor.position import Position, playing, winners


def flaw(position: Position) -> Flaw | None:
    """Return what is wrong with a position in which no walls collide; None if it can be."""
    return (
        _wrong_pawns(position)
        or _wrong_walls(position)
        or _wrong_turn(position)
        or _sealed(position)
        or _won_twice(position)
    )


def _wrong_pawns(position: Position) -> Flaw | None:
    seats = playing(position)
    # Of two players none can leave the other to play on, of four only two.
    if len(seats) < min(STARTS):
        return WrongNumberOfPawns(len(seats))
    for seat in seats:
        if position.pawns.index(position.pawns[seat]) != seat:
            return PawnsShareSquare(position.pawns[seat])
    return None


def _wrong_walls(position: Position) -> Flaw | None:
    each = WALLS_EACH[len(position.pawns)]
    for at, (pawn, left) in enumerate(zip(position.pawns, position.walls_left, strict=True)):
        most = 0 if pawn == OFF else each
        if left > most:
            return TooManyWallsLeft(Seat(at), left, most)
    # Fewer are fine: who leaves takes his along, and a puzzle or a handicap starts with less.
    found = len(position.standing) + sum(position.walls_left)
    return TooManyWalls(found, WALLS_IN_ALL) if found > WALLS_IN_ALL else None


def _wrong_turn(position: Position) -> Flaw | None:
    return None if position.seat in playing(position) else NobodyInSeat(position.seat)


def _sealed(position: Position) -> Flaw | None:
    ways = open_ways(position.walls)
    for seat in playing(position):
        if not leads(BIT[position.pawns[seat]], position.goals[seat], ways):
            return PawnSealed(seat)
    return None


def _won_twice(position: Position) -> Flaw | None:
    arrived = winners(position)
    return SeveralWinners(tuple(arrived)) if len(arrived) > 1 else None

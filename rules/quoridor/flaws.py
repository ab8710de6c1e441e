"""Why a text is not a position of Quoridor: what no game can lead to."""

from dataclasses import dataclass

from rules.errors import Flaw
from rules.facts import AllOf
from rules.game import Seat
from rules.quoridor.board import BIT, OFF, STARTS, WALLS_EACH, WALLS_IN_ALL, Square, Wall
from rules.quoridor.paths import leads, open_ways
from rules.quoridor.position import Position, playing, winners


@dataclass(frozen=True, slots=True)
class WrongNumberOfPawns(Flaw):
    """Two play or four, and two at least are still there."""

    found: int


@dataclass(frozen=True, slots=True)
class PawnsShareSquare(Flaw):
    """Two pawns on one square."""

    square: Square


@dataclass(frozen=True, slots=True)
class WallOutside(Flaw):
    """Half of the wall lies outside the board."""

    wall: Wall


@dataclass(frozen=True, slots=True)
class WallsCollide(Flaw):
    """The two walls overlap or cross."""

    one: Wall
    other: Wall


@dataclass(frozen=True, slots=True)
class TooManyWallsLeft(Flaw):
    """The seat has more walls than it began with, or has left and kept some."""

    seat: Seat
    found: int
    most: int


@dataclass(frozen=True, slots=True)
class TooManyWalls(Flaw):
    """There are only so many walls, on the board and in hand together."""

    found: int
    most: int


@dataclass(frozen=True, slots=True)
class NobodyInSeat(Flaw):
    """It cannot be that seat's turn: there is none, or its player has left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PawnSealed(Flaw):
    """The seat's pawn has no way to its goal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeveralWinners(Flaw):
    """More than one pawn on its goal."""

    seats: AllOf[Seat]


def find_flaw(position: Position) -> Flaw | None:
    """Return what is wrong with a position whose walls do not collide; None if nothing is."""
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
    # Fewer are fine: players who leave take theirs along, and a puzzle may start with fewer.
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

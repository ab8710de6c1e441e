"""Why a move of Quoridor is not allowed."""

from dataclasses import dataclass

from rules.errors import Refusal
from rules.game import Seat
from rules.quoridor.board import Square, Wall


@dataclass(frozen=True, slots=True)
class SquareOffBoard(Refusal):
    """There is no such square."""

    square: Square


@dataclass(frozen=True, slots=True)
class AlreadyThere(Refusal):
    """The pawn stands on that square, and to stay is no move."""

    square: Square


@dataclass(frozen=True, slots=True)
class PawnInTheWay(Refusal):
    """The pawn of `seat` stands on that square."""

    square: Square
    seat: Seat


@dataclass(frozen=True, slots=True)
class TooFar(Refusal):
    """The pawn cannot get there in one move; `reachable` is where it can get."""

    square: Square
    reachable: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class DiagonalNotAllowed(Refusal):
    """A pawn moves along files and ranks; there is no pawn here to step round."""

    square: Square
    reachable: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class PathBlockedByWall(Refusal):
    """`wall` is in the way to the square, or to the pawn that would be jumped."""

    square: Square
    wall: Wall


@dataclass(frozen=True, slots=True)
class JumpBlockedByWall(Refusal):
    """`wall` is right behind the pawn on `over`; one may step to its left or right instead."""

    over: Square
    wall: Wall


@dataclass(frozen=True, slots=True)
class JumpBlockedByPawn(Refusal):
    """Another pawn, on `behind`, is right behind the one on `over`; at most one is jumped."""

    over: Square
    behind: Square


@dataclass(frozen=True, slots=True)
class SideStepNotPossible(Refusal):
    """The pawn on `over` can be jumped straight, to `instead`; side steps are for walls."""

    over: Square
    instead: Square


@dataclass(frozen=True, slots=True)
class NoWallsLeft(Refusal):
    """All the seat's walls are placed."""


@dataclass(frozen=True, slots=True)
class WallOffBoard(Refusal):
    """Half of the wall would lie outside the board: files a to h, ranks 1 to 8."""

    wall: Wall


@dataclass(frozen=True, slots=True)
class WallOverlaps(Refusal):
    """`other` lies there already."""

    wall: Wall
    other: Wall


@dataclass(frozen=True, slots=True)
class WallCrosses(Refusal):
    """`other` would be crossed."""

    wall: Wall
    other: Wall


@dataclass(frozen=True, slots=True)
class WallSealsGoal(Refusal):
    """`seat` would have no way to its goal."""

    wall: Wall
    seat: Seat


@dataclass(frozen=True, slots=True)
class MustPass(Refusal):
    """Nothing can be moved or placed."""

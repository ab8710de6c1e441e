"""A position: where the pawns and the walls are, what is left to place, and whose turn it is."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from rules.game import Seat
from rules.quoridor.board import BIT, GOALS, OFF, STARTS, WALLS_EACH, Square, SquareSet
from rules.quoridor.moves import Orientation, Wall, walls_in

Walls: TypeAlias = tuple[SquareSet, SquareSet]
"""Some walls, as the squares they are named after: the horizontal ones, the vertical ones."""

NO_WALLS: Final[Walls] = (0, 0)


@dataclass(frozen=True, slots=True)
class Position:
    """One entry a seat in `pawns` and `walls_left`; the pawn of a seat that has left is OFF."""

    pawns: tuple[Square, ...]
    walls: Walls
    walls_left: tuple[int, ...]
    seat: Seat

    @property
    def standing(self) -> tuple[Wall, ...]:
        """The walls on the board, in the order of their names."""
        return tuple(walls_in(*self.walls))

    @property
    def goals(self) -> tuple[SquareSet, ...]:
        """Where each seat wants to go."""
        return GOALS[len(self.pawns)]


def place(wall: Wall, walls: Walls) -> Walls:
    """Return the walls with one more."""
    horizontal, vertical = walls
    if wall.orientation == Orientation.HORIZONTAL:
        return (horizontal | BIT[wall.square], vertical)
    return (horizontal, vertical | BIT[wall.square])


def opening(seats: int) -> Position:
    """Return the position before the first move, which is seat 0's."""
    return Position(STARTS[seats], NO_WALLS, (WALLS_EACH[seats],) * seats, Seat(0))


def winners(position: Position) -> list[Seat]:
    """Return the seats whose pawns have arrived: one or none in a game that was played."""
    return [
        Seat(seat)
        for seat, (pawn, goal) in enumerate(zip(position.pawns, position.goals, strict=True))
        if BIT[pawn] & goal
    ]


def playing(position: Position) -> list[Seat]:
    """Return the seats that have not left."""
    return [Seat(seat) for seat, pawn in enumerate(position.pawns) if pawn != OFF]


def after(seat: Seat, pawns: tuple[Square, ...]) -> Seat:
    """Return the seat whose turn follows, clockwise past those who have left."""
    following = Seat((seat + 1) % len(pawns))
    return after(following, pawns) if pawns[following] == OFF else following

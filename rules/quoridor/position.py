"""A position: where the pawns and the walls are, what is left to place, and whose turn it is."""

from dataclasses import dataclass

from rules.game import Seat
from rules.quoridor.board import (
    BIT,
    GOALS,
    NO_WALLS,
    OFF,
    STARTS,
    WALLS_EACH,
    Square,
    SquareSet,
    Wall,
    Walls,
    walls_in,
)


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """One entry a seat in `pawns` and `walls_left`; the pawn of a seat that has left is OFF.

    `str` gives the position text (see `text`).
    """

    pawns: tuple[Square, ...]
    walls: Walls
    walls_left: tuple[int, ...]
    seat: Seat

    def __str__(self) -> str:
        pawns, walls_left = " ".join(self.pawns), " ".join(map(str, self.walls_left))
        walls = " ".join(map(str, walls_in(self.walls))) or "-"
        return f"{pawns}/{walls}/{walls_left}/{self.seat + 1}"

    def __repr__(self) -> str:
        return f"Position({str(self)!r})"

    @property
    def standing(self) -> tuple[Wall, ...]:
        """The walls on the board, in the order of their names."""
        return tuple(walls_in(self.walls))

    @property
    def goals(self) -> tuple[SquareSet, ...]:
        """Where each seat wants to go."""
        return GOALS[len(self.pawns)]


def opening(seats: int) -> Position:
    """Return the position before the first move, which is seat 0's."""
    return Position(STARTS[seats], NO_WALLS, (WALLS_EACH[seats],) * seats, Seat(0))


def winners(position: Position) -> list[Seat]:
    """Return the seats whose pawns have reached their goal: one at most in a real game."""
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


def leave(position: Position, seat: Seat) -> Position:
    """Return the position without the seat's pawn and without the walls it still had."""
    pawns = (*position.pawns[:seat], OFF, *position.pawns[seat + 1 :])
    walls_left = (*position.walls_left[:seat], 0, *position.walls_left[seat + 1 :])
    following = after(seat, pawns) if seat == position.seat else position.seat
    return Position(pawns, position.walls, walls_left, following)

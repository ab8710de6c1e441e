"""What a seat does in its turn, and what comes of it.

"In a turn a player moves the pawn or places one wall; with no walls left, only the pawn moves."
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from rules.game import PASS as SPELLED_PASS
from rules.quoridor.board import INDEX, Square, Wall, place, squares_in, walls_in
from rules.quoridor.pawns import reachable
from rules.quoridor.position import Position, after, winners
from rules.quoridor.walls import placeable


@dataclass(frozen=True, slots=True, repr=False)
class Step:
    """Move the pawn to `square`, by a jump if need be."""

    square: Square

    def __str__(self) -> str:
        return self.square

    def __repr__(self) -> str:
        return f"Step({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Pass:
    """Do nothing, because nothing can be done."""

    def __str__(self) -> str:
        return SPELLED_PASS

    def __repr__(self) -> str:
        return f"Pass({str(self)!r})"


Move: TypeAlias = Step | Wall | Pass
"""A wall as a move is the wall that is placed. `str` gives a move's notation."""

PASS: Final = Pass()
STEPS: Final[Mapping[Square, Step]] = {square: Step(square) for square in INDEX}
"""Every step there is, made once and shared."""


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return where the pawn may go, then the walls, both in the order of their names.

    With four players, pawns in each other's way can leave a seat nothing. Then it passes.
    """
    if winners(position):
        return ()
    steps = [STEPS[square] for square in squares_in(reachable(position))]
    walls = walls_in(placeable(position)) if position.walls_left[position.seat] else ()
    return (*steps, *walls) or (PASS,)


def play(position: Position, move: Move) -> Position:
    """Return the position after a legal move."""
    seat, pawns = position.seat, position.pawns
    walls, walls_left = position.walls, position.walls_left
    match move:
        case Step(square):
            pawns = (*pawns[:seat], square, *pawns[seat + 1 :])
        case Wall():
            walls = place(move, walls)
            walls_left = (*walls_left[:seat], walls_left[seat] - 1, *walls_left[seat + 1 :])
        case Pass():
            pass
        case _:
            assert_never(move)
    return Position(pawns, walls, walls_left, after(seat, pawns))

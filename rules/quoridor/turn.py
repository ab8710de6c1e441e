"""A turn: what the seat may do, and the position after it.

"In a turn a player moves the pawn or places one wall; with no walls left, only the pawn moves."
"""

from typing import assert_never

from rules.game import Seat
from rules.quoridor.board import OFF, squares_in
from rules.quoridor.moves import PASS, STEPS, Move, Pass, Step, Wall, walls_in
from rules.quoridor.pawns import reachable
from rules.quoridor.position import Position, after, place, winners
from rules.quoridor.walls import placeable


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Return where the pawn may go, then the walls, both in the order of their names.

    With four players, pawns in each other's way can leave a seat nothing. Then it passes.
    """
    if winners(position):
        return ()
    steps = [STEPS[square] for square in squares_in(reachable(position))]
    walls = walls_in(*placeable(position)) if position.walls_left[position.seat] else ()
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


def leave(position: Position, seat: Seat) -> Position:
    """Return the position without the seat's pawn and without the walls it still had."""
    pawns = (*position.pawns[:seat], OFF, *position.pawns[seat + 1 :])
    walls_left = (*position.walls_left[:seat], 0, *position.walls_left[seat + 1 :])
    following = after(seat, pawns) if seat == position.seat else position.seat
    return Position(pawns, position.walls, walls_left, following)

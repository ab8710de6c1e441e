"""A position as a plain tuple, and the positions one turn later: what a search looks at.

A search asks for results and never for routes. A plain tuple is made ten times as fast as a
`Position`, and it is its own key in a table.
"""

from typing import Final, TypeAlias

from rules.checkers.captures import captures
from rules.checkers.position import BLACK, WHITE
from rules.checkers.queens import slide, slides
from rules.checkers.squares import BOARD, LAST_ROW, Mask
from rules.checkers.steps import forward_steps, steps
from rules.game import Seat

Board: TypeAlias = tuple[Mask, Mask, Mask, Seat, int]
"""The fields of a position: mine, theirs, queens, the seat to move and the quiet moves so far."""

Flip: TypeAlias = Mask
"""A quiet move as two squares: the one it leaves and the one it reaches, both change."""

_STEPS: Final = forward_steps(lambda start, end: start | end)
_SLIDES: Final = slides(lambda start, end: start | end)


def flips(board: Board) -> tuple[Flip, ...]:
    """Return the moves without capture, as if none were compulsory."""
    mine, theirs, queens, seat, _ = board
    empty = BOARD ^ mine ^ theirs
    if flyers := mine & queens:
        return steps(_STEPS[seat], mine ^ flyers, empty, seat) + slide(_SLIDES, flyers, empty)
    return steps(_STEPS[seat], mine, empty, seat)


def after(board: Board, flip: Flip) -> Board:
    """Return the board after a quiet move."""
    mine, theirs, queens, seat, quiet = board
    other = WHITE if seat else BLACK
    if flip & queens:
        return theirs, mine ^ flip, queens ^ flip, other, quiet + 1
    return theirs, mine ^ flip, queens | (flip & LAST_ROW[seat]), other, 0


def after_captures(board: Board) -> list[Board]:
    """Return the boards after every legal capture; none if there is nothing to take."""
    mine, theirs, queens, seat, _ = board
    flyers = mine & queens
    found = captures(mine ^ flyers, flyers, theirs, BOARD ^ mine ^ theirs)
    other, last_row = (WHITE, LAST_ROW[1]) if seat else (BLACK, LAST_ROW[0])
    boards: list[Board] = []
    for route, taken in found:
        start, end = route[0], route[-1]
        crowned = end if start & queens or end & last_row else 0
        kept = queens & ~(taken | start)
        boards.append((theirs ^ taken, (mine ^ start) | end, kept | crowned, other, 0))
    return boards

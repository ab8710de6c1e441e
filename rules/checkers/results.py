"""Results: the boards one turn away and nothing else, for a search that reads millions.

Law: captured pieces are removed at the end of the turn. A man becomes a queen if the turn ends on
the last row; passing through it in a capture does not count.
"""

from typing import Final, TypeAlias

from rules.checkers.captures import captures
from rules.checkers.queens import slide, slides
from rules.checkers.squares import BOARD, LAST_ROW, Mask
from rules.checkers.steps import forward_steps, steps
from rules.game import Seat

Board: TypeAlias = int
"""Three sets of squares in one number: what the seat to move has, what the other has, queens.

So a quiet move is one exclusive or, and a board is its own key in a table.
"""

_THEIRS: Final = BOARD.bit_length()
_QUEENS: Final = 2 * _THEIRS
_SQUARES: Final = (1 << _THEIRS) - 1


def _step(start: Mask, end: Mask) -> Board:
    """Return what a man's step changes, once the other seat is to move."""
    return (start | end) << _THEIRS | (end & (LAST_ROW[0] | LAST_ROW[1])) << _QUEENS


def _slide(start: Mask, end: Mask) -> Board:
    """Return what a queen's move changes, once the other seat is to move."""
    return (start | end) << _THEIRS | (start | end) << _QUEENS


_STEPS: Final = forward_steps(_step)
_SLIDES: Final = slides(_slide)


def pack(mine: Mask, theirs: Mask, queens: Mask) -> Board:
    """Return a board as one number."""
    return mine | theirs << _THEIRS | queens << _QUEENS


def results(board: Board, seat: Seat) -> list[Board]:
    """Return the board after each distinct turn of `seat`, as the other seat sees it."""
    mine = board & _SQUARES
    theirs = board >> _THEIRS & _SQUARES
    queens = board >> _QUEENS
    empty = BOARD ^ mine ^ theirs
    flyers = mine & queens
    men = mine ^ flyers
    turned = theirs | mine << _THEIRS | queens << _QUEENS
    if found := captures(men, flyers, theirs, empty):
        last = LAST_ROW[seat]
        boards = []
        for route, taken in found:
            start, end = route[0], route[-1]
            moved = start ^ end
            crowns = queens & taken ^ (moved if start & queens else end & last)
            boards.append(turned ^ taken ^ moved << _THEIRS ^ crowns << _QUEENS)
        return boards
    quiet = steps(_STEPS[seat], men, empty, seat)
    if flyers:
        quiet += slide(_SLIDES, flyers, empty)
    return [turned ^ change for change in quiet]

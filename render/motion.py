"""What moves in a picture: the pieces that a move carries, and the dice."""

from render.boards import board_for
from render.canvas.area import Area
from render.look import USUAL, Look, fit
from render.slide import Slide
from rules.game import FIRST, Seat


def slides(
    before: object, move: object, *, seat: Seat = FIRST, size: int = USUAL
) -> tuple[Slide, ...]:
    """Return every piece that a move carries, in order, from where it lies to where it will lie.

    Areas are those of the picture that `draw` makes of `before`. A later slide begins where the
    earlier ones have left the board: if its origin is the target of an earlier slide, the same
    piece moves on. A checker that is hit makes room before the other one lands. In a tray checkers
    are seen from the side, so that target is flat. A roll, a wall or a double carries nothing.
    """
    look = Look(seat, fit(size))
    return tuple(board_for(before, look).slides(before, move, look))


def die_areas(
    position: object, *, seat: Seat = FIRST, size: int = USUAL, dice: tuple[int, ...] = ()
) -> tuple[Area, ...]:
    """Return the area of each die in the picture, from left to right; none where none is drawn.

    `dice` are those that the last move was made with, as for `draw`.
    """
    look = Look(seat, fit(size), dice=dice)
    return tuple(board_for(position, look).dice(position, look))

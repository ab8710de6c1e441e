"""Men and queens of checkers: a queen is a man upon another, with a crown.

The sides differ in more than their colours: Black's men have a dot, its queens one in the crown.
"""

from typing import Final

from render.canvas.area import Disc, Point
from render.canvas.pen import Pen
from render.pieces import Profile, paint_body, paint_piece, paint_shadow
from render.themes import Theme
from rules.checkers import Piece
from rules.checkers.position import BLACK

# All measures are shares of the side of a square.
_RADIUS: Final = 0.4
_RAISED: Final = 0.025
"""How far above the middle of its square a man lies: its shadow is below it."""
_STACKED: Final = 0.055
"""How far the discs of a queen are above and below the middle."""
_CROWN_HEIGHT: Final = 0.4
_JEWEL: Final = 0.06
"""The radius of the dot in the crown of Black's queens."""
_CROWN: Final = (
    (-0.47, 0.42),
    (-0.62, -0.36),
    (-0.26, -0.02),
    (0.0, -0.56),
    (0.26, -0.02),
    (0.62, -0.36),
    (0.47, 0.42),
)
"""The corners of a crown around its middle, as shares of its height."""


def paint_man_or_queen(pen: Pen, theme: Theme, piece: Piece, centre: Point, square: float) -> None:
    """Paint a piece in the middle of a square."""
    x, y = centre
    radius = square * _RADIUS
    if not piece.queen:
        paint_piece(pen, theme, piece.seat, Disc((x, y - square * _RAISED), radius))
        return
    lower, upper = (Disc((x, y + square * way), radius) for way in (_STACKED, -_STACKED))
    paint_shadow(pen, theme, lower)
    for disc in (lower, upper):
        paint_body(pen, theme, piece.seat, disc, Profile.CHECKER)
    paint_crown(pen, upper.centre, square * _CROWN_HEIGHT, theme.edge(piece.seat))
    if piece.seat == BLACK:
        jewel = x, y - square * (_STACKED - _JEWEL)
        pen.disc(jewel, square * _JEWEL, theme.side(piece.seat))


def paint_crown(pen: Pen, centre: Point, height: float, colour: str) -> None:
    """Paint a crown."""
    x, y = centre
    pen.polygon([(x + across * height, y + down * height) for across, down in _CROWN], colour)

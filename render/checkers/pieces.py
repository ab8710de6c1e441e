"""Men and queens of checkers.

The sides differ in more than their colours: White's discs have a broad rim, Black's have a dot. A
queen is two discs and a crown; Black's has the dot in it.

Pieces have few outlines, because each one makes the file larger.
"""

from typing import Final

from render.canvas.area import Point
from render.canvas.pen import Pen
from render.themes import Theme
from rules.checkers import Piece
from rules.checkers.position import BLACK
from rules.game import Seat

# All measures are shares of the side of a square.
_RADIUS: Final = 0.41
_FACE: Final = 0.26
_DOT: Final = 0.11
_SHADOW: Final = 0.04
"""How far a shadow reaches below its disc."""
_STACKED: Final = 0.05
"""How far the discs of a queen are above and below the middle."""
_HIDDEN: Final = 0.05
"""How much smaller than its disc a shadow is: it must not show at the sides."""
_STACKED_HIDDEN: Final = 0.02
"""The same for a queen's lower disc."""
_JEWEL: Final = 0.07
"""The radius of the dot in the crown of Black's queens."""
_EDGE: Final = 0.1
"""The width of an edge, as a share of its disc's radius."""

_CROWN_HEIGHT: Final = 0.42
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


def paint_piece(pen: Pen, theme: Theme, piece: Piece, centre: Point, square: float) -> None:
    """Paint a piece in the middle of a square."""
    if piece.queen:
        _paint_queen(pen, theme, piece.seat, centre, square)
    else:
        _paint_man(pen, theme, piece.seat, centre, square)


def paint_token(pen: Pen, theme: Theme, seat: Seat, centre: Point, square: float) -> None:
    """Paint one disc with the mark of its side."""
    side, edge = theme.side(seat), theme.edge(seat)
    if seat == BLACK:
        _paint_disc(pen, centre, square * _RADIUS, side, edge)
        pen.disc(centre, square * _DOT, edge)
    else:
        _paint_disc(pen, centre, square * _RADIUS, theme.rim(seat), edge)
        pen.disc(centre, square * _FACE, side)


def _paint_man(pen: Pen, theme: Theme, seat: Seat, centre: Point, square: float) -> None:
    """Paint one disc and its shadow."""
    top = _below(centre, -square * _SHADOW / 2)
    _paint_shadow(pen, theme, top, square)
    paint_token(pen, theme, seat, top, square)


def _paint_queen(pen: Pen, theme: Theme, seat: Seat, centre: Point, square: float) -> None:
    """Paint two discs, one upon the other, with a crown."""
    side, edge = theme.side(seat), theme.edge(seat)
    top, lower = _below(centre, -square * _STACKED), _below(centre, square * _STACKED)
    _paint_shadow(pen, theme, lower, square)
    _paint_disc(pen, lower, square * (_RADIUS - _STACKED_HIDDEN), theme.rim(seat), edge)
    _paint_disc(pen, top, square * _RADIUS, side, edge)
    paint_crown(pen, top, square * _CROWN_HEIGHT, edge)
    if seat == BLACK:
        pen.disc(_below(top, square * _JEWEL), square * _JEWEL, side)


def paint_crown(pen: Pen, centre: Point, height: float, colour: str) -> None:
    """Paint a crown."""
    x, y = centre
    pen.polygon([(x + across * height, y + down * height) for across, down in _CROWN], colour)


def _paint_shadow(pen: Pen, theme: Theme, centre: Point, square: float) -> None:
    shadow = _below(centre, square * (_SHADOW + _HIDDEN))
    pen.disc(shadow, square * (_RADIUS - _HIDDEN), theme.groove)


def _paint_disc(pen: Pen, centre: Point, radius: float, inside: str, edge: str) -> None:
    pen.disc(centre, radius, edge)
    pen.disc(centre, radius * (1 - _EDGE), inside)


def _below(point: Point, distance: float) -> Point:
    return point[0], point[1] + distance

"""Men and queens of checkers.

The sides differ in more than their colours: White's discs have a broad rim around a bright face,
Black's are plain and bear a dot. A queen wears a crown instead, and stands upon a second disc.

Every outline that a row of pixels crosses makes the file longer, so a piece has few of them.
"""

from typing import Final

from render.pen import Pen, Point
from render.theme import Theme, rgb
from rules.checkers import Piece
from rules.checkers.position import BLACK
from rules.game import Seat

# All measures are shares of the side of the square that a piece stands on.
_RADIUS: Final = 0.41
_FACE: Final = 0.27
_DOT: Final = 0.12
_SHADOW: Final = 0.045
"""How far a shadow falls below its disc."""
_STACKED: Final = 0.05
"""How far a queen's upper disc stands above the middle, and the lower one below."""
_HIDDEN: Final = 0.02
"""How much smaller is what lies below, so that it does not show at the sides."""
_EDGE: Final = 0.11
"""An edge's width as a share of its disc's radius."""

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
"""A crown's outline around its middle, as shares of its height."""


def paint_piece(pen: Pen, theme: Theme, piece: Piece, centre: Point, square: float) -> None:
    """Paint a piece that stands in the middle of a square."""
    if piece.queen:
        _paint_queen(pen, theme, piece.seat, centre, square)
    else:
        paint_man(pen, theme, piece.seat, centre, square)


def paint_man(pen: Pen, theme: Theme, seat: Seat, centre: Point, square: float) -> None:
    """Paint one disc with its side's mark."""
    side, edge = theme.side(seat), theme.edge(seat)
    top = _below(centre, -square * _SHADOW / 2)
    _paint_shadow(pen, theme, top, square)
    if seat == BLACK:
        _paint_disc(pen, top, square * _RADIUS, side, edge)
        pen.disc(top, square * _DOT, edge)
    else:
        _paint_disc(pen, top, square * _RADIUS, mixed(side, edge, 0.25), edge)
        pen.disc(top, square * _FACE, side)


def _paint_queen(pen: Pen, theme: Theme, seat: Seat, centre: Point, square: float) -> None:
    """Paint two discs, one upon the other, and a crown."""
    side, edge = theme.side(seat), theme.edge(seat)
    top, lower = _below(centre, -square * _STACKED), _below(centre, square * _STACKED)
    _paint_shadow(pen, theme, lower, square)
    _paint_disc(pen, lower, square * (_RADIUS - _HIDDEN), mixed(side, edge, 0.25), edge)
    _paint_disc(pen, top, square * _RADIUS, side, edge)
    paint_crown(pen, top, square * _CROWN_HEIGHT, edge)


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


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two; the palette holds the quarters of those that meet."""
    between = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#" + bytes(between).hex()

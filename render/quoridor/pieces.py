"""The pawns of Quoridor: each has a mark, so that nobody needs to see its colour."""

from math import cos, pi, sin

from render.canvas.area import Point
from render.canvas.pen import Pen
from render.themes import Theme


def paint_pawn(pen: Pen, centre: Point, radius: float, seat: int, theme: Theme) -> None:
    """Paint the pawn of a seat from above, with its mark."""
    pen.disc(centre, radius, theme.pip)
    pen.disc(centre, radius * 0.94, theme.edge(seat))
    pen.disc(centre, radius * 0.77, theme.side(seat))
    paint_mark(pen, centre, radius * 0.44, seat, theme.edge(seat))


def paint_mark(pen: Pen, centre: Point, radius: float, seat: int, colour: str) -> None:
    """Paint the mark of a seat."""
    match seat:
        case 0:
            pen.ring(centre, radius, radius * 0.38, colour)
        case 1:
            pen.polygon(_corners(centre, radius * 1.12, 4), colour)
        case 2:
            _paint_cross(pen, centre, radius * 0.78, colour)
        case _:
            x, y = centre
            # A triangle looks centred when it lies a little low.
            pen.polygon(_corners((x, y + radius * 0.14), radius * 1.18, 3), colour)


def _paint_cross(pen: Pen, centre: Point, reach: float, colour: str) -> None:
    x, y = centre
    pen.line([(x - reach, y - reach), (x + reach, y + reach)], reach * 0.6, colour)
    pen.line([(x - reach, y + reach), (x + reach, y - reach)], reach * 0.6, colour)


def _corners(centre: Point, radius: float, count: int) -> list[Point]:
    """Return the corners of a regular polygon, the first at the top."""
    x, y = centre
    turns = [2 * pi * corner / count for corner in range(count)]
    return [(x + radius * sin(turn), y - radius * cos(turn)) for turn in turns]

"""Small signs that say what a number counts: pips, points of a match, pieces, walls, steps."""

from enum import Enum, auto
from math import cos, pi, sin
from typing import Final, assert_never

from render.canvas.area import Disc, Point, around
from render.canvas.pen import Pen


class Figure(Enum):
    """What a number counts. Steps lead up, right, down or left."""

    PIPS = auto()
    SCORE = auto()
    PIECES = auto()
    WALLS = auto()
    UP = auto()
    RIGHT = auto()
    DOWN = auto()
    LEFT = auto()
    WON = auto()


_WAYS: Final = {
    Figure.UP: (0, -1),
    Figure.RIGHT: (1, 0),
    Figure.DOWN: (0, 1),
    Figure.LEFT: (-1, 0),
}
_CUP: Final = (
    (-0.8, -0.9),
    (0.8, -0.9),
    (0.62, 0.0),
    (0.16, 0.36),
    (0.16, 0.66),
    (0.5, 0.95),
    (-0.5, 0.95),
    (-0.16, 0.66),
    (-0.16, 0.36),
    (-0.62, 0.0),
)
"""The corners of a cup, as shares of its reach."""


def paint_figure(pen: Pen, figure: Figure, room: Disc, ink: str, ground: str) -> None:
    """Paint a sign in some room, on a ground of the other colour."""
    (x, y), reach = centre, _ = room
    match figure:
        case Figure.PIPS:
            pen.rectangle(around(centre, reach * 0.95), ink, reach * 0.35)
            for at in (-0.45, 0, 0.45):
                pen.disc((x + at * reach, y + at * reach), reach * 0.22, ground)
        case Figure.SCORE:
            pen.polygon([(x + a * reach, y + b * reach) for a, b in _CUP], ink)
        case Figure.PIECES:
            pen.disc(centre, reach * 0.95, ink)
            pen.ring(centre, reach * 0.6, reach * 0.18, ground)
        case Figure.WALLS:
            pen.rectangle(
                (x - reach * 0.3, y - reach, x + reach * 0.3, y + reach), ink, reach * 0.2
            )
        case Figure.WON:
            pen.polygon(_star(centre, reach * 1.15), ink)
        case Figure.UP | Figure.RIGHT | Figure.DOWN | Figure.LEFT:
            _paint_way(pen, centre, reach, _WAYS[figure], ink)
        case _:
            assert_never(figure)


def _paint_way(pen: Pen, centre: Point, reach: float, way: tuple[int, int], ink: str) -> None:
    """Paint an arrow that ends at a line."""
    right, down = way

    def at(along: float, across: float) -> Point:
        return (
            centre[0] + reach * (along * right - across * down),
            centre[1] + reach * (along * down + across * right),
        )

    pen.line([at(-1, 0), at(0.2, 0)], reach * 0.4, ink)
    pen.polygon([at(0.62, 0), at(-0.2, 0.72), at(-0.2, -0.72)], ink)
    pen.line([at(0.88, -0.85), at(0.88, 0.85)], reach * 0.3, ink)


def _star(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    turns = [(pi * tip / 5, radius if tip % 2 == 0 else radius * 0.45) for tip in range(10)]
    return [(x + reach * sin(turn), y - reach * cos(turn)) for turn, reach in turns]

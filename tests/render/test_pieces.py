"""Pieces: the marks of pawns are those that texts call their seats by."""

import pytest

from render.canvas.area import Disc
from render.canvas.pen import Pen
from render.pieces import paint_mark
from rules import GAMES

SIDE, RADIUS = 200, 100.0
SHAPES = {
    # Whether the mark covers the middle, and a place to the right, above, and above on the right.
    "◎": (False, True, True, True),
    "◆": (True, True, True, False),
    "✕": (True, False, False, True),
    "▲": (True, False, True, False),
}


@pytest.mark.parametrize(("seat", "mark"), [*enumerate(GAMES["quoridor"].seat_marks)])
def test_a_pawn_has_the_mark_of_its_seat(seat: int, mark: str) -> None:
    pen = Pen(SIDE, SIDE, "#000000")
    paint_mark(pen, seat, Disc((RADIUS, RADIUS), RADIUS), "#ffffff")
    image = pen.finish().convert("L")
    places = ((0, 0), (33, 0), (0, -33), (26, -26))
    covered = (image.getpixel((100 + right, 100 + down)) for right, down in places)
    assert tuple(bool(light and light > 127) for light in covered) == SHAPES[mark]  # type: ignore[operator]

"""Pieces: the marks of pawns are those that texts call their seats by, and edges show."""

import pytest

from render.canvas.area import Disc
from render.canvas.pen import Pen
from render.pieces import Profile, paint_body, paint_mark
from render.themes import THEMES
from render.themes.colour import rgb
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


@pytest.mark.parametrize(
    ("theme", "profile", "edge"),
    [
        ("wood", Profile.CHECKER, 5),
        ("contrast", Profile.CHECKER, 12),
        ("wood", Profile.PAWN, 14),
        ("contrast", Profile.PAWN, 14),
    ],
)
def test_pawns_and_the_pieces_of_contrast_have_broad_edges(
    theme: str, profile: Profile, edge: int
) -> None:
    pen = Pen(SIDE, SIDE, THEMES[theme].felt)
    paint_body(pen, THEMES[theme], 1, Disc((RADIUS, RADIUS), RADIUS), profile)
    image = pen.finish().convert("RGB")
    lit = [_brightness(image.getpixel((100, y))) for y in range(edge + 2)]
    assert lit[edge - 2] > _brightness(rgb(THEMES[theme].side(1))) + 100
    assert lit[edge + 1] < lit[edge - 2] - 50


def _brightness(pixel: object) -> int:
    assert isinstance(pixel, tuple)
    return sum(pixel)

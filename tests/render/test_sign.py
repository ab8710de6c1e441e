"""The sign of a computer: where it stands, and that it is seen in every theme and on a phone."""

from collections.abc import Iterator
from typing import Final

import pytest
from PIL import Image

from render import THEMES, USUAL, NoSuchSeat, draw
from render.boards import scene_of
from render.canvas.area import Area
from render.checkers.layout import layout as checkers_layout
from render.look import Look
from render.plate import ASIDE, PAD, SIGN, Token
from render.points.layout import layout as points_layout
from render.quoridor.layout import layout as quoridor_layout
from render.themes.colour import Colour
from rules import GAMES
from rules.game import Seat
from tests.effort import paired
from tests.render.contrast import contrast
from tests.render.pixels import changed, decode, inside

PHONE: Final = 360
"""The width in pixels at which a phone shows a picture."""
LEAST: Final = 3
"""The least contrast of a sign."""
EYES: Final = 0.05
"""How far below the middle the eyes are, as a share of the sign's height."""
APART: Final = 0.19
"""How far the eyes are from the middle."""

POSITIONS: Final = {
    "backgammon": "-b----E-C---eE---c-e----B-:0:0:1:31:2:4:0:7:10",
    "narde": "--aaaa-a----e--BA----BCD--:1:33",
    "checkers": "W:Wa1,c3,Ke3:Bb8,h6,Kd8:H7",
    "quoridor": "e4 e6/e3h d5v a8h h1v c7h/8 7/1",
    "quoridor for four": "e4 c5 e6 f5/c3h d6v/4 4 5 5/3",
}
EVERY_BOARD = pytest.mark.parametrize("board", POSITIONS)
EVERY_THEME = pytest.mark.parametrize("theme", THEMES)
FIRST, SECOND = Seat(0), Seat(1)


def position(board: str) -> object:
    return GAMES[board.partition(" ")[0]].load(POSITIONS[board])


def plate_area(board: str, seat: Seat) -> Area:
    """Return the plate of a seat as the first seat sees it."""
    if board == "checkers":
        return checkers_layout(USUAL).plate(near=seat == FIRST)
    if board.startswith("quoridor"):
        turned = quoridor_layout(4 if "four" in board else 2, FIRST, USUAL)
        return turned.plate(turned.side_of(seat))
    return points_layout(USUAL).plate(0 if seat else 1)


def measure(board: str, seat: Seat) -> tuple[float, float, float]:
    """Return the middle of a sign, and its height: it is at the right of the piece."""
    ((area, back),) = (
        (cell.area, cell.content.back)
        for cell in scene_of(position(board), Look()).cells
        if isinstance(cell.content, Token) and cell.content.holder.seat == seat
    )
    x, y = area.centre
    unit = back.unit
    return x + unit * ASIDE, y + (0 if back.lying else unit * PAD / 2), unit * SIGN


def eyes(small: Image.Image, x: float, y: float, height: float) -> Iterator[Colour]:
    """Yield the colours of the left eye, between the eyes, and of the right eye."""
    for side in (-1, 0, 1):
        at = x + side * APART * height, y + EYES * height
        column, row = (int(pixel * PHONE / USUAL) for pixel in at)
        red, green, blue = small.crop((column, row, column + 1, row + 1)).tobytes()
        yield red, green, blue


@EVERY_BOARD
@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_a_computer_has_its_sign_at_its_own_side(board: str, seat: Seat) -> None:
    one, other = (draw(position(board), computers=who) for who in (frozenset(), frozenset({seat})))
    box = changed(one, other)
    assert box
    left, top, right, bottom = box
    assert inside(Area(left, top, right - left, bottom - top), plate_area(board, seat))


@pytest.mark.parametrize(("board", "theme"), paired(POSITIONS, THEMES))
def test_its_face_can_be_seen_on_a_phone(board: str, theme: str) -> None:
    picture = decode(draw(position(board), theme=theme, computers=frozenset({FIRST, SECOND})))
    size = PHONE, round(picture.height * PHONE / USUAL)
    small = picture.convert("RGB").resize(size, Image.Resampling.BOX)
    for seat in (FIRST, SECOND):
        left, between, right = eyes(small, *measure(board, seat))
        assert contrast(left, between) >= LEAST
        assert contrast(right, between) >= LEAST


@EVERY_BOARD
def test_a_computer_has_a_seat_at_the_table(board: str) -> None:
    with pytest.raises(NoSuchSeat) as refused:
        draw(position(board), computers=frozenset({Seat(4)}))
    assert refused.value.seat == 4

"""Trays, as pixels."""

import pytest
from PIL import Image, ImageChops

from render import THEMES, Theme
from render.canvas.pen import Pen
from render.tray import Tray

WIDTH, HEIGHT = 100, 240
RING = 11
"""The breadth of a ring around a tray of this width."""


def painted(count: int, theme: Theme, *, from_top: bool) -> Image.Image:
    """Return a tray without a ring."""
    pen = Pen(WIDTH, HEIGHT, theme.groove)
    Tray(0, count, 15, from_top).paint(pen, theme)
    return pen.finish().convert("RGB")


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("from_top", [False, True])
def test_a_number_is_clear_of_the_ring_around_its_tray(theme: Theme, *, from_top: bool) -> None:
    one, other = (painted(count, theme, from_top=from_top) for count in (8, 14))
    box = ImageChops.difference(one, other).getbbox()
    assert box
    left, top, right, bottom = box
    assert min(left, WIDTH - right, top, HEIGHT - bottom) >= RING

"""Marks, as pixels."""

import pytest

from render import THEMES, Theme
from render.canvas.area import Disc
from render.canvas.pen import Pen
from render.marks import ring_piece
from render.themes.colour import rgb


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_a_ring_on_a_piece_has_a_line_on_either_side(theme: Theme) -> None:
    side, radius = 240, 100.0
    pen = Pen(side, side, theme.side(0))
    ring_piece(pen, theme, Disc(pen.centre, radius), theme.hint)
    image = pen.finish().convert("RGB")
    seen = [image.getpixel((x, side // 2)) for x in range(side // 2)]
    met = [colour for at, colour in enumerate(seen) if colour != seen[at - 1]]
    order = [
        colour for colour in met if colour in {rgb(theme.pip), rgb(theme.hint), rgb(theme.side(0))}
    ]
    assert order == [rgb(theme.pip), rgb(theme.hint), rgb(theme.pip), rgb(theme.side(0))]

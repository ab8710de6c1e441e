"""The colours of each theme: enough contrast, and few enough."""

from dataclasses import fields

import pytest

from render.themes import THEMES, Theme
from render.themes.colour import rgb
from render.themes.theme import COLOURS
from tests.render.contrast import contrast

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EVERY_THEME
def test_a_palette_has_every_colour_of_its_theme_and_fits_into_half_a_byte(theme: Theme) -> None:
    named = {rgb(getattr(theme, field.name)) for field in fields(theme) if field.name != "name"}
    assert named <= set(theme.colours)
    assert len(theme.colours) <= COLOURS == 16


@EVERY_THEME
def test_numbers_can_be_read(theme: Theme) -> None:
    assert contrast(theme.ink, theme.frame) >= 7
    assert contrast(theme.pip, theme.die) >= 7


@EVERY_THEME
@pytest.mark.parametrize("seat", range(4))
def test_a_piece_stands_out_from_every_ground(theme: Theme, seat: int) -> None:
    for ground in (theme.felt, theme.light, theme.dark):
        shown = max(contrast(part, ground) for part in (theme.side(seat), theme.edge(seat)))
        assert shown >= 3, (ground, shown)


@EVERY_THEME
@pytest.mark.parametrize("seat", range(4))
def test_a_mark_can_be_seen_on_its_piece(theme: Theme, seat: int) -> None:
    assert contrast(theme.side(seat), theme.edge(seat)) >= 4.5


@EVERY_THEME
def test_the_two_sides_differ_in_brightness(theme: Theme) -> None:
    assert contrast(theme.first, theme.second) >= 4.5

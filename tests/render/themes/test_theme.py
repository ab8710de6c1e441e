"""The colours of each theme: enough contrast, and few enough."""

from dataclasses import fields

import pytest

from render.marks import FAINT
from render.points.dice import FADED
from render.themes import THEMES, Theme
from render.themes.colour import mix, rgb
from render.themes.palette import COLOURS, FEW, GRAIN, GRAINS
from tests.render.contrast import contrast

EVERY_THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
EVERY_MARK = pytest.mark.parametrize("mark", ["last", "trail", "hint"])
NO_COLOURS = {"name", "grain", "shadow", "rim"}


@EVERY_THEME
def test_a_palette_has_every_colour_of_its_theme_and_fits_into_a_byte(theme: Theme) -> None:
    names = {field.name for field in fields(theme)} - NO_COLOURS
    named = {rgb(getattr(theme, name)) for name in names}
    assert named <= set(theme.colours)
    assert len(theme.colours) <= COLOURS == 256


@EVERY_THEME
def test_a_film_has_few_colours_but_those_of_all_that_it_shows(theme: Theme) -> None:
    names = {field.name for field in fields(theme)} - NO_COLOURS - {"hint"}
    assert {rgb(getattr(theme, name)) for name in names} <= set(theme.plain.colours)
    assert len(theme.plain.colours) <= FEW == 31
    assert theme.plain.grains == ()


@EVERY_THEME
def test_every_surface_has_the_tones_of_a_grain(theme: Theme) -> None:
    shown = [index for _, tones in theme.grains for index in tones]
    assert sorted(shown) == list(range(len(theme.colours) - GRAINS, len(theme.colours)))
    for colour, tones in theme.grains:
        assert len(tones) == len(GRAIN)
        assert colour in {theme.colours[tone] for tone in tones}


@EVERY_THEME
def test_numbers_can_be_read(theme: Theme) -> None:
    assert contrast(theme.ink, theme.frame) >= 7
    assert contrast(theme.ink, theme.groove) >= 4.5
    assert contrast(theme.pip, theme.die) >= 7
    assert contrast(theme.ink_on_last, theme.last) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize("seat", range(4))
def test_a_piece_stands_out_from_every_ground(theme: Theme, seat: int) -> None:
    for ground in (theme.felt, theme.light, theme.dark, theme.groove):
        shown = max(contrast(part, ground) for part in (theme.side(seat), theme.edge(seat)))
        assert shown >= 3, (ground, shown)


@EVERY_THEME
@EVERY_MARK
def test_a_mark_stands_out_from_every_ground(theme: Theme, mark: str) -> None:
    core = getattr(theme, mark)
    assert contrast(core, theme.pip) >= 3
    for ground in (theme.felt, theme.light, theme.dark, theme.groove):
        shown = max(contrast(core, ground), contrast(theme.pip, ground))
        assert shown >= 3, (ground, shown)


@EVERY_THEME
@EVERY_MARK
def test_a_mark_needs_no_outline_on_dark_squares(theme: Theme, mark: str) -> None:
    assert contrast(getattr(theme, mark), theme.dark) >= 3


@EVERY_THEME
@pytest.mark.parametrize("seat", range(4))
def test_a_wall_is_of_nobody_s_colour(theme: Theme, seat: int) -> None:
    assert theme.wall not in {theme.side(seat), theme.edge(seat)}
    assert contrast(theme.wall, theme.felt) >= 1.5


@EVERY_THEME
def test_the_last_wall_is_told_from_the_others(theme: Theme) -> None:
    core, line = theme.last, theme.ink_on_last
    assert contrast(core, line) >= 3
    assert max(contrast(core, theme.wall), contrast(line, theme.wall)) >= 3


@EVERY_THEME
@pytest.mark.parametrize("seat", range(4))
def test_a_mark_can_be_seen_on_its_piece(theme: Theme, seat: int) -> None:
    assert contrast(theme.side(seat), theme.edge(seat)) >= 4.5


@EVERY_THEME
@pytest.mark.parametrize("seat", range(2))
def test_dice_can_be_read_also_when_they_are_used_up(theme: Theme, seat: int) -> None:
    side, felt = rgb(theme.side(seat)), rgb(theme.felt)
    for body in (side, mix(side, felt, FADED)):
        assert contrast(theme.dots(seat), body) >= 3


@EVERY_THEME
@pytest.mark.parametrize("ground", ["light", "dark"])
def test_the_square_that_was_left_is_less_loud_than_one_that_was_reached(
    theme: Theme, ground: str
) -> None:
    below = rgb(getattr(theme, ground))
    filled = mix(below, rgb(theme.trail), FAINT)
    assert 1 < contrast(filled, below) < 2.1
    assert min(contrast(filled, colour) for colour in theme.colours) < 1.1


@EVERY_THEME
def test_the_two_sides_differ_in_brightness(theme: Theme) -> None:
    assert contrast(theme.first, theme.second) >= 4.5

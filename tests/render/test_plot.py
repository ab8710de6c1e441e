"""Plots of ratings: where everything lies, and what they look like."""

from itertools import pairwise
from random import Random

import pytest

from render import SMALLEST, THEMES, Reached, plot
from render.plot import WIDTH, frame_of
from render.themes import pick
from render.themes.colour import rgb
from tests.render.goldens import GOLDENS, check
from tests.render.pixels import decode

COURSE: list[Reached] = [(0, 1500), (1, 1579), (2, 1510), (3, 1611), (9, 1702), (30, 1655)]


def random_course(seed: int) -> list[Reached]:
    chance = Random(seed)
    spread = chance.choice((1, 30, 900))
    games = sorted(chance.sample(range(2_000), chance.randint(1, 200)))
    return [(game, 1500 + chance.randint(-spread, spread)) for game in games]


@pytest.mark.parametrize("seed", range(40))
def test_every_rating_lies_in_the_frame_between_a_few_round_lines(seed: int) -> None:
    course = random_course(seed)
    frame = frame_of(course, WIDTH)
    left, top, right, bottom = frame.box
    for x, y in map(frame.at, course):
        assert left < x < right
        assert top <= y <= bottom
    assert 2 <= len(frame.lines) <= 6
    assert all(line % 25 == 0 for line in frame.lines)
    assert frame.lines[0] == frame.ratings[0]
    assert frame.lines[-1] == frame.ratings[1]


def test_later_is_further_right_and_better_is_higher() -> None:
    frame = frame_of(COURSE, WIDTH)
    for one, other in pairwise(COURSE):
        (x, y), (next_x, next_y) = frame.at(one), frame.at(other)
        assert x < next_x
        assert (y > next_y) == (one[1] < other[1])


@pytest.mark.parametrize("course", [[(7, 1500)], [(1, 1500), (2, 1500)], [(1, -9_000), (2, 9_000)]])
def test_any_course_can_be_plotted(course: list[Reached]) -> None:
    picture = plot(course)
    assert decode(picture).size == (picture.width, picture.height) == (640, 320)
    assert len(picture.png) < 12_000


@pytest.mark.parametrize("theme", THEMES)
def test_the_last_game_has_a_dot_in_the_theme_s_colours(theme: str) -> None:
    image = decode(plot(COURSE, theme=theme)).convert("RGB")
    x, y = frame_of(COURSE, WIDTH).at(COURSE[-1])
    assert image.getpixel((round(x), round(y))) == rgb(pick(theme).last)
    assert image.getpixel((2, 2)) == rgb(pick(theme).frame)


@pytest.mark.parametrize("theme", THEMES)
def test_plots_look_as_they_did(theme: str) -> None:
    picture = decode(plot(COURSE, theme=theme, size=SMALLEST)).convert("RGB")
    check(f"plot-{theme}", {"course": picture}, THEMES[theme], GOLDENS)

"""Plots of chances: where everything lies, and what they look like."""

from itertools import pairwise

import pytest

from render import SMALLEST, THEMES, Chance, Mark, plot_chances
from render.chances import WIDTH, chance_frame
from render.themes import pick
from render.themes.colour import rgb
from tests.render.goldens import GOLDENS, check
from tests.render.pixels import decode

COURSE: list[Chance] = [(0, 0.5), (1, 0.62), (2, 0.55), (3, 0.2), (4, 0.35), (5, 0.8), (6, 1.0)]
MARKS = [Mark((3, 0.2), 0, "1"), Mark((5, 0.8), 1, "2")]
FOUR: list[list[Chance]] = [
    [(seat + 4 * turn, 0.25 + 0.05 * seat * turn) for turn in range(3)] for seat in range(4)
]


def test_later_is_further_right_and_better_is_higher() -> None:
    frame = chance_frame([COURSE], WIDTH)
    left, top, right, bottom = frame.box
    for one, other in pairwise(COURSE):
        (x, y), (next_x, next_y) = frame.at(one), frame.at(other)
        assert left <= x < next_x <= right
        assert top <= y <= bottom
        assert (y > next_y) == (one[1] < other[1])


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_below_the_line_is_the_first_seat_s(theme: str) -> None:
    image = decode(plot_chances([COURSE], theme=theme)).convert("RGB")
    frame = chance_frame([COURSE], WIDTH)
    for share, colour in ((0.1, pick(theme).first), (0.9, pick(theme).second)):
        x, y = frame.at((1, share))
        assert image.getpixel((round(x), round(y))) == rgb(colour)


def test_one_decision_can_be_plotted() -> None:
    picture = plot_chances([[(0, 0.5)]], ends=("1", "1"))
    assert decode(picture).size == (picture.width, picture.height) == (800, 400)
    assert len(picture.png) < 12_000


@pytest.mark.parametrize("theme", THEMES)
def test_plots_of_chances_look_as_they_did(theme: str) -> None:
    ends = ("1", "7")
    pictures = {
        "two": plot_chances([COURSE], MARKS, ends=ends, theme=theme, size=SMALLEST),
        "four": plot_chances(
            FOUR, [Mark(FOUR[2][1], 2, "1")], ends=ends, theme=theme, size=SMALLEST
        ),
    }
    shown = {name: decode(picture).convert("RGB") for name, picture in pictures.items()}
    check(f"chances-{theme}", shown, THEMES[theme], GOLDENS)

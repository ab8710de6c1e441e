"""Plots of chances: where everything lies, and what they look like."""

from itertools import pairwise

import pytest

from render import SMALLEST, THEMES, Chance, LuckBar, Mark, plot_chances
from render.chances import WIDTH, chance_frame, luck_box
from render.themes import pick
from render.themes.colour import rgb
from tests.render.goldens import GOLDENS, check
from tests.render.pixels import decode

COURSE: list[Chance] = [(0, 0.5), (1, 0.62), (2, 0.55), (3, 0.2), (4, 0.35), (5, 0.8), (6, 1.0)]
MARKS = [Mark((3, 0.2), 0, "1"), Mark((5, 0.8), 1, "2")]
LUCKS = [LuckBar(0, 0, 0.3), LuckBar(1, 1, -0.1), LuckBar(1.5, 0, -0.6), LuckBar(6, 1, 0.9)]
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


def test_the_strip_of_rolls_lies_below_and_lucky_is_up() -> None:
    picture = plot_chances([COURSE], MARKS, lucks=LUCKS)
    frame = chance_frame([COURSE], WIDTH)
    boxes = [luck_box(frame, bar, LUCKS, WIDTH / 26) for bar in LUCKS]
    middle = boxes[0][3]
    for bar, (left, top, right, bottom) in zip(LUCKS, boxes, strict=True):
        assert frame.box[3] < top < bottom < picture.height
        assert left < frame.at((bar.at, 0))[0] < right
        assert (bottom if bar.luck > 0 else top) == middle
    heights = [bottom - top for _, top, _, bottom in boxes]
    assert sorted(heights) == [heights[1], heights[0], heights[2], heights[3]]
    image = decode(picture).convert("RGB")
    for bar, (left, top, right, bottom) in zip(LUCKS, boxes, strict=True):
        point = round((left + right) / 2), round((top + bottom) / 2)
        assert image.getpixel(point) == rgb(pick("wood").side(bar.seat))


def test_ever_so_many_rolls_with_hardly_any_luck_can_be_plotted() -> None:
    many = [(number, 0.5) for number in range(2_500)]
    lucks = [LuckBar(number, number % 2, 0.0001 * (number % 3 - 1)) for number in range(2_500)]
    assert plot_chances([many], lucks=lucks, size=SMALLEST).png


def test_one_decision_can_be_plotted() -> None:
    picture = plot_chances([[(0, 0.5)]], ends=("1", "1"))
    assert decode(picture).size == (picture.width, picture.height) == (800, 400)
    assert len(picture.png) < 12_000


@pytest.mark.parametrize("theme", THEMES)
def test_plots_of_chances_look_as_they_did(theme: str) -> None:
    ends = ("1", "7")
    pictures = {
        "two": plot_chances([COURSE], MARKS, ends=ends, theme=theme, size=SMALLEST),
        "luck": plot_chances([COURSE], lucks=LUCKS, ends=ends, theme=theme, size=SMALLEST),
        "four": plot_chances(
            FOUR, [Mark(FOUR[2][1], 2, "1")], ends=ends, theme=theme, size=SMALLEST
        ),
    }
    shown = {name: decode(picture).convert("RGB") for name, picture in pictures.items()}
    check(f"chances-{theme}", shown, THEMES[theme], GOLDENS)

"""Forms in relief: distances, light and shadow, as numbers."""

import numpy as np
import pytest
from PIL import Image

from render.canvas.pen import Pen
from render.canvas.relief import Slope, carve, cast, rounded

GREY = ((0, 0, 0), (128, 128, 128), (255, 255, 255))


def brightness(image: Image.Image, x: int, y: int) -> int:
    return int(np.asarray(image)[y, x, 0])


def opacity(image: Image.Image, x: int, y: int) -> int:
    return int(np.asarray(image)[y, x, 3])


def test_distances_from_a_circle() -> None:
    form = rounded((21, 21), (12, 12), 6)
    assert form.outside[10, 10] == pytest.approx(-6)
    assert form.outside[10, 20] == pytest.approx(4)
    assert (form.right[10, 20], form.down[10, 20]) == (1, 0)
    assert (form.right[0, 10], form.down[0, 10]) == (0, -1)


def test_distances_from_a_box_with_round_corners() -> None:
    form = rounded((41, 21), (30, 10), 2)
    assert form.outside[10, 20] == pytest.approx(-5)
    assert form.outside[10, 0] == pytest.approx(5)
    assert form.outside[0, 20] == pytest.approx(5)
    assert form.outside[5, 5] > rounded((41, 21), (30, 10), 0.1).outside[5, 5]


def test_a_rim_is_light_where_it_faces_the_light_and_dark_across() -> None:
    image = carve(rounded((41, 41), (40, 40), 20), GREY, [Slope(0, 6, 0.6)], 0.1)
    upper_left, face, lower_right = (brightness(image, at, at) for at in (8, 20, 32))
    assert upper_left > face + 40
    assert face == 128
    assert lower_right < face - 40


def test_a_dish_is_lit_the_other_way_round() -> None:
    image = carve(rounded((41, 41), (40, 40), 20), GREY, [Slope(0, 6, -0.6)], 0.1)
    assert brightness(image, 8, 8) < 128 < brightness(image, 32, 32)


def test_an_edge_is_smooth() -> None:
    image = carve(rounded((20, 20), (10.5, 10.5), 5.25), GREY, (), 1)
    assert opacity(image, 10, 10) == 255
    assert opacity(image, 0, 0) == 0
    assert any(0 < opacity(image, x, 10) < 255 for x in range(20))


def test_a_shadow_fades() -> None:
    image = cast(rounded((40, 40), (20, 20), 10), 0.5, 3)
    middle, edge, beyond = (opacity(image, x, 20) for x in (20, 30, 36))
    assert middle == pytest.approx(127, abs=2)
    assert 30 < edge < 100
    assert beyond == 0


def test_a_recess_is_dark_below_its_upper_edge() -> None:
    pen = Pen(40, 40, "#808080")
    pen.shade((10, 10, 30, 30), depth=6, strength=0.5)
    image = pen.finish()
    assert brightness(image, 5, 20) == brightness(image, 20, 28) == 128
    assert brightness(image, 20, 10) < brightness(image, 20, 13) < 128
    assert brightness(image, 10, 28) < 128


def test_what_is_stamped_over_the_corner_is_cut() -> None:
    pen = Pen(10, 10)
    pen.stamp(Image.new("RGBA", (40, 40), (255, 0, 0, 255)), (0, 0))
    image = pen.finish()
    assert opacity(image, 4, 4) == 255
    assert opacity(image, 6, 6) == 0

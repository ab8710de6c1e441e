"""Single dice and pieces, which stand between words."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render import EMBLEMS, THEMES, emblem
from tests.effort import paired

DARK, LIGHT = (49, 51, 56), (255, 255, 255)
"""The grounds on which Discord shows emojis."""


def picture(name: str, theme: str = "wood") -> Image.Image:
    return Image.open(BytesIO(emblem(name, theme).png))


def on(ground: tuple[int, int, int], image: Image.Image) -> Image.Image:
    """Return a picture as one sees it on a ground, as small as between words."""
    whole = Image.new("RGBA", image.size, (*ground, 255))
    whole.alpha_composite(image)
    return whole.convert("L").resize((22, 22))


@pytest.mark.parametrize(("name", "theme"), paired(EMBLEMS, THEMES))
def test_an_emblem_is_a_small_picture_with_transparent_corners(name: str, theme: str) -> None:
    image = picture(name, theme)
    assert (image.mode, image.size) == ("RGBA", (128, 128))
    corners = [image.getpixel((x, y)) for x in (0, 127) for y in (0, 127)]
    assert [pixel[3] for pixel in corners if isinstance(pixel, tuple)] == [0] * 4


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("name", EMBLEMS)
def test_an_emblem_is_seen_on_every_ground(name: str, ground: tuple[int, int, int]) -> None:
    shown = on(ground, picture(name))
    empty = Image.new("RGB", (22, 22), ground).convert("L")
    differing = ImageChops.difference(shown, empty).point(lambda level: 255 * (level > 60))
    assert sum(differing.histogram()[255:]) > 22 * 22 // 10


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
def test_emblems_differ_as_small_as_they_are_shown(ground: tuple[int, int, int]) -> None:
    shown = {name: on(ground, picture(name)) for name in EMBLEMS}
    for one, other in combinations(EMBLEMS, 2):
        difference = ImageChops.difference(shown[one], shown[other])
        assert max(level for level, count in enumerate(difference.histogram()) if count) > 60, (
            one,
            other,
        )

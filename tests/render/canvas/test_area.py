"""Areas of whole pixels, as numbers."""

import pytest

from render.canvas.area import Area, Box, covering


@pytest.mark.parametrize(
    ("box", "area"),
    [
        ((2, 3, 5, 8), (2, 3, 3, 5)),
        ((2.9, 3.1, 5.1, 7.9), (2, 3, 4, 5)),
        ((0.5, 0.5, 0.75, 0.75), (0, 0, 1, 1)),
    ],
)
def test_an_area_covers_every_pixel_that_a_box_touches(
    box: Box, area: tuple[int, int, int, int]
) -> None:
    assert covering(box) == Area(*area)


def test_a_part_of_an_area_is_given_by_its_box_in_it() -> None:
    assert Area(10, 20, 30, 40).part((1, 2, 5, 7)) == Area(11, 22, 4, 5)

"""The grain of surfaces, as numbers."""

from itertools import pairwise

import numpy as np
import pytest

from render.canvas.grain import PLAIN, grain
from render.canvas.pen import Pen


def test_all_tones_are_seen_and_none_is_most_of_it() -> None:
    counts = np.bincount(grain(200, 300, 7).ravel(), minlength=5)
    assert counts.sum() == 200 * 300
    assert all(0 < count < 0.45 * counts.sum() for count in counts)


def test_a_row_is_the_one_above_it_moved_by_a_pixel_at_most() -> None:
    lines = grain(120, 400, 7)
    moved = [(above, row) for above, row in pairwise(lines) if (above != row).any()]
    assert 0 < len(moved) < 40
    for above, row in moved:
        assert (above[1:] == row[:-1]).all() or (above[:-1] == row[1:]).all()


def test_a_grain_may_repeat_itself() -> None:
    pen = Pen(200, 30, "#000000")
    pen.grain((20, 0, 180, 30), 3, 40)
    inside = pen.grains[:, 20:180]
    assert (inside[:, :40] == inside[:, 40:80]).all()
    assert (pen.grains[:, :20] == PLAIN).all()


def test_a_grain_can_be_taken_away() -> None:
    pen = Pen(40, 20)
    pen.grain(pen.box, seed=1)
    pen.smooth((10, 5, 30, 15))
    assert (pen.grains[5:15, 10:30] == PLAIN).all()
    assert (pen.grains[:5] != PLAIN).any()


def test_a_lying_grain_has_one_tone_a_row() -> None:
    pen = Pen(50, 40, "#000000")
    pen.lying_grain((0, 10, 50, 40), 3)
    assert (pen.grains[10:] == pen.grains[10:, :1]).all()
    assert len(np.unique(pen.grains[10:])) > 2


@pytest.mark.parametrize("seed", [1, 2])
def test_a_grain_is_the_same_each_time(seed: int) -> None:
    one = grain(64, 64, seed).copy()
    grain.cache_clear()
    assert (grain(64, 64, seed) == one).all()

"""How a level picks among moves that seem nearly as good."""

from collections import Counter
from random import Random

import pytest

from bot.engines.softmax import pick


def _count(*worths: float, temperature: float, tolerance: float = 99) -> Counter[int]:
    chance = Random(1)
    return Counter(pick(worths, temperature, chance, tolerance) for _ in range(1000))


def test_one_that_is_worse_by_a_temperature_is_picked_e_times_as_rarely() -> None:
    picks = _count(0, -10, temperature=10)
    assert picks[0] / picks[1] == pytest.approx(2.718, rel=0.15)


def test_what_is_far_worse_is_never_picked() -> None:
    assert _count(0, -29, -31, temperature=10, tolerance=3).keys() == {0, 1}


def test_without_temperature_it_is_the_first_of_the_best() -> None:
    assert _count(1, 2, 2, temperature=0) == {1: 1000}


def test_the_same_seed_picks_the_same() -> None:
    picks = {pick((1, 2, 3), 5, Random("a game")) for _ in range(9)}
    assert len(picks) == 1

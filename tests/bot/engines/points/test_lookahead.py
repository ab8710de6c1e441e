"""Looking ahead over the rolls."""

import numpy as np
import pytest

from bot.engines.narde.kind import NARDE
from bot.engines.points.features import SIZE
from bot.engines.points.judge import Judge
from bot.engines.points.lookahead import chances_to_roll, foresee
from bot.engines.points.net import Net
from bot.engines.points.rolls import ROLLS
from bot.engines.points.stakes import plain_stakes
from rules.narde import Narde

EVEN = Net(
    np.zeros((1, SIZE), np.float32),
    np.zeros((1, 1), np.float32),
    np.zeros((0, 1), np.float32),
    np.zeros((0, 1), np.float32),
    np.zeros((3, 1), np.float32),
    np.array([[0], [-50], [-50]], np.float32),
)
"""A net that holds every game for even, and for a single one."""
JUDGE = Judge(NARDE, EVEN, plain_stakes(2))


def board(text: str) -> bytes:
    return b"".join(Narde().load(f"{text}:1:00").sides)


def test_there_are_twenty_one_rolls() -> None:
    assert len(set(ROLLS)) == 21


def test_a_judge_without_a_look_ahead_says_what_its_net_says() -> None:
    assert foresee(JUDGE, [NARDE.start], 0) == pytest.approx([0], abs=1e-6)


def test_a_game_that_is_over_is_worth_its_points_at_any_depth() -> None:
    over = board("------------n-------------")
    for rolls in range(3):
        assert foresee(JUDGE, [over, NARDE.start], rolls) == pytest.approx([1, 0], abs=1e-6)


def test_one_roll_ahead_the_last_throw_is_exact() -> None:
    """Black's last checker is on their 6 point: 27 of 36 rolls bear it off."""
    last = board("-C----------------a-------")
    assert foresee(JUDGE, [last], 1) == pytest.approx([-27 / 36], abs=1e-6)
    assert chances_to_roll(JUDGE, last)[0] == pytest.approx(27 / 36 + 9 / 36 / 2)


def test_two_rolls_ahead_both_last_throws_are_exact() -> None:
    """If Black fails, White bears off the last checker with any roll."""
    last = board("-A----------------a-------")
    assert foresee(JUDGE, [last], 2) == pytest.approx([9 / 36 - 27 / 36], abs=1e-6)

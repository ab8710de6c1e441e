"""The event loop does not wait for long while something is painted."""

import sys
from collections.abc import Iterator

import pytest

from bot.app.threads import TURN, take_short_turns

USUAL = 0.005
"""What Python itself chooses."""


@pytest.fixture(autouse=True)
def usual_turns() -> Iterator[None]:
    """Begin with turns as Python has them, whatever this process did before."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(USUAL)
    yield
    sys.setswitchinterval(before)


def test_threads_take_short_turns() -> None:
    take_short_turns()
    assert sys.getswitchinterval() == pytest.approx(TURN)
    assert TURN < USUAL

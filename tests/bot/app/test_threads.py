"""The event loop does not wait for long while something is painted."""

import sys

from bot.app.threads import TURN, take_short_turns


def test_threads_take_short_turns() -> None:
    before = sys.getswitchinterval()
    try:
        take_short_turns()
        assert abs(sys.getswitchinterval() - TURN) < 1e-6
    finally:
        sys.setswitchinterval(before)
    assert before > TURN

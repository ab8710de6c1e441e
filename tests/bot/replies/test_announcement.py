"""How much is told beside a picture."""

from bot.replies.announcement import latest_that_fit


def test_what_fits_is_told_in_full() -> None:
    lines = ("Ann rolls 6-6.", "Ann plays 24/18, the only move.", "Ben to roll: /roll.")
    assert latest_that_fit(lines) == lines


def test_of_a_long_chain_of_turns_the_latest_are_told() -> None:
    lines = tuple(f"Ann plays {turn}/off, the only move." for turn in range(100, 200))
    told = latest_that_fit(lines)
    assert told[0] == "…"
    assert tuple(told[1:]) == lines[-len(told) + 1 :]
    assert 850 < len("\n".join(told)) <= 900

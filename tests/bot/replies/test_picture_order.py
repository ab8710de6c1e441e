"""Arrows on buttons: they point as the pawn moves in the picture that a player sees."""

import pytest

from bot.replies.picture_order import turned
from rules.game import Seat


@pytest.mark.parametrize(
    ("seat", "seats", "arrows"),
    [
        (0, 2, "↑↗→↘↓↙←↖"),
        (1, 2, "↓↙←↖↑↗→↘"),
        (1, 4, "←↖↑↗→↘↓↙"),
        (2, 4, "↓↙←↖↑↗→↘"),
        (3, 4, "→↘↓↙←↖↑↗"),
    ],
)
def test_arrows_are_turned_with_the_board(seat: int, seats: int, arrows: str) -> None:
    assert "".join(turned(arrow, Seat(seat), seats) for arrow in "↑↗→↘↓↙←↖") == arrows

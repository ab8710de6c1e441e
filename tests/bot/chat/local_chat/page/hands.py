"""Whole games at a board: who plays how, until the game is over."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.bot.chat.local_chat.page.board import Board, Touch
from tests.bot.chat.local_chat.page.windows import Window

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1400, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 780}, "is_mobile": True, "has_touch": True},
}
PHONE = SIZES["phone"]
MOST = 300
"""Presses of a game, at most."""

Act = Callable[[Board], None]
"""Does one thing at a board where something can be done."""


def pressing(seed: int) -> Act:
    """Press whatever comes first: a place that a piece can go to, else a piece."""
    pick = Random(seed).choice
    return lambda board: board.press_at(pick(_likeliest(board.touches)))


def tapping(seed: int) -> Act:
    """Do the same with a finger."""
    pick = Random(seed).choice
    return lambda board: board.tap_at(pick(_likeliest(board.touches)))


def dragging(seed: int) -> Act:
    """Drag a piece to where it can go."""
    pick = Random(seed).choice
    return lambda board: board.drag_at(
        pick([touch for touch in board.touches if touch.kind in ("piece", "held")]), pick
    )


def straight_on(board: Board) -> None:
    """Press the highest place that a piece can go to: one's own pawn goes up."""
    targets = [touch for touch in board.touches if touch.kind == "target"]
    board.press_at(min(targets, key=lambda touch: touch.y))


def dragging_up(board: Board) -> None:
    """Drag the only piece as high as it can go."""
    (pawn,) = [touch for touch in board.touches if touch.kind == "piece"]
    board.drag_at(pawn, lambda ways: min(ways, key=lambda way: way.y))


def _likeliest(touches: Sequence[Touch]) -> Sequence[Touch]:
    targets = [touch for touch in touches if touch.kind == "target"]
    return targets or [touch for touch in touches if touch.kind == "piece"]


def play_on(windows: Sequence[Window], act: Act) -> int:
    """Act in whichever window it is the turn of, until the game is over; return how often."""
    count = 0
    while not windows[0].board.over:
        for window in windows:
            while window.board.look() and not window.board.over:
                act(window.board)
                count += 1
                assert count < MOST
    return count

"""Inline keyboards for the choices of a reply, laid out for a phone."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from bot.replies.reply import Choice, Choices, Style

_MAX_IN_A_ROW: Final = 8
_WIDTH: Final = 32
"""Characters that fit side by side on a phone, with two more for each label."""
_STYLES: Final = {
    Style.MAIN: KeyboardButtonStyle.PRIMARY,
    Style.PLAIN: None,
    Style.GRAVE: KeyboardButtonStyle.DANGER,
}

Row = Sequence[InlineKeyboardButton]


def keyboard(choices: Choices, *more: Row) -> InlineKeyboardMarkup | None:
    """Return the keyboard: each group in rows of its own, with more rows below; None if empty."""
    rows = [*(row for group in choices for row in _rows(group)), *(row for row in more if row)]
    return InlineKeyboardMarkup(rows) if rows else None


def _rows(group: Sequence[Choice]) -> Iterator[list[InlineKeyboardButton]]:
    """Split a group into rows of about the same length: nine buttons are five and four."""
    if not group:
        return
    longest = max(len(choice.label) for choice in group)
    fitting = max(1, min(_MAX_IN_A_ROW, _WIDTH // (longest + 2)))
    length = ceil(len(group) / ceil(len(group) / fitting))
    for start in range(0, len(group), length):
        yield [_button(choice) for choice in group[start : start + length]]


def _button(choice: Choice) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        choice.label, callback_data=choice.payload, style=_STYLES[choice.style]
    )

"""Inline keyboards for the choices of a reply, laid out for a phone.

A tap that comes twice must do no harm, so nothing that cannot be taken back lies where another
keyboard has what people tap most: leaving and declining are on the right of a row of their own.
"""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from telegram import InlineKeyboardButton, InlineKeyboardMarkup
from telegram.constants import KeyboardButtonStyle

from bot.replies.choice import Choice, Choices, Style

MOVES_LISTED: Final = 12
"""How many whole moves a phone shows well under a board, two or three in a row."""
_MAX_IN_A_ROW: Final = 8
_WIDTH: Final = 32
"""Characters that fit side by side on a phone, with two more for each label."""
_OWN_ROWS: Final = (("join",), ("accept", "decline"), ("rules", "leave"))
"""Commands that have rows of their own, in this order."""
_STYLES: Final = {
    Style.MAIN: KeyboardButtonStyle.PRIMARY,
    Style.PLAIN: None,
    Style.GRAVE: KeyboardButtonStyle.DANGER,
}

Row = Sequence[InlineKeyboardButton]


def keyboard(choices: Choices, above: Row = (), below: Row = ()) -> InlineKeyboardMarkup | None:
    """Return the keyboard: each group in rows of its own, between two more; None if empty."""
    rows = [above, *(row for group in choices for row in _rows(group)), below]
    filled = [row for row in rows if row]
    return InlineKeyboardMarkup(filled) if filled else None


def _rows(group: Sequence[Choice]) -> Iterator[list[InlineKeyboardButton]]:
    split = _packed if any(choice.style is Style.GRAVE for choice in group) else _even
    for part in _parts(group):
        for row in split(part):
            yield [_button(choice) for choice in row]


def _parts(group: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    """Split a group into what shares rows and the commands that have rows of their own."""
    apart = {command for commands in _OWN_ROWS for command in commands}
    yield [choice for choice in group if choice.command not in apart]
    for commands in _OWN_ROWS:
        yield [choice for name in commands for choice in group if choice.command == name]


def _even(group: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    """Split a group into rows of about the same length: nine buttons are five and four."""
    if not group:
        return
    fitting = max(1, min(_MAX_IN_A_ROW, _WIDTH // _space(group)))
    if fitting == 1:
        yield from _packed(group)  # one long label does not give the short ones rows of their own
        return
    length = ceil(len(group) / ceil(len(group) / fitting))
    for start in range(0, len(group), length):
        yield group[start : start + length]


def _packed(group: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    """Split a group into as few rows as possible."""
    row: list[Choice] = []
    for choice in group:
        if row and _space([*row, choice]) * (len(row) + 1) > _WIDTH:
            yield row
            row = []
        row = [*row, choice]
    if row:
        yield row


def _space(row: Sequence[Choice]) -> int:
    """Return the characters that each button of a row needs: all are as wide as the widest."""
    return max(len(choice.label) for choice in row) + 2


def _button(choice: Choice) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        choice.label, callback_data=choice.payload, style=_STYLES[choice.style]
    )

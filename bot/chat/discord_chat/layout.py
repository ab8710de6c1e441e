"""Buttons and lists for the choices of a reply."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, TypeAlias

from discord import ui

from bot.chat.discord_chat.buttons import PressButton, PressList
from bot.replies.reply import Choice, Choices

ROWS: Final = 5
WIDTH: Final = 5
LONGEST_LIST: Final = 25
_MANY: Final = 10
"""More than that are easier to find in a list than on buttons."""

_Row: TypeAlias = tuple[Choice, ...]


def layout(choices: Choices) -> ui.View | None:
    """Return what can be pressed below a message.

    The view is handed over stopped, because the library would else keep it; whatever is pressed is
    recognised by what it carries, also by a process that has not made it.
    """
    if not choices:
        return None
    view = ui.View(timeout=None)
    numbers = iter(range(ROWS * WIDTH))
    for row, (listed, content) in enumerate(_rows(choices)):
        for item in _items(listed, content, numbers):
            item.row = row
            view.add_item(item)
    view.stop()
    return view


def _items(listed: bool, content: _Row, numbers: Iterator[int]) -> list[ui.Item[Any]]:  # noqa: FBT001
    if listed:
        return [PressList.of(content, next(numbers))]
    return [PressButton.of(choice, next(numbers)) for choice in content]


def _rows(choices: Choices) -> list[tuple[bool, _Row]]:
    """Return at most five rows, each a list or some buttons; what is long becomes lists."""
    tried = [_all_rows(choices, many) for many in (_MANY, WIDTH, 1)]
    return next((rows for rows in tried if len(rows) <= ROWS), tried[-1][:ROWS])


def _all_rows(choices: Choices, many: int) -> list[tuple[bool, _Row]]:
    return list(chain.from_iterable(_group_rows(group, many) for group in choices))


def _group_rows(group: Sequence[Choice], many: int) -> list[tuple[bool, _Row]]:
    listed = len(group) > many
    size = LONGEST_LIST if listed else WIDTH
    return [(listed, tuple(group[at : at + size])) for at in range(0, len(group), size)]

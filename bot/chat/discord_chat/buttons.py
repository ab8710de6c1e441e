"""Buttons and lists for the choices of a reply.

Each carries its command, so that it works after any restart.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, Final, Protocol, Self, TypeAlias

import discord
from discord import ui

from bot.replies.reply import Choice, Choices, Style

Interaction: TypeAlias = discord.Interaction[Any]

ROWS: Final = 5
WIDTH: Final = 5
MAX_OPTIONS: Final = 25
_MANY: Final = 10
"""More than that are easier to find in a list than on buttons."""

_Row: TypeAlias = tuple[Choice, ...]
_MAX_LABEL: Final = 80
_STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GRAVE: discord.ButtonStyle.danger,
}


class Pressable(Protocol):
    """A client that knows what to do with what was pressed."""

    async def press(self, interaction: Interaction, payload: str) -> None:
        """Answer a press."""
        ...


class CommandButton(ui.DynamicItem[ui.Button[Any]], template=r"b\d+:(?P<payload>(?s:.*))"):
    """A button."""

    def __init__(self, button: ui.Button[Any], payload: str) -> None:
        super().__init__(button)
        self._payload = payload

    @classmethod
    def of(cls, choice: Choice, number: int) -> Self:
        """Return the button of a choice; the number tells apart those that do the same."""
        button: ui.Button[Any] = ui.Button(
            label=choice.label[:_MAX_LABEL],
            style=_STYLES[choice.style],
            custom_id=f"b{number}:{choice.payload}",
        )
        return cls(button, choice.payload)

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the button that was pressed."""
        del interaction
        assert isinstance(item, ui.Button)  # noqa: S101 - only buttons are called like that
        return cls(item, match["payload"])

    async def callback(self, interaction: Interaction) -> None:
        """Do what the button says."""
        client: Pressable = interaction.client
        await client.press(interaction, self._payload)


class CommandSelect(ui.DynamicItem[ui.Select[Any]], template=r"l\d+"):
    """A list of which one thing is chosen."""

    @classmethod
    def of(cls, choices: Sequence[Choice], number: int) -> Self:
        """Return the list of some choices."""
        options = [
            discord.SelectOption(label=choice.label[:_MAX_LABEL], value=choice.payload)
            for choice in choices
        ]
        return cls(ui.Select(custom_id=f"l{number}", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the list from which something was chosen."""
        del interaction, match
        assert isinstance(item, ui.Select)  # noqa: S101 - only lists are called like that
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Do what the chosen line says."""
        client: Pressable = interaction.client
        await client.press(interaction, self.item.values[0])


def make_view(choices: Choices) -> ui.View | None:
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
        return [CommandSelect.of(content, next(numbers))]
    return [CommandButton.of(choice, next(numbers)) for choice in content]


def _rows(choices: Choices) -> list[tuple[bool, _Row]]:
    """Return at most five rows, each a list or some buttons; what is long becomes lists."""
    tried = [_all_rows(choices, many) for many in (_MANY, WIDTH, 1)]
    return next((rows for rows in tried if len(rows) <= ROWS), tried[-1][:ROWS])


def _all_rows(choices: Choices, many: int) -> list[tuple[bool, _Row]]:
    return list(chain.from_iterable(_group_rows(group, many) for group in choices))


def _group_rows(group: Sequence[Choice], many: int) -> list[tuple[bool, _Row]]:
    listed = len(group) > many
    size = MAX_OPTIONS if listed else WIDTH
    return [(listed, tuple(group[at : at + size])) for at in range(0, len(group), size)]

"""Buttons and select menus for the choices of a reply.

Each carries its command in its id, so it still works after a restart. `bot.commands.parser` writes
and reads what it carries.
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
_MAX_BUTTONS: Final = 10
"""A longer group becomes a select menu."""

_Row: TypeAlias = tuple[Choice, ...]
_MAX_LABEL: Final = 80
_STYLES: Final = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GRAVE: discord.ButtonStyle.danger,
}


class Pressable(Protocol):
    """A client that answers presses."""

    async def press(self, interaction: Interaction, payload: str) -> None:
        """Answer a press."""
        ...


class CommandButton(ui.DynamicItem[ui.Button[Any]], template=r"b\d+:(?P<payload>(?s:.*))"):
    """A button that carries a command."""

    def __init__(self, button: ui.Button[Any], payload: str) -> None:
        super().__init__(button)
        self._payload = payload

    @classmethod
    def of(cls, choice: Choice, number: int) -> Self:
        """Return the button of a choice; the number makes the ids of a message unique."""
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
        """Return the pressed button."""
        del interaction
        assert isinstance(item, ui.Button)  # noqa: S101 - only buttons have such ids
        return cls(item, match["payload"])

    async def callback(self, interaction: Interaction) -> None:
        """Carry out the command of the button."""
        client: Pressable = interaction.client
        await client.press(interaction, self._payload)


class CommandSelect(ui.DynamicItem[ui.Select[Any]], template=r"l\d+"):
    """A select menu whose options carry commands."""

    @classmethod
    def of(cls, choices: Sequence[Choice], number: int) -> Self:
        """Return the select menu of some choices."""
        options = [
            discord.SelectOption(label=choice.label[:_MAX_LABEL], value=choice.payload)
            for choice in choices
        ]
        return cls(ui.Select(custom_id=f"l{number}", options=options))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Return the select menu in which an option was chosen."""
        del interaction, match
        assert isinstance(item, ui.Select)  # noqa: S101 - only select menus have such ids
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Carry out the command of the chosen option."""
        client: Pressable = interaction.client
        await client.press(interaction, self.item.values[0])


def make_view(choices: Choices) -> ui.View | None:
    """Return the buttons and select menus of a message; None if it has none.

    The view is stopped, so discord.py does not keep it in memory: a press is recognised by the id
    of the button alone, in any process.
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
    """Return at most five rows, each a select menu or buttons; long groups become select menus."""
    tried = [_all_rows(choices, most) for most in (_MAX_BUTTONS, WIDTH, 1)]
    return next((rows for rows in tried if len(rows) <= ROWS), tried[-1][:ROWS])


def _all_rows(choices: Choices, max_buttons: int) -> list[tuple[bool, _Row]]:
    return list(chain.from_iterable(_group_rows(group, max_buttons) for group in choices))


def _group_rows(group: Sequence[Choice], max_buttons: int) -> list[tuple[bool, _Row]]:
    listed = len(group) > max_buttons
    size = MAX_OPTIONS if listed else WIDTH
    return [(listed, tuple(group[at : at + size])) for at in range(0, len(group), size)]

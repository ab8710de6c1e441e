"""Buttons and lists that carry their command, so that they work after any restart."""

import re
from collections.abc import Sequence
from typing import Any, Final, Protocol, Self, TypeAlias

import discord
from discord import ui

from bot.replies.reply import Choice, Style

Interaction: TypeAlias = discord.Interaction[Any]

_LONGEST_LABEL: Final = 80
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


class PressButton(ui.DynamicItem[ui.Button[Any]], template=r"b\d+:(?P<payload>(?s:.*))"):
    """A button."""

    def __init__(self, button: ui.Button[Any], payload: str) -> None:
        super().__init__(button)
        self._payload = payload

    @classmethod
    def of(cls, choice: Choice, number: int) -> Self:
        """Return the button of a choice; the number tells apart those that do the same."""
        button: ui.Button[Any] = ui.Button(
            label=choice.label[:_LONGEST_LABEL],
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


class PressList(ui.DynamicItem[ui.Select[Any]], template=r"l\d+"):
    """A list of which one thing is chosen."""

    @classmethod
    def of(cls, choices: Sequence[Choice], number: int) -> Self:
        """Return the list of some choices."""
        options = [
            discord.SelectOption(label=choice.label[:_LONGEST_LABEL], value=choice.payload)
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

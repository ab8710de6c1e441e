"""Ids of Discord's users and channels as ids of players and tables, and back."""

from typing import Any, Final, TypeAlias

import discord

from bot.identity import PlayerId, TableId

PLATFORM: Final = "discord"
Interaction: TypeAlias = discord.Interaction[Any]
_SHARED_FROM: Final = 2**62
"""Numbers of shared tables are above the ids of channels, until the year 2049."""


def player_id(user: int) -> PlayerId:
    """Return the player id of a user."""
    return PlayerId(f"{PLATFORM}:{user}")


def table_at(channel: int) -> TableId:
    """Return the table of a channel or thread."""
    return TableId(f"{PLATFORM}:{channel}")


def shared_table(number: int) -> TableId:
    """Return the table with a number that private chats share; it has no channel of its own."""
    return table_at(_SHARED_FROM + number)


def shared_number(table: TableId) -> int | None:
    """Return the number of a table that private chats share; None if it has a channel."""
    number = discord_id(table) - _SHARED_FROM
    return number if number >= 0 else None


def is_private_chat(interaction: Interaction) -> bool:
    """Return whether it comes from somebody's own chat with the bot."""
    return interaction.context.dm_channel is True


def discord_id(name: str) -> int:
    """Return Discord's id of a player or table; 0 if they are from another platform."""
    platform, _, number = name.partition(":")
    return int(number) if platform == PLATFORM and number.isdecimal() else 0


def channel_of(interaction: Interaction) -> int:
    """Return the channel or thread of an interaction."""
    if interaction.channel_id is None:
        raise LookupError  # a kind of channel that discord.py does not know yet
    return interaction.channel_id


def chat_of(interaction: Interaction) -> str:
    """Return the id of the server, which its channels share settings by; empty outside servers."""
    return "" if interaction.guild_id is None else f"{PLATFORM}:{interaction.guild_id}"


def is_form(interaction: Interaction) -> bool:
    """Return whether somebody has filled in a form; its answer is a message of its own."""
    return interaction.type is discord.InteractionType.modal_submit


def is_forced_private(interaction: Interaction) -> bool:
    """Return whether the server lets nobody but the user see what the app answers.

    That is so where members may not use apps that the server has not added itself.
    """
    if interaction.guild_id is None or not can_only_answer(interaction):
        return False
    return not interaction.permissions.use_external_apps


def can_only_answer(interaction: Interaction) -> bool:
    """Return whether the app is installed for the user alone, so it can only answer them here."""
    if interaction.guild_id is None:
        return interaction.context.dm_channel is not True
    return not interaction.is_guild_integration()

"""Who is who: people and places of Discord as players and tables."""

from typing import Any, Final, TypeAlias

import discord

from bot.identity import Player, PlayerId, TableId

PLATFORM: Final = "discord"
Interaction: TypeAlias = discord.Interaction[Any]


def player_of(user: discord.User | discord.Member) -> Player:
    """Return a person as a player, by the name that this place has for him."""
    return Player(PlayerId(f"{PLATFORM}:{user.id}"), user.display_name)


def table_at(place: int) -> TableId:
    """Return the table of a channel or thread."""
    return TableId(f"{PLATFORM}:{place}")


def discord_id(name: str) -> int:
    """Return Discord's own number of a player or table; 0 for somebody from elsewhere."""
    platform, _, number = name.partition(":")
    return int(number) if platform == PLATFORM and number.isdecimal() else 0


def place_of(interaction: Interaction) -> int:
    """Return the channel or thread in which something was asked."""
    if interaction.channel_id is None:
        raise LookupError  # a kind of channel that the library does not know yet
    return interaction.channel_id


def chat_of(interaction: Interaction) -> str:
    """Return the server, whose settings hold for all its channels; nothing where there is none."""
    return "" if interaction.guild_id is None else f"{PLATFORM}:{interaction.guild_id}"


def is_moderator(interaction: Interaction) -> bool:
    """Tell whether the place is in somebody's care: a moderator's, or one's own talk with us."""
    if interaction.guild_id is None:
        return interaction.context.dm_channel is True
    return interaction.permissions.manage_messages


def can_only_answer(interaction: Interaction) -> bool:
    """Tell whether we are in that place with the user alone, and may do no more than answer."""
    if interaction.guild_id is None:
        return interaction.context.dm_channel is not True
    return not interaction.is_guild_integration()

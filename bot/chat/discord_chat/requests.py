"""What somebody asks on Discord, as a request."""

from typing import Any, TypeAlias

import discord

from bot.chat.discord_chat.places import chat_of, is_moderator, place_of, player_of, table_at
from bot.chat.discord_chat.slash_commands import Invocation
from bot.commands.request import Request
from bot.identity import TableId

Interaction: TypeAlias = discord.Interaction[Any]


def request_of(
    interaction: Interaction, invocation: Invocation, *, pressed: bool = False, place: int = 0
) -> Request:
    """Return the request; its table is where it was asked, unless another place is given."""
    return Request(
        table=table_at(place or place_of(interaction)),
        chat=chat_of(interaction),
        within=_channel(interaction, place),
        player=player_of(interaction.user),
        text=invocation.text,
        pressed=pressed,
        named=tuple(map(player_of, invocation.people)),
        locale=interaction.locale.value,
        moderator=is_moderator(interaction),
        key=str(interaction.id),
    )


def _channel(interaction: Interaction, place: int) -> TableId | None:
    """Return the channel that a thread belongs to, also one that is only about to begin."""
    if place:
        return table_at(place_of(interaction))
    channel = interaction.channel
    return table_at(channel.parent_id) if isinstance(channel, discord.Thread) else None

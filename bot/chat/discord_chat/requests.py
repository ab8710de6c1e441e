"""Interactions as requests to the desk."""

from typing import Any, Final, TypeAlias

import discord

from bot.chat.discord_chat.attachments import attached_file
from bot.chat.discord_chat.hindrances import can_have_threads
from bot.chat.discord_chat.places import channel_of, chat_of, is_private_chat, player_id, table_at
from bot.chat.discord_chat.slash_commands import Invocation
from bot.commands.request import Request
from bot.identity import Player, TableId

Interaction: TypeAlias = discord.Interaction[Any]

_COMMUNITY: Final = "COMMUNITY"
"""The feature of servers that can choose a language."""


def request_of(
    interaction: Interaction, invocation: Invocation, *, pressed: bool = False, thread: int = 0
) -> Request:
    """Return the request of an interaction, for the table in its channel or in a new thread."""
    return Request(
        table=table_at(thread or channel_of(interaction)),
        chat=chat_of(interaction),
        within=_parent(interaction, thread),
        player=_player(interaction.user),
        text=invocation.text,
        pressed=pressed,
        named=tuple(map(_player, invocation.people)),
        locale=interaction.locale.value,
        chat_locale=_chat_locale(interaction),
        moderator=_is_moderator(interaction),
        alone=is_private_chat(interaction),
        invites=is_private_chat(interaction),
        threads=can_have_threads(interaction),
        attached=attached_file(invocation.file) if invocation.file else None,
        key=str(interaction.id),
    )


def _player(user: discord.User | discord.Member) -> Player:
    """Return a user as a player, with their name on this server."""
    return Player(player_id(user.id), user.display_name)


def _parent(interaction: Interaction, thread: int) -> TableId | None:
    """Return the channel that a thread belongs to, even if the thread is yet to be created."""
    if thread:
        return table_at(channel_of(interaction))
    channel = interaction.channel
    return table_at(channel.parent_id) if isinstance(channel, discord.Thread) else None


def _chat_locale(interaction: Interaction) -> str | None:
    """Return the language of the server, unless nobody has chosen it.

    Only communities can choose one; of every other server Discord says American English.
    """
    locale, server = interaction.guild_locale, interaction.guild
    if locale is None or server is None:
        return None
    chosen = _COMMUNITY in server.features or locale is not discord.Locale.american_english
    return locale.value if chosen else None


def _is_moderator(interaction: Interaction) -> bool:
    """Return whether a user may manage messages, or is in a direct chat with the bot."""
    if interaction.guild_id is None:
        return is_private_chat(interaction)
    return interaction.permissions.manage_messages

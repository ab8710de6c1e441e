"""The permissions that the bot needs in a channel, and which of them are missing."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import discord

from bot.chat.discord_chat.places import can_only_answer
from bot.texts import Texts, all_of

Interaction: TypeAlias = discord.Interaction[Any]

_THREADS: Final = ("create_public_threads", "send_messages_in_threads")


def missing_permissions(interaction: Interaction, *, thread: bool = False) -> tuple[str, ...]:
    """Return the permissions that the bot lacks; answering an interaction needs none."""
    if interaction.guild_id is None or can_only_answer(interaction):
        return ()
    given = interaction.app_permissions
    if given.administrator:
        return ()
    needed = _needed(interaction, thread=thread)
    return tuple(name for name in needed if not getattr(given, name))


def _needed(interaction: Interaction, *, thread: bool) -> Iterator[str]:
    in_thread = isinstance(interaction.channel, discord.Thread)
    yield "view_channel"
    yield "send_messages_in_threads" if in_thread else "send_messages"
    yield "attach_files"
    if thread:
        yield from _THREADS


def name_permissions(missing: tuple[str, ...], texts: Texts) -> str:
    """Return a sentence with the missing permissions, named as Discord's own menus name them."""
    names = [texts.say(f"discord-permission-{name.replace('_', '-')}") for name in missing]
    return texts.say("discord-missing", permissions=all_of(names, texts))

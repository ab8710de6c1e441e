"""Why Discord does not let us carry out a command, known before anything happens."""

from typing import Any, Final, TypeAlias

import discord

from bot.chat.discord_chat.codes import read_code
from bot.chat.discord_chat.permissions import missing_permissions, name_permissions
from bot.chat.discord_chat.places import can_only_answer, is_forced_private, is_private_chat
from bot.chat.discord_chat.slash_commands import Invocation
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]

_JOIN: Final = "/join"
_OPENING: Final = frozenset({"/play", "/computer"})
"""Commands that open a table, which others have to see."""


def hindrance(interaction: Interaction, invocation: Invocation, texts: Texts) -> str:
    """Return why a command cannot be carried out here; empty if it can."""
    missing = missing_permissions(interaction, thread=invocation.thread)
    bots = [person for person in invocation.people if person.bot]
    if missing:
        return name_permissions(missing, texts)
    if is_forced_private(interaction) and invocation.text.split()[0] in _OPENING:
        return texts.say("discord-forced-private")
    if _is_misplaced_code(interaction, invocation.text):
        return texts.say("discord-code-elsewhere")
    if bots:
        return texts.say("discord-machine", name=bots[0].display_name)
    if invocation.thread and not can_have_threads(interaction):
        return texts.say("discord-no-threads")
    return ""


def _is_misplaced_code(interaction: Interaction, text: str) -> bool:
    """Return whether somebody uses the code of an invitation outside their own chat with us."""
    command, _, word = text.partition(" ")
    return (
        command == _JOIN
        and "-" in word
        and read_code(word) is not None
        and not is_private_chat(interaction)
    )


def can_have_threads(interaction: Interaction) -> bool:
    """Return whether a thread can be opened here; a visitor could not open one."""
    return isinstance(interaction.channel, discord.TextChannel) and not can_only_answer(interaction)

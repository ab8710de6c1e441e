"""What Parlour is, how to add it, and how to play with a friend from a private chat with it."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from importlib.metadata import version
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.discord_chat.links import Link, add_to_server, take_along
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.translations import translated
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]


def about_command(
    answer: Callable[[Interaction], Awaitable[None]],
) -> app_commands.Command[Any, ..., Any]:
    """Return the slash command that says what Parlour is."""

    async def about(interaction: discord.Interaction) -> None:
        await answer(interaction)

    return app_commands.Command(
        name=translated("discord-self-name"),
        description=translated("discord-self-description"),
        callback=about,
    )


def about(application: int, texts: Texts, commands: dict[str, int], source: str) -> Message:
    """Return the version, what is kept about people, and links to add Parlour and to its source."""
    told = texts.say("discord-self", version=version("parlour"))
    code = (Link(texts.say("discord-source"), source),) if source else ()
    links = (add_to_server(application, texts), take_along(application, texts), *code)
    return Message(escape(told, commands), links=links)


def with_invitation(message: Message, application: int, texts: Texts) -> Message:
    """Return a message that also says how to play with a friend, with the link for that."""
    told = f"{message.text}\n\n{escape(texts.say('discord-with-a-friend'))}"
    return replace(message, text=told, links=(take_along(application, texts),))

"""What the menu of a person offers: a game with them, and their results."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.chat.discord_chat.slash_commands import Answer, Invocation
from bot.chat.discord_chat.translations import translated

Interaction: TypeAlias = discord.Interaction[Any]
Person: TypeAlias = discord.Member | discord.User
Challenge: TypeAlias = Callable[[Interaction, Person], Awaitable[None]]


def context_menus(challenge: Challenge, answer: Answer) -> Iterator[app_commands.ContextMenu]:
    """Return the entries in the menu of every person."""

    async def invite(interaction: Interaction, person: discord.User) -> None:
        await challenge(interaction, person)

    async def show_results(interaction: Interaction, person: discord.User) -> None:
        await answer(interaction, Invocation("/stats", (person,)))

    yield app_commands.ContextMenu(name=translated("discord-menu-challenge"), callback=invite)
    yield app_commands.ContextMenu(name=translated("discord-menu-stats"), callback=show_results)

"""Registers the slash commands, and keeps the command with which an Activity is opened."""

from typing import Any, Final, TypeAlias

import discord
from discord.http import Route

Payload: TypeAlias = dict[str, Any]
"""A command as Discord sends and receives it."""

SLASH_COMMAND: Final = 1
ENTRY_POINT: Final = 4
"""The kind of command that opens the Activity of an application from Discord's app launcher."""
_SETTABLE: Final = (
    "id", "type", "name", "name_localizations", "description", "description_localizations",
    "default_member_permissions", "integration_types", "contexts", "nsfw", "handler",
)  # fmt: skip
"""What can be said about such a command; everything else is Discord's own."""


async def register(client: discord.Client, commands: list[Payload]) -> dict[str, int]:
    """Replace all slash commands, and return their ids by name.

    When Activities are turned on Discord adds an Entry Point command by itself, and then refuses
    every list without it. discord.py does not know that kind.
    """
    path = "/applications/{application_id}/commands"
    listing = Route("GET", path, application_id=client.application_id)
    known = _commands(await client.http.request(listing, params={"with_localizations": "true"}))
    kept = [_as_sent(one) for one in known if one["type"] == ENTRY_POINT]
    replacing = Route("PUT", path, application_id=client.application_id)
    registered = _commands(await client.http.request(replacing, json=[*commands, *kept]))
    return {one["name"]: int(one["id"]) for one in registered if one["type"] == SLASH_COMMAND}


def _commands(answer: object) -> list[Payload]:
    """Return a list of commands; raise if it is the page of something in between."""
    if not isinstance(answer, list):
        raise discord.ClientException("commands cannot be read")  # noqa: EM101, TRY003 - tried again
    return answer


def _as_sent(command: Payload) -> Payload:
    return {name: command[name] for name in _SETTABLE if command.get(name) is not None}

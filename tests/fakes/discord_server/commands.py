"""The commands of an application: slash commands, and the one that opens its Activity."""

from typing import TYPE_CHECKING

from aiohttp import web

from tests.fakes.discord_server.bodies import read_body
from tests.fakes.discord_server.limits import ENTRY_POINT, Json, Refused, check_commands
from tests.fakes.discord_server.world import APP

if TYPE_CHECKING:
    from tests.fakes.discord_server.server import Server

_TRANSLATIONS = {"name_localizations", "description_localizations"}


class Commands:
    """Lists and replaces commands."""

    def __init__(self, server: "Server") -> None:
        self._server = server

    async def listed(self, request: web.Request) -> list[Json]:
        """Return all commands, with their translations if those are asked for."""
        left_out = set() if request.query.get("with_localizations") == "true" else _TRANSLATIONS
        return [
            {name: value for name, value in command.items() if name not in left_out}
            for command in self._registered()
        ]

    async def overwrite(self, request: web.Request) -> list[Json]:
        """Replace all commands; the one that opens the Activity cannot be left out."""
        commands, _ = await read_body(request)
        check_commands(commands)
        if self._server.refused_commands:
            raise Refused(400, 30034, "Max number of daily application command creates reached")
        if _has_entry_point(self._server.commands) and not _has_entry_point(commands):
            raise Refused(400, 50240, "You cannot remove this app's Entry Point command")
        self._server.commands = commands
        self._server.synced += 1
        self._server.changed()
        return self._registered()

    def _registered(self) -> list[Json]:
        return [
            {"type": 1, "id": str(number), "application_id": str(APP), "version": "1", **command}
            for number, command in enumerate(self._server.commands, 1)
        ]


def _has_entry_point(commands: list[Json]) -> bool:
    return any(command.get("type") == ENTRY_POINT for command in commands)

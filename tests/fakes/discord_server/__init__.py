"""Discord on loopback: REST and gateway, as strict as the real one."""

from tests.fakes.discord_server.people import Person
from tests.fakes.discord_server.server import Server, running
from tests.fakes.discord_server.world import Channel, Guild, Interaction

__all__ = ["Channel", "Guild", "Interaction", "Person", "Server", "running"]

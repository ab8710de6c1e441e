"""Everything that a chat can ask, described once."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.commands import asking, farewell, looking, playing, records, scoring, seating, settings
from bot.commands.command import Command

COMMANDS: Final[tuple[Command, ...]] = (
    *seating.COMMANDS,
    *playing.COMMANDS,
    *asking.COMMANDS,
    *looking.COMMANDS,
    *records.COMMANDS,
    *settings.COMMANDS,
    *scoring.COMMANDS,
    *farewell.COMMANDS,
)

BY_NAME: Final[Mapping[str, Command]] = MappingProxyType(
    {name: command for command in COMMANDS for name in (command.name, *command.aliases)}
)
"""Every command by its name and its aliases."""

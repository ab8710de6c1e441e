"""All commands of the bot, the same in every chat."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.commands import (
    coach,
    forget,
    history,
    looking,
    offers,
    playing,
    preferences,
    problems,
    scores,
    seating,
)
from bot.commands.command import Command

COMMANDS: Final[tuple[Command, ...]] = (
    *seating.COMMANDS,
    *playing.COMMANDS,
    *offers.COMMANDS,
    *coach.COMMANDS,
    *looking.COMMANDS,
    *history.COMMANDS,
    *preferences.COMMANDS,
    *scores.COMMANDS,
    *problems.COMMANDS,
    *forget.COMMANDS,
)

BY_NAME: Final[Mapping[str, Command]] = MappingProxyType(
    {name: command for command in COMMANDS for name in (command.name, *command.aliases)}
)
"""Every command by its name and its aliases."""

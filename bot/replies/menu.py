"""Commands, games and options with their labels, for the menus of chats."""

from dataclasses import dataclass
from datetime import timedelta

from bot.commands import COMMANDS
from bot.commands.command import Command
from bot.commands.setup import CLOCK, NO_CLOCK, known_options, read_span
from bot.language import Language
from bot.texts import Texts, game_name, option_name, time_span, value_name
from rules import GAMES
from rules.options import Value


@dataclass(frozen=True, slots=True)
class Entry:
    """A menu entry: the word that is typed for it, and its label."""

    word: str
    label: str


@dataclass(frozen=True, slots=True)
class Choosable:
    """An option of a table: `name=word` is typed for it."""

    name: str
    label: str
    values: tuple[Entry, ...]


def listed_commands() -> tuple[Command, ...]:
    """Return the commands that people see."""
    return tuple(command for command in COMMANDS if command.listed)


def describe_command(command: Command, language: Language) -> str:
    """Return what a command does, in one line."""
    return Texts(language).say(f"command-{command.name}")


def games(language: Language) -> tuple[Entry, ...]:
    """Return every game."""
    return tuple(Entry(game, game_name(game, Texts(language))) for game in GAMES)


def options(game: str, language: Language) -> tuple[Choosable, ...]:
    """Return what may be chosen for a table of a game, the game's own options first."""
    texts = Texts(language)
    return tuple(
        Choosable(
            name,
            option_name(name, texts),
            tuple(Entry(_word(value), _label(name, value, texts)) for value in option.values),
        )
        for name, option in known_options(game).items()
    )


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _label(name: str, value: Value, texts: Texts) -> str:
    if name == CLOCK and value != NO_CLOCK:
        value = time_span(timedelta(milliseconds=read_span(str(value))), texts)
    return value_name(name, value, texts)

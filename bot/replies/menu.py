"""Commands, games and options with their labels, for the menus of chats."""

from dataclasses import dataclass
from datetime import timedelta

from bot.commands import COMMANDS
from bot.commands.command import Command, Need
from bot.commands.computers import computer_options
from bot.commands.option_pairs import BRINGS, EXCLUDES, NEEDS, value_word
from bot.commands.setup import known_options
from bot.commands.table_options import CLOCK, NO_CLOCK
from bot.commands.words import read_span
from bot.language import Language
from bot.ratings.game_kinds import GAME_KINDS, GameKind
from bot.texts import Texts, game_name, kind_name, option_name, time_span, value_name
from rules import GAMES
from rules.options import Option, Value


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
    usual: str
    """What it is if nothing is chosen, in words: “usually: without a clock”."""
    default: str = ""
    """The word for that value; empty if it depends on the chat or on other options."""
    needs: str = ""
    """The option without which it means nothing."""
    excludes: str = ""
    """The option together with which it means nothing."""


def listed_commands(*, computers: bool) -> tuple[Command, ...]:
    """Return the commands that people see, where computers play or where they do not."""
    listed = (command for command in COMMANDS if command.listed)
    return tuple(each for each in listed if computers or Need.COMPUTERS not in each.needs)


def describe_command(command: Command, language: Language) -> str:
    """Return what a command does, in one line."""
    return Texts(language).say(f"command-{command.name}")


def games(language: Language) -> tuple[Entry, ...]:
    """Return every game."""
    return tuple(Entry(game, game_name(game, Texts(language))) for game in GAMES)


def rated_games(language: Language) -> tuple[Entry, ...]:
    """Return every game that has ratings, and its larger tables."""
    texts = Texts(language)
    return tuple(_rated(kind, texts) for kind in GAME_KINDS if not kind.computer)


def _rated(kind: GameKind, texts: Texts) -> Entry:
    """Return the entry of a kind of game; that of the smallest table is the game's."""
    game, seats = kind.game, kind.seats
    if seats == min(GAMES[game].table_sizes):
        return Entry(game, game_name(game, texts))
    return Entry(f"{game} {seats}", kind_name(game, seats, texts))


def options(game: str, language: Language, *, computers: bool = False) -> tuple[Choosable, ...]:
    """Return what may be chosen for a table of a game, the game's own options first."""
    texts = Texts(language)
    asked = computer_options(game) if computers else ()
    return tuple(_choosable(option, texts) for option in (*asked, *known_options(game).values()))


def _choosable(option: Option, texts: Texts) -> Choosable:
    name = option.name
    depends = name == CLOCK or name in BRINGS.values()
    usual = texts.say(f"usual-{name}") if depends else _label(name, option.default, texts)
    return Choosable(
        name,
        option_name(name, texts),
        tuple(Entry(value_word(value), _label(name, value, texts)) for value in option.values),
        usual=texts.say("as-usual", value=usual),
        default="" if depends else value_word(option.default),
        needs=NEEDS.get(name, ""),
        excludes=EXCLUDES.get(name, ""),
    )


def _label(name: str, value: Value, texts: Texts) -> str:
    if name == CLOCK and value != NO_CLOCK:
        value = time_span(timedelta(milliseconds=read_span(str(value))), texts)
    return value_name(name, value, texts)

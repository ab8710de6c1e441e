"""Reading which computers somebody wants: `computer`, `computer=4`, `3 computers`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.commands.setup import NO, PLAYERS, find_game, guess_option
from bot.engines.engine import Level
from bot.engines.games import COMPUTER_GAMES
from bot.texts.typed import typed_words
from rules import GAMES
from rules.errors import UnknownValue
from rules.options import Option

COMPUTER, COMPUTERS = "computer", "computers"
LEVELS: Final = tuple(map(str, Level))
_COUNTS: Final = ("0", "1", "2", "3")
_ONE: Final = typed_words(COMPUTER)
_SEVERAL: Final = typed_words(COMPUTERS)
_LEVELS: Final[Mapping[str, Level]] = {
    word: level for level in Level for word in (str(level), *typed_words(f"level-{level}"))
}


@dataclass(frozen=True, slots=True)
class ComputersWanted:
    """How many computers somebody wants to play against, and how good they should be."""

    level: Level
    count: int | None = None
    """None: on every place that is free."""


def read_computers(words: str, usual: Level) -> tuple[ComputersWanted | None, str]:
    """Return the computers that the words name, if any, and the other words."""
    tokens = re.split(r"[\s,;]+", words.strip())
    others: list[str] = []
    level, count = None, None
    while tokens:
        name, _, value = tokens.pop(0).replace(":", "=").partition("=")
        word = name.casefold()
        if word in _ONE:
            follows = not value and tokens and tokens[0].casefold() in _LEVELS
            value = (tokens.pop(0) if follows else value).casefold()
            level = None if value in NO else read_level(value, usual)
        elif word in _SEVERAL:
            before = not value and others and others[-1].isdecimal()
            count = _read_count(others.pop() if before else value)
            # A form says 0 where nothing was chosen: then the level alone says what is wanted.
            level = level if count == 0 else level or usual
        else:
            others.append(f"{name}={value}" if value else name)
    return (ComputersWanted(level, count or None) if level else None), " ".join(others)


def split_level(words: str, usual: Level) -> tuple[Level, str]:
    """Return the first word that means a level, the usual one if none does, and the other words."""
    tokens = words.split()
    named = next((token for token in tokens if token.casefold() in _LEVELS), None)
    if named is None:
        return usual, words
    tokens.remove(named)
    return _LEVELS[named.casefold()], " ".join(tokens)


def check_numbers(words: str) -> None:
    """Raise UnknownValue for a number that is no level and means nothing else to the game."""
    tokens = words.split()
    game = next(filter(None, map(find_game, tokens)), None)
    if game is None:
        return
    for number in filter(str.isdecimal, tokens):
        option, _ = guess_option(number, game)
        if option == PLAYERS and int(number) not in GAMES[game].table_sizes:
            raise UnknownValue(COMPUTER, number, tuple(map(int, Level)))


def names_computers(words: str) -> bool:
    """Return whether the words name computers, however good and however many."""
    names = {re.split("[=:]", word)[0] for word in re.split(r"[\s,;]+", words.casefold())}
    return not names.isdisjoint(_ONE | _SEVERAL)


def read_level(value: str, usual: Level) -> Level:
    """Return the level that a word means, the usual one without a word; raise UnknownValue."""
    level = _LEVELS.get(value.casefold()) if value else usual
    if level is None:
        raise UnknownValue(COMPUTER, value, tuple(map(int, Level)))
    return level


def _read_count(value: str) -> int | None:
    """Return how many computers a word means, None without a word; raise UnknownValue."""
    if value and value not in _COUNTS:
        raise UnknownValue(COMPUTERS, value, (1, 2, 3))
    return int(value) if value else None


def computer_options(game: str) -> tuple[Option, ...]:
    """Return the options with which computers are asked to a table of a game."""
    if game not in COMPUTER_GAMES:
        return ()
    others = range(1, max(GAMES[game].table_sizes))
    several = (Option(COMPUTERS, (0, *others), default=0),) if len(others) > 1 else ()
    return (Option(COMPUTER, (0, *Level), default=0), *several)

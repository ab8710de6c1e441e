"""Reading which computers somebody wants: `computer`, `computer=4`, `3 expert computers`."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.commands.declined import split_declined
from bot.commands.levels import BY_WORD, LEVELS, read_level, split_level
from bot.commands.refusals import UnknownLevel
from bot.commands.setup import (
    NO,
    goes_with_number,
    guess_option,
    known_options,
    named_game,
)
from bot.commands.table_options import PLAYERS
from bot.commands.words import COMPUTER_WORDS, LEVEL, split_words, without_noise
from bot.engines.engine import Level
from bot.engines.games import COMPUTER_GAMES
from bot.table.refusals import Refused
from bot.texts.typed import typed_words
from rules import GAMES
from rules.errors import UnknownValue
from rules.options import Option

COMPUTER, COMPUTERS = "computer", "computers"
OTHER_LEVEL: Final = "level"
"""The command of the buttons that play the same again, with computers of another level."""
HOW_TO_ASK: Final = f"{COMPUTER}={LEVELS[0]}"
"""What is typed behind /play for a computer, at the first level."""
_COUNTS: Final = ("0", "1", "2", "3")
_ONE: Final = typed_words(COMPUTER)
_SEVERAL: Final = typed_words(COMPUTERS)


@dataclass(frozen=True, slots=True)
class ComputersWanted:
    """How many computers somebody wants to play against, and how good they should be."""

    level: Level
    count: int | None = None
    """None: on every place that is free."""

    @property
    def words(self) -> str:
        """Return what is typed for them."""
        several = f" {COMPUTERS}={self.count}" if self.count else ""
        return f"{COMPUTER}={self.level}{several}"


def read_computers(words: str, usual: Level) -> tuple[ComputersWanted | None, str]:
    """Return the computers that the words behind /play name, if any, and the other words.

    Once computers are named, the name of a level anywhere is theirs. A number is, directly behind
    them or behind the word `level`, or before them where it means nothing to the game. Raise
    Refused or UnknownValue for what no computer can be.
    """
    declined, words = split_declined(words)
    if not names_computers(words):
        return None, words
    read = _read(words)
    others = " ".join(read.others)
    if declined or not read.wanted:
        return None, others
    _check_numbers(others)
    return ComputersWanted(read.level or usual, read.count or None), others


def read_opponents(words: str, usual: Level) -> tuple[ComputersWanted, str]:
    """Return the computers that the words behind /computer describe, and the other words.

    There the first number that can be a level is one, wherever it stands, unless it goes with a
    word of the game.
    """
    read = _read(words)
    level, others = read.level, read.others
    if level is None:
        at = _find_number(others, read.game)
        level = None if at is None else BY_WORD[others.pop(at)]
    return ComputersWanted(level or usual, read.count or None), " ".join(others)


def _find_number(words: Sequence[str], game: str | None) -> int | None:
    """Return where the first number stands that can only be a level, if there is one."""
    for at, word in enumerate(words):
        follows = at > 0 and goes_with_number(words[at - 1], game)
        if word in LEVELS and not follows and not _is_counted(words[at + 1 :], game):
            return at
    return None


def _is_counted(words: Sequence[str], game: str | None) -> bool:
    """Return whether words say what the number before them counts, as in `4 players`."""
    has_own = len(words) > 1 and words[1].isdecimal()  # as in `4 match 5`
    return bool(words) and not has_own and goes_with_number(words[0], game)


def _read(words: str) -> "_Reader":
    game = named_game(words)
    level, tokens = split_level(split_words(words), known_options(game) if game else ())
    reader = _Reader(tokens, level, game)
    reader.read()
    return reader


@dataclass(slots=True)
class _Reader:
    """Reads words one by one, and collects those that are not about computers."""

    tokens: list[str]
    level: Level | None
    game: str | None
    count: int | None = None
    wanted: bool = False
    others: list[str] = field(default_factory=list)

    def read(self) -> None:
        """Read all words."""
        while self.tokens:
            name, _, value = self.tokens.pop(0).replace(":", "=").partition("=")
            word = name.casefold()
            if word in _SEVERAL and (word not in _ONE or value or self._follows_number()):
                self._read_several(value)
            elif word in _ONE:
                self._read_one(value.casefold())
            elif word in LEVEL:
                self._read_level(value or self._next(str.isdecimal) or self._last_level())
            else:
                self.others.append(f"{name}={value}" if value else name)

    def _follows_number(self) -> bool:
        """Return whether a number counts the word: `3 бота` are several, `против бота` is one."""
        return bool(self.others) and self.others[-1].isdecimal()

    def _read_one(self, value: str) -> None:
        value = value or self._next_level()
        if not (value or self.level or _knows_numbers(self.game)):
            value = self._last(LEVELS.__contains__)
        if value in NO:
            self.level, self.wanted = None, False
        else:
            self._read_level(value)

    def _read_several(self, value: str) -> None:
        value = value or self._last(str.isdecimal) or self._next(_COUNTS[1:].__contains__)
        self.count = _read_count(value)
        # A form says 0 where nothing was chosen: then the level alone says what is wanted.
        self.wanted = self.wanted or self.count != 0
        # Several leave no doubt how large the table is, so a number is not that of the players.
        if self.count and self.count > 1 and not self.level:
            self._read_level(self._next_level())

    def _read_level(self, value: str) -> None:
        self.level = read_level(value) if value else self.level
        self.wanted = True

    def _next_level(self) -> str:
        """Take the next word if it is a level, and no number that goes with the word behind it."""
        counted = _is_counted(self.tokens[1:], self.game)
        return "" if counted else self._next(LEVELS.__contains__)

    def _last_level(self) -> str:
        """Take the word before if it is a level and none has been named: `3 уровень`."""
        return "" if self.level else self._last(LEVELS.__contains__)

    def _next(self, fits: Callable[[str], bool]) -> str:
        """Take the next word if it fits; otherwise return nothing."""
        return self.tokens.pop(0) if self.tokens and fits(self.tokens[0]) else ""

    def _last(self, fits: Callable[[str], bool]) -> str:
        """Take the word before if it fits; otherwise return nothing."""
        return self.others.pop() if self.others and fits(self.others[-1]) else ""


def _knows_numbers(game: str | None) -> bool:
    """Return whether a number means something to a game: points of a match, or players."""
    if game is None:
        return False
    option, _ = guess_option("1", game)
    return option != PLAYERS or len(GAMES[game].table_sizes) > 1


def _check_numbers(words: str) -> None:
    """Raise Refused for a number that is no level and means nothing to the game, or alone."""
    game = named_game(words)
    for number in filter(str.isdecimal, split_words(words)):
        if number not in LEVELS and not _means_something(number, game, words):
            raise Refused(UnknownLevel(number))


def _means_something(number: str, game: str | None, words: str) -> bool:
    if game is None:
        return without_noise(words) != [number]
    option, _ = guess_option(number, game)
    return option != PLAYERS or int(number) in GAMES[game].table_sizes


def names_computers(words: str) -> bool:
    """Return whether the words name computers, however good and however many."""
    names = {re.split("[=:]", word)[0] for word in split_words(words.casefold())}
    return not names.isdisjoint(COMPUTER_WORDS | LEVEL)


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

"""Words as people type them: one by one, with spans of time, and those that say nothing."""

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final

from bot.commands.table_options import PLAYERS, TABLE_OPTIONS
from bot.table.clock import DAY, MINUTE
from bot.texts.typed import typed_words
from rules import GAMES

_UNITS: Final[Mapping[str, int]] = {
    beginning: span
    for unit, span in (("minute", MINUTE), ("hour", 60 * MINUTE), ("day", DAY))
    for beginning in typed_words(f"unit-{unit}")
}
"""The beginnings of the names of time units, and their milliseconds."""


def _any_of(beginnings: Iterable[str]) -> str:
    """Return a pattern for any of these, the longest first."""
    return "|".join(map(re.escape, sorted(beginnings, key=len, reverse=True)))


_SPLIT_SPAN: Final = re.compile(
    rf"(\d)\s+((?:{_any_of(unit for unit in _UNITS if unit[1:])})\w*)", re.IGNORECASE
)
"""A span of time in two words, such as `3 hours`."""
_SPAN: Final = re.compile(rf"(\d{{1,5}})({_any_of(_UNITS)})\w*")
"""A span of time in one word, such as `15m`."""
COUNTED: Final = typed_words("counted")
"""Words beside a number of points or players, such as `to` and `points`."""
NOISE: Final = typed_words("noise") | COUNTED
"""Words that say nothing by themselves, such as `the` and `please`."""
_WHEN: Final = typed_words("when")
"""Words before a span that say when to play, such as `in`; then it is no clock."""
MENTION: Final = re.compile(r"<@!?\d+>|@\S+")
"""A mention of a player in typed text."""
COMPUTER_WORDS: Final = typed_words("computer") | typed_words("computers")
"""What computers are called."""
LEVEL: Final = typed_words("level")
"""Words beside the number or name of a level."""
_EQUALS: Final = re.compile(r" ?= ?")
"""What stands between a name and its value: `computer = 3`."""
_COLON: Final = re.compile(r"(?:\b(\w+))?(?: :|:(?= |$)) ?")
"""The same in `level: 3`, but not in `narde: computer`."""
_BETWEEN: Final = re.compile(r"[!?.]*(?:[\s,;()]+|$)")
"""What stands between two words, and behind the last."""


def split_words(words: str) -> list[str]:
    """Return the words one by one: `3 hours` is one, and so is `clock = 1d`."""
    line = join_spans(" ".join(words.split()))
    return [
        word for word in _BETWEEN.split(_EQUALS.sub("=", _COLON.sub(_read_colon, line))) if word
    ]


def _read_colon(found: re.Match[str]) -> str:
    """Return the name before a colon, with `=` if the name has a value, such as an option."""
    name = found[1] or ""
    has_value = name.casefold() in COMPUTER_WORDS | LEVEL | option_names()
    return f"{name}=" if has_value else f"{name} "


def option_names() -> frozenset[str]:
    """Return the names of the options of all games and of every table."""
    of_games = (option for game in GAMES.values() for option in game.options)
    return frozenset((*(option.name for option in (*of_games, *TABLE_OPTIONS)), PLAYERS))


def without_noise(words: str) -> list[str]:
    """Return the words that say something, one by one."""
    tokens = [*split_words(words), ""]
    return [
        word
        for word, following in pairwise(tokens)
        if word.casefold() not in NOISE or _says_when(word, following)
    ]


def _says_when(word: str, following: str) -> bool:
    """Return whether a word makes the span behind it the time at which to play: `for 2h`."""
    return word.casefold() in _WHEN and is_span(following.casefold())


def join_spans(words: str) -> str:
    """Return the words with spans such as `3 hours` joined to one word."""
    return _SPLIT_SPAN.sub(r"\1\2", words)


def is_span(word: str) -> bool:
    """Return whether a word is a span of time, however short."""
    return _SPAN.fullmatch(word) is not None


def read_span(raw: str) -> int:
    """Return the milliseconds of `15m`, `2h` or `3days`; 0 if it is not a span of time."""
    found = _SPAN.fullmatch(raw)
    return int(found[1]) * _UNITS[found[2]] if found else 0

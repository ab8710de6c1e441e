"""The levels of computers, by their names and numbers."""

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final

from bot.commands.refusals import UnknownLevel
from bot.commands.words import COMPUTER_WORDS, LEVEL, NOISE
from bot.engines.engine import Level
from bot.table.refusals import Refused
from bot.texts.typed import typed_words

LEVELS: Final = tuple(map(str, Level))
"""The numbers of the levels."""
AT: Final = typed_words("at")
"""Words before a level that say nothing there, such as `on`; elsewhere they may."""
_OF: Final = typed_words("of")
"""Words behind the name of a level that make it none: `best of 5`."""
_NAMES: Final[Mapping[str, Level]] = {
    word: level for level in Level for word in typed_words(f"level-{level}")
}
BY_WORD: Final[Mapping[str, Level]] = {**_NAMES, **{str(level): level for level in Level}}
LEVEL_WORDS: Final = LEVEL | BY_WORD.keys()


def split_level(words: Sequence[str], options: Collection[str]) -> tuple[Level | None, list[str]]:
    """Return the first level that is named, if any, and the other words.

    `options` are the names of options, to which a word such as `on` may belong.
    """
    words = _without_at(words, options)
    pairs = enumerate(pairwise((*words, "")))
    at = next((at for at, pair in pairs if _is_level(*pair)), None)
    if at is None:
        return None, words
    return _NAMES[words[at].casefold()], [*words[:at], *words[at + 1 :]]


def names_level(words: Sequence[str]) -> bool:
    """Return whether one of the words is the name of a level."""
    return split_level(words, ())[0] is not None


def _is_level(word: str, following: str) -> bool:
    return word.casefold() in _NAMES and following.casefold() not in _OF


def read_level(value: str) -> Level:
    """Return the level that a word means; raise Refused if it means none."""
    level = BY_WORD.get(value.casefold())
    if level is None:
        raise Refused(UnknownLevel(value))
    return level


def _without_at(words: Sequence[str], options: Collection[str]) -> list[str]:
    """Return the words without the `on` of `on hard` and `on the computer`.

    Behind the name of an option it stays, as its value.
    """
    return [
        word
        for at, word in enumerate(words)
        if word.casefold() not in AT
        or (at > 0 and words[at - 1].casefold() in options)
        or not begins_opponent(words[at + 1 :])
    ]


def begins_opponent(words: Sequence[str]) -> bool:
    """Return whether a level or a computer comes next, perhaps after words that say nothing."""
    said = (re.split("[=:]", word.casefold())[0] for word in words)
    first = next((word for word in said if word not in NOISE and word not in AT), "")
    return first in LEVEL or first in _NAMES or first in COMPUTER_WORDS

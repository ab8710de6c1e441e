"""Sentences in one of the languages."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from bot.language import Language
from bot.texts.bundles import Count, load

Word: TypeAlias = str | int
"""The value of a variable: a text, or a number that chooses a plural form.

True and False become `yes` and `no`, for a sentence to choose by. The library takes at most 2,500
characters a value.
"""

_SWITCHES: Final[Mapping[bool, str]] = {True: "yes", False: "no"}

_CACHED: Final = 8192
"""How many sentences are cached."""


@dataclass(frozen=True, slots=True)
class Texts:
    """Every sentence of Parlour, in one language."""

    language: Language

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence; raise Unsayable if there is none or `data` lacks a variable."""
        return _say(self.language, message, tuple((name, _variable(data[name])) for name in data))


@lru_cache(_CACHED)
def _say(language: Language, message: str, variables: tuple[tuple[str, str | Count], ...]) -> str:
    """Return a sentence; cached, because most are used again and again."""
    return load(language).fill(message, dict(variables))


def _variable(word: Word) -> str | Count:
    if isinstance(word, str):
        return word
    return _SWITCHES[word] if isinstance(word, bool) else _count(word)


@lru_cache
def _count(number: int) -> Count:
    return Count(number)

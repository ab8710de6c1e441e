"""Sentences in the language of whoever reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from bot.language import Language
from bot.texts.bundles import Count, load

Word: TypeAlias = str | int
"""What a sentence may be told: words, and numbers that choose plural forms.

A switch (True or False) is told as `yes` or `no`, for a sentence to choose by. The library takes at
most 2,500 characters a word.
"""

_SWITCHES: Final[Mapping[bool, str]] = {True: "yes", False: "no"}

_REMEMBERED: Final = 8192
"""How many sentences are remembered."""


@dataclass(frozen=True, slots=True)
class Texts:
    """All that Parlour says, in one language."""

    language: Language

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence; raise Unsayable if there is none, or if it needs more than `data`."""
        return _say(self.language, message, tuple((name, _tell(data[name])) for name in data))


@lru_cache(_REMEMBERED)
def _say(language: Language, message: str, told: tuple[tuple[str, str | Count], ...]) -> str:
    """Fill in a sentence; most are said again and again, as words for what stands on a board."""
    return load(language).fill(message, dict(told))


def _tell(word: Word) -> str | Count:
    if isinstance(word, str):
        return word
    return _SWITCHES[word] if isinstance(word, bool) else _count(word)


@lru_cache
def _count(number: int) -> Count:
    return Count(number)

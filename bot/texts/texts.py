"""Sentences in the language of whoever reads them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from bot.settings import Language
from bot.texts.bundles import Count, load

Word: TypeAlias = str | int
"""What a sentence may be told: words, and numbers that choose plural forms.

A switch (True or False) is told as `yes` or `no`, for a sentence to choose by. The library takes at
most 2,500 characters a word.
"""

_SWITCHES: Final[Mapping[bool, str]] = {True: "yes", False: "no"}


@dataclass(frozen=True, slots=True)
class Texts:
    """All that Parlour says, in one language."""

    language: Language

    def say(self, message: str, /, **data: Word) -> str:
        """Return a sentence; raise Unsayable if there is none, or if it needs more than `data`."""
        return load(self.language).fill(message, {name: _tell(data[name]) for name in data})


def _tell(word: Word) -> str | Count:
    if isinstance(word, str):
        return word
    return _SWITCHES[word] if isinstance(word, bool) else _count(word)


@lru_cache
def _count(number: int) -> Count:
    return Count(number)

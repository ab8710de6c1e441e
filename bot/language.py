"""The languages Parlour speaks, and which of them to use."""

from enum import StrEnum
from functools import lru_cache
from typing import Self


class AnyCase(StrEnum):
    """A word from a short list, in upper or lower case."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        word = str(value).strip().casefold()
        return next((choice for choice in cls if choice.casefold() == word), None)


class Language(AnyCase):
    """The languages Parlour speaks."""

    ENGLISH = "en"
    RUSSIAN = "ru"
    BRAZILIAN = "pt-BR"


def choose_language(*preferred: str | None, default: Language) -> Language:
    """Return the first preferred language that is one of ours, whatever its country, or `default`.

    Preferred are what a player chose, then what the chat chose, then the platform's locale, such as
    `pt_PT` or `ru-RU`. A language that merely resembles one of ours is not taken for it.
    """
    return next((found for wanted in preferred if wanted and (found := _nearest(wanted))), default)


@lru_cache
def _nearest(locale: str) -> Language | None:
    spoken = _base(locale)
    return next((language for language in Language if _base(language) == spoken), None)


def _base(locale: str) -> str:
    """Return the language of a locale without its country: `pt` of `pt-BR`."""
    return locale.strip().replace("_", "-").partition("-")[0].lower()

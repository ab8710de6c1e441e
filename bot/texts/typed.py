"""Words that people type, from the typed.ftl of every language."""

from functools import cache

from bot.language import Language
from bot.texts.bundles import load_file


@cache
def typed_words(name: str) -> frozenset[str]:
    """Return the words of the list `typed-NAME` in all languages."""
    return frozenset(word for words in _lists(name) for word in words)


def words_in(language: Language, name: str) -> frozenset[str]:
    """Return the words of the list `typed-NAME` in a language."""
    return frozenset(_list(name, language))


def first_word(name: str, language: Language) -> str:
    """Return the first word of the list `typed-NAME` in a language."""
    return _list(name, language)[0]


def first_words(name: str) -> frozenset[str]:
    """Return the first word of the list `typed-NAME` in each language."""
    return frozenset(words[0] for words in _lists(name))


def other_words(name: str) -> frozenset[str]:
    """Return the words of the list `typed-NAME` that are first in no language."""
    return typed_words(name) - first_words(name)


def _lists(name: str) -> tuple[tuple[str, ...], ...]:
    """Return a list in each language; raise Unsayable if one has none."""
    return tuple(_list(name, language) for language in Language)


def _list(name: str, language: Language) -> tuple[str, ...]:
    return tuple(load_file(language, "typed.ftl").fill(f"typed-{name}", {}).split())

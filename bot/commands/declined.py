"""Words with which somebody declines computers: `no computer`, `without a bot`, `computer=no`."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from bot.commands.levels import AT, LEVEL_WORDS, begins_opponent
from bot.commands.setup import NO
from bot.commands.words import COMPUTER_WORDS, LEVEL, NOISE, option_names, split_words
from bot.language import Language
from bot.texts.typed import typed_words, words_in

_WITHOUT: Final = typed_words("without")
_NO: Final = NO - {"0"}
"""A form says 0 where nothing was chosen."""


def split_declined(words: str) -> tuple[bool, str]:
    """Return whether computers are declined, and the other words."""
    tokens = split_words(words)
    found = next(_phrases([token.casefold() for token in tokens]), None)
    if found is None:
        return False, words.strip()
    at, length = found
    return True, " ".join((*tokens[:at], *tokens[at + length :]))


def may_decline(words: str) -> bool:
    """Return whether words may decline computers, in a sentence that cannot be read."""
    tokens = [word.casefold() for word in split_words(words)]
    return any(
        _is_without(tokens, at) and not (word in AT and begins_opponent(tokens[at + 1 :]))
        for at, word in enumerate(tokens)
    )


def _is_without(words: Sequence[str], at: int) -> bool:
    """Return whether a word may decline what follows, and is no value of an option: `cube no`."""
    is_value = at > 0 and words[at] in NO and words[at - 1] in option_names()
    return words[at] in _WITHOUT and not is_value


def _phrases(words: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Yield where computers are declined, and with how many words."""
    for at, word in enumerate(words):
        name, _, value = word.partition("=")
        if name in COMPUTER_WORDS and value in _NO:
            yield at, 1
        elif word in COMPUTER_WORDS and at + 2 == len(words) and words[-1] in _NO:
            yield at, 2
        elif _is_without(words, at) and (length := _length_before_computer(word, words[at + 1 :])):
            yield at, 1 + length


def _length_before_computer(without: str, words: Sequence[str]) -> int:
    """Return how many words lead to a computer that is declined, with its name; 0 if none is."""
    # "no" is also a preposition: "no nível difícil com o computador" asks for one.
    between = LEVEL_WORDS - LEVEL if without in AT else LEVEL_WORDS | NOISE
    length = next((at for at, word in enumerate(words) if word not in between), len(words))
    named = length < len(words) and words[length] in _computers_declined_by(without)
    return length + 1 if named else 0


@cache
def _computers_declined_by(without: str) -> frozenset[str]:
    """Return the names of computers that a word declines: in Portuguese `no` is `at the`."""
    languages = [each for each in Language if without not in words_in(each, "at")]
    names = [words_in(each, name) for each in languages for name in ("computer", "computers")]
    return frozenset().union(*names)

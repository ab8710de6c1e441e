"""Lists as people say them: "a, b or c"."""

from collections.abc import Iterable

from bot.texts.texts import Texts


def either(words: Iterable[object], texts: Texts) -> str:
    """Join words of which one is to be chosen: a, b or c. No words give an empty text."""
    start, last = _split(words)
    return texts.say("list-or", start=start, last=last) if start else last


def all_of(words: Iterable[object], texts: Texts) -> str:
    """Join words that are all meant: a, b and c."""
    start, last = _split(words)
    return texts.say("list-and", start=start, last=last) if start else last


def _split(words: Iterable[object]) -> tuple[str, str]:
    """Return all words but the last with commas between them, and the last."""
    *start, last = [str(word) for word in words] or [""]
    return ", ".join(start), last


def plain_list(words: Iterable[object]) -> str:
    """Join words with commas, without "and" before the last."""
    return ", ".join(map(str, words))

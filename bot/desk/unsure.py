"""Requests that may or may not have been saved, because the answer of the store was lost."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bot.commands.request import Request
from bot.identity import Moment, PlayerId, TableId

REPEATED_WITHIN: Final = 60_000
"""Milliseconds within which the same words are taken for the same request."""


class _Words(NamedTuple):
    """What somebody typed or pressed at a table."""

    table: TableId
    player: PlayerId
    text: str
    pressed: bool


@dataclass(frozen=True, slots=True)
class _Asked:
    """The key of a request, and when it was asked."""

    key: str
    at: Moment


class UnsureRequests:
    """Recognises a request that is repeated because nobody knew what became of it.

    A platform gives the repetition a key of its own. Under its first key the desk finds it in the
    record, and does not carry it out twice.
    """

    def __init__(self, clock: Callable[[], Moment]) -> None:
        self._clock = clock
        self._asked: dict[_Words, _Asked] = {}

    def add(self, request: Request) -> None:
        """Remember a request."""
        at = self._clock()
        self._asked = {words: asked for words, asked in self._asked.items() if asked.at > _ago(at)}
        self._asked[_words(request)] = _Asked(request.key, at)

    def recognise(self, request: Request) -> Request:
        """Return the request, under its first key if it is a repetition."""
        asked = self._asked.get(_words(request))
        if asked is None or asked.at <= _ago(self._clock()):
            return request
        return replace(request, key=asked.key)

    def forget(self, table: TableId) -> None:
        """Forget the requests at a table: it was shown, so everybody knows what became of them."""
        for words in [words for words in self._asked if words.table == table]:
            del self._asked[words]


def _words(request: Request) -> _Words:
    return _Words(request.table, request.player.id, request.text, request.pressed)


def _ago(at: Moment) -> int:
    return at - REPEATED_WITHIN

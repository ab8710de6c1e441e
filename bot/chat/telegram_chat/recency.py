"""Whether a message is still in view: how many came after it."""

from dataclasses import dataclass, replace
from typing import Final

from bot.chat.telegram_chat.places import Place
from bot.identity import TableId
from bot.recent import RecentCache

_VISIBLE: Final = 6
"""About as many messages as a phone shows below a board."""
_UNSURE: Final = 60
"""Seconds for which a message stays where it is if ids do not tell for sure."""
_CACHED: Final = 10_000
"""How many places are remembered."""


@dataclass(frozen=True, slots=True)
class _ChatEnd:
    """The latest messages of a place."""

    since: int = 0
    """Messages that the bot saw since its board."""
    newest: int = 0
    """The highest message id."""


class Recency:
    """Counts the messages since the board.

    In groups a bot sees only what is meant for it. Where message ids count up by one, they show how
    many others there were.
    """

    def __init__(self) -> None:
        self._ends = RecentCache[TableId, _ChatEnd](_CACHED)

    def saw(self, place: Place, message: int) -> None:
        """Note that somebody wrote a message."""
        end = self._end(place)
        self._put(place, replace(end, since=end.since + 1, newest=max(end.newest, message)))

    def removed(self, place: Place) -> None:
        """Note that a message after the board was deleted."""
        end = self._end(place)
        self._put(place, replace(end, since=max(0, end.since - 1)))

    def start(self, place: Place, message: int) -> None:
        """Note that a new board was sent."""
        self._put(place, _ChatEnd(0, message))

    def is_in_view(self, place: Place, message: int, age: float) -> bool:
        """Return whether a message that was sent `age` seconds ago is still in view.

        Where others' messages are hidden and their ids may be those of other chats or topics, a
        message stays where it is for some time at least.
        """
        end = self._end(place)
        far = place.is_group and end.newest - message > 2 * _VISIBLE
        unsure = not place.counts_messages and age < _UNSURE
        return end.since <= _VISIBLE and (unsure or not far)

    def _end(self, place: Place) -> _ChatEnd:
        return self._ends.get(place.own_table) or _ChatEnd()

    def _put(self, place: Place, end: _ChatEnd) -> None:
        self._ends.put(place.own_table, end)

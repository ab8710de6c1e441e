"""How far a message is from the end of its chat, and how long ago it was looked at."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from time import time
from typing import Final

from bot.chat.telegram_chat.places import Place
from bot.recent import RecentCache

_VISIBLE: Final = 6
"""Messages that a telephone shows below a board, about."""
_KEPT: Final = 10_000
"""Places that are kept in mind; of another nothing is known, as after a restart."""


@dataclass(frozen=True, slots=True)
class _ChatEnd:
    """What is known of the end of a chat."""

    since: int = 0
    newest: int = 0
    touched: float = 0.0


class Recency:
    """Counts what was written since a message.

    In groups a bot sees only what is meant for it. Where messages are numbered, the numbers tell
    about the others.
    """

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._ends = RecentCache[Place, _ChatEnd](_KEPT)

    def saw(self, place: Place, message: int) -> None:
        """Note that a message was written."""
        end = self._end(place)
        self._keep(place, replace(end, since=end.since + 1, newest=max(end.newest, message)))

    def start(self, place: Place, message: int) -> None:
        """Note that a message was sent which is looked at from now on."""
        self._keep(place, _ChatEnd(0, message, self._clock()))

    def touch(self, place: Place) -> None:
        """Note that this message has changed just now."""
        self._keep(place, replace(self._end(place), touched=self._clock()))

    def is_in_view(self, place: Place, message: int) -> bool:
        """Tell whether a message is still in sight."""
        end = self._end(place)
        far = place.counts_messages and end.newest - message > 2 * _VISIBLE
        return end.since <= _VISIBLE and not far

    def is_recent(self, place: Place, sent: float, seconds: float) -> bool:
        """Tell whether the message, sent at some time, has been looked after lately."""
        return self._clock() - max(sent, self._end(place).touched) < seconds

    def _end(self, place: Place) -> _ChatEnd:
        return self._ends.get(place) or _ChatEnd()

    def _keep(self, place: Place, end: _ChatEnd) -> None:
        self._ends.put(place, end)

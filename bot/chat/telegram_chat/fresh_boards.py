"""Boards that have just changed: a finger on its way may land on what came in between."""

from time import monotonic
from typing import Final

from bot.chat.telegram_chat.events import Pressed
from bot.chat.telegram_chat.places import Place
from bot.recent import RecentCache

SETTLE: Final = 0.7
"""Seconds within which nobody reads what an opponent offers, and answers it."""
_ANSWERS: Final = frozenset({"accept", "decline", "take", "drop"})
_CACHED: Final = 10_000
"""How many places are remembered."""


class FreshBoards:
    """Remembers when boards were changed."""

    def __init__(self) -> None:
        self._changed = RecentCache[Place, float](_CACHED)

    def note(self, place: Place) -> None:
        """Note that the board of a place has changed."""
        self._changed.put(place, monotonic())

    def are_unread(self, pressed: Pressed) -> bool:
        """Return whether a press answers an offer that came where another button was."""
        changed = self._changed.get(pressed.place)
        return pressed.command in _ANSWERS and bool(changed and monotonic() - changed < SETTLE)

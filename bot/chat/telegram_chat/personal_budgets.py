"""What one person may ask for in a group: whoever asks without end must not delay the others."""

from enum import Enum, auto
from typing import Final

from bot.chat.telegram_chat.limiter import Limiter, Window
from bot.chat.telegram_chat.places import Place
from bot.identity import PlayerId
from bot.recent import RecentCache

_CACHED: Final = 10_000
"""Of how many people in groups it is known what they have asked for."""


class Allowance(Enum):
    """Whether a person gets an answer in words."""

    GRANTED = auto()
    USED_UP = auto()
    """The first time: they are told so."""
    STILL_USED_UP = auto()


class PersonalBudgets:
    """Counts the answers that each person gets in a group. Boards are not counted."""

    def __init__(self, limiter: Limiter) -> None:
        self._limiter = limiter
        self._spent = RecentCache[tuple[int, PlayerId], Window](_CACHED)
        self._told = RecentCache[tuple[int, PlayerId], float](_CACHED)

    def ask(self, place: Place, player: PlayerId) -> Allowance:
        """Return whether a person gets one more answer, and count it if so."""
        if not place.is_group:
            return Allowance.GRANTED
        key, now = (place.chat, player), self._limiter.clock()
        window = self._spent.get(key) or self._spent.put(key, Window(self._limiter.rates.person))
        free = window.free_at()
        if free <= now:
            window.note(now)
            return Allowance.GRANTED
        told = self._told.get(key) == free
        self._told.put(key, free)
        return Allowance.STILL_USED_UP if told else Allowance.USED_UP

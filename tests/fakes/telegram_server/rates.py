"""The rate limits of the Bot API, edits included."""

from collections import defaultdict, deque
from time import monotonic

from tests.fakes.telegram_server.errors import Refused


class Rates:
    """Counts messages. A second can be made shorter, so that tests take less time."""

    def __init__(self, second: float = 1.0) -> None:
        self._second = second
        self._sent: defaultdict[tuple[object, float], deque[float]] = defaultdict(deque)
        self.stopped: dict[int, float] = {}
        """Chats that are paused, and until when."""
        self.refused: list[object] = []

    def stop(self, chat: int, seconds: float) -> None:
        """Pause a chat."""
        self.stopped[chat] = monotonic() + seconds

    def check(self, chat: int) -> None:
        """Refuse a message that exceeds a rate."""
        now = monotonic()
        if self.stopped.get(chat, 0) > now:
            self._refuse(chat, 1)
        # Telegram lets a little more pass than it promises; packets also arrive in bunches.
        self._count(chat, now, 6, 3)
        if chat < 0:
            self._count(chat, now, 24, 60)
        self._count(0, now, 40, 1)

    def check_private(self, chat: int, user: int) -> None:
        """Refuse a message to one member that exceeds a rate.

        Whether they count as messages of the group is not documented; here each member's do not.
        """
        now = monotonic()
        if self.stopped.get(user, 0) > now:
            self._refuse(user, 1)
        self._count((chat, user), now, 6, 3)
        self._count(0, now, 40, 1)

    def _count(self, key: object, now: float, most: int, seconds: float) -> None:
        sent = self._sent[key, seconds]
        while sent and sent[0] <= now - seconds * self._second:
            sent.popleft()
        if len(sent) >= most:
            self._refuse(key, 1)
        sent.append(now)

    def _refuse(self, chat: object, seconds: int) -> None:
        self.refused.append(chat)
        raise Refused(429, f"Too Many Requests: retry after {seconds}", retry_after=seconds)

"""The store's time, which all processes share, however wrong their own clocks are."""

from collections.abc import Callable
from time import monotonic_ns, time_ns

from bot.identity import Moment


def local_time() -> Moment:
    """Return the time of this machine."""
    return Moment(time_ns() // 1_000_000)


def running_time() -> int:
    """Return milliseconds that never jump, counted from some moment in the past."""
    return monotonic_ns() // 1_000_000


class StoreClock:
    """Follows the time of a store by what its answers say.

    A server has read its clock between a question and its answer. So after each answer it is known
    between which bounds its time is. As long as our estimate lies between them, it stays as it is;
    otherwise the nearer bound is taken.
    """

    def __init__(self, running: Callable[[], int] = running_time) -> None:
        self._running = running
        self._ahead: int | None = None
        """By how much the store's time is ahead of our running time; None if not known yet."""

    def now(self) -> Moment:
        """Return the store's time; that of this machine before the store was ever reached."""
        return local_time() if self._ahead is None else Moment(self._running() + self._ahead)

    def start(self) -> int:
        """Return the moment at which the store is asked for its time, for `learn`."""
        return self._running()

    def learn(self, asked: int, stores: Moment) -> None:
        """Learn the time that the store had at some moment since it was asked."""
        least, most = stores - self._running(), stores - asked
        if self._ahead is None:
            self._ahead = (least + most) // 2
        self._ahead = min(max(self._ahead, least), most)

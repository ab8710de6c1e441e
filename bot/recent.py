"""A bounded cache: the oldest entry goes first."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class RecentCache(Generic[K, V]):
    """Keeps the entries that were put last, up to a maximum number.

    Putting a key again makes it the newest; reading it does not. Threads may share a cache.
    """

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._entries: OrderedDict[K, V] = OrderedDict()
        self._lock = Lock()

    def __contains__(self, key: K) -> bool:
        return key in self._entries

    def get(self, key: K) -> V | None:
        """Return the value of a key, or None if it is not cached."""
        return self._entries.get(key)

    def put(self, key: K, value: V) -> V:
        """Add an entry as the newest, drop the oldest if there are too many; return the value."""
        with self._lock:
            self._entries[key] = value
            self._entries.move_to_end(key)
            if len(self._entries) > self._max_size:
                self._entries.popitem(last=False)
        return value

    def items(self) -> list[tuple[K, V]]:
        """Return all entries, the oldest first."""
        with self._lock:
            return list(self._entries.items())

    def clear(self) -> None:
        """Drop every entry."""
        with self._lock:
            self._entries.clear()

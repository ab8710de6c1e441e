"""What was worked out lately and may be wanted again; what was first known is first forgotten."""

from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Lately(Generic[K, V]):
    """Remembers so many things and no more."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[K, V] = {}
        # Films are made in another thread, from the same positions.
        self._lock = Lock()

    def recall(self, key: K) -> V | None:
        """Return what is remembered."""
        return self._known.get(key)

    def remember(self, key: K, value: V) -> V:
        """Remember something, and forget what has been known for longest."""
        with self._lock:
            if len(self._known) >= self._most and key not in self._known:
                del self._known[next(iter(self._known))]
            self._known[key] = value
        return value

    def forget(self) -> None:
        """Forget everything."""
        self._known.clear()

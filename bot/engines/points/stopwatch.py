"""A stopwatch of CPU time that says whether there is time for one more look."""

from time import process_time
from typing import Final

_USED: Final = 0.85
"""The part of the time that is used: the last look may take longer than those before it."""


class Stopwatch:
    """Times the looks of one search, which take at most so many seconds in all."""

    def __init__(self, seconds: float) -> None:
        self._lap_began = process_time()
        self._end = self._lap_began + seconds * _USED
        self._longest = 0.0

    def lap(self) -> None:
        """Note that a look has ended, and the next one begins."""
        now = process_time()
        self._longest = max(self._longest, now - self._lap_began)
        self._lap_began = now

    def has_time(self, *, for_longer: int = 1) -> bool:
        """Return whether a look can be expected to end in time that takes so much longer."""
        return process_time() + self._longest * for_longer < self._end

"""How long a search may go on, in CPU time of this process."""

from time import process_time
from typing import Final

_SHARE: Final = 0.9
"""The part of the time that is used: what a search does between two looks at the clock fits in
the rest."""


class TimeIsUp(Exception):
    """The search has to stop here."""


class Clock:
    """A deadline, looked at once in a while."""

    __slots__ = ("_checks", "_end")

    _EVERY: Final = 32

    def __init__(self, seconds: float) -> None:
        self._end = process_time() + seconds * _SHARE
        self._checks = 0

    def check(self) -> None:
        """Raise TimeIsUp if it is."""
        self._checks += 1
        # Asking for the time costs as much as looking at a position.
        if not self._checks % self._EVERY and process_time() > self._end:
            raise TimeIsUp

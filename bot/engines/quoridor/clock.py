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
        """Look at the time once in a while: it costs as much as looking at a position."""
        self._checks += 1
        if not self._checks % self._EVERY:
            self.look()

    def look(self) -> None:
        """Raise TimeIsUp if it is."""
        if process_time() > self._end:
            raise TimeIsUp

"""How long to wait before something that could not be shown is tried again."""

from typing import Final

from bot.desk.outgoing import NotNow
from bot.identity import TableId
from bot.recent import RecentCache

FIRST: Final = 1_000
"""Milliseconds before the second attempt; the pause doubles with every failure."""
LONGEST: Final = 16_000
"""The longest pause while a chat cannot be reached."""
LONGEST_AFTER_FAULT: Final = 900_000
"""The longest pause after any other error: it may be a fault that does not pass by itself."""
_DOUBLINGS: Final = 10
_TABLES: Final = 20_000
"""Of how many tables the failures are counted."""


class Pauses:
    """Counts the failures of each table since something was last shown."""

    def __init__(self) -> None:
        self._failures = RecentCache[TableId, int](_TABLES)

    def next(self, table: TableId, error: Exception | None) -> int:
        """Count a failure, and return how long to wait after it, in milliseconds."""
        if isinstance(error, NotNow) and error.pause is not None:
            return int(error.pause * 1_000)
        failures = self._failures.get(table) or 0
        self._failures.put(table, failures + 1)
        longest = LONGEST if isinstance(error, NotNow) else LONGEST_AFTER_FAULT
        return min(FIRST << min(failures, _DOUBLINGS), longest)

    def reset(self, table: TableId) -> None:
        """Forget the failures of a table."""
        if self._failures.get(table):
            self._failures.put(table, 0)

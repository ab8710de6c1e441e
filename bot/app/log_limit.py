"""Limits how many warnings and errors of one kind are logged: a flood must not fill the disk."""

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

from bot.desk.budgets import Buckets, Budget
from bot.recent import RecentCache

WARNINGS: Final = Budget(50, 0.5)
"""Lines of one kind."""
KINDS: Final = 1_000


class LogLimit(logging.Filter):
    """Leaves out warnings and errors of which there were too many, and says how many it left out.

    The lines below are one for each command, and these are limited where commands are.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(WARNINGS, clock)
        self._left_out = RecentCache[str, int](KINDS)

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is to be written."""
        if record.levelno < logging.WARNING:
            return True
        kind = _kind(record)
        left_out = self._left_out.get(kind) or 0
        if self._buckets.wait(kind):
            self._left_out.put(kind, left_out + 1)
            return False
        self._buckets.spend(kind)
        if left_out:
            self._left_out.put(kind, 0)
            _add(record, left_out)
        return True


def _kind(record: logging.LogRecord) -> str:
    """Return what lines of the same kind have in common: who wrote them, and the event."""
    event = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
    return f"{record.name} {str(event)[:80]}"


def _add(record: logging.LogRecord, left_out: int) -> None:
    if isinstance(record.msg, dict):
        record.msg = {**record.msg, "left_out": left_out}
    else:
        record.msg = f"{record.msg} ({left_out} more left out)"

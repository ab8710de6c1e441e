"""What is wrong in this process: parts that have failed, and records that cannot be read.

Each trouble is logged when it begins, and is counted and listed for as long as it lasts.
"""

from dataclasses import dataclass
from typing import Final

import structlog

from bot import metrics
from bot.recent import RecentCache

LISTED: Final = 1_000
"""How many records are listed at most; further ones are not logged again and again either."""

_log: Final = structlog.get_logger("troubles")
_parts: Final[dict[str, str]] = {}
_records: Final[dict[str, str]] = {}
_REQUESTS: Final = 1_000
"""Of how many tables the latest request that failed is remembered."""
_requests: Final = RecentCache[str, str](_REQUESTS)


@dataclass(frozen=True, slots=True)
class Troubles:
    """Parts that are failing, and records that were set aside, each with the reason."""

    parts: dict[str, str]
    records: dict[str, str]


def current() -> Troubles:
    """Return what is wrong now."""
    return Troubles(dict(_parts), dict(_records))


def part_failed(part: str, why: str, error: Exception | None = None) -> None:
    """Note that a part has failed; its error is logged unless it failed in the same way before."""
    metrics.count_part_failure(part)
    if _parts.get(part) != why:
        _log.error("part failed, trying again", part=part, why=why, exc_info=error)
    _parts[part] = why
    metrics.set_part_failing(part, failing=True)


def part_works(part: str) -> None:
    """Note that a part works."""
    if part in _parts:
        del _parts[part]
        _log.info("part works again", part=part)
    metrics.set_part_failing(part, failing=False)


def set_aside(key: str, why: str, error: Exception | None = None) -> None:
    """Note that a record cannot be used, and log that once."""
    if key in _records or len(_records) >= LISTED:
        return
    _records[key] = why
    metrics.set_records_aside(len(_records))
    _log.error("record set aside", key=key, why=why, exc_info=error)


def readable(key: str) -> None:
    """Note that a record can be used."""
    if key in _records:
        del _records[key]
        metrics.set_records_aside(len(_records))
        _log.info("record can be read again", key=key)


def request_failed(table: str, why: str) -> None:
    """Note why a request at a table failed unexpectedly."""
    _requests.put(table, why)


def last_failure(table: str) -> str:
    """Return why the latest request at a table failed that did; nothing if none has lately."""
    return _requests.get(table) or ""


def forget() -> None:
    """Forget all troubles."""
    for part in tuple(_parts):
        part_works(part)
    _records.clear()
    _requests.clear()
    metrics.set_records_aside(0)

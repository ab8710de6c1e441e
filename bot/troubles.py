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
_records: Final[dict[tuple[str, str], str]] = {}
"""Why a record cannot be used, by its name and the part that failed with it, if it can be read."""
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
    records = dict[str, str]()
    for (key, part), why in _records.items():
        told = f"{part}: {why}" if part else why
        records[key] = f"{records[key]}; {told}" if key in records else told
    return Troubles(dict(_parts), records)


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


def set_aside(key: str, why: str, error: Exception | None = None, *, part: str = "") -> None:
    """Note that a record, or a part's work with it, is no good; log that once.

    The key is the name by which `parlour records` lists, shows and drops it.
    """
    if (key, part) in _records or len(_records) >= LISTED:
        return
    _records[key, part] = why
    _count_records()
    _log.error("record set aside", key=key, why=why, **_named(part), exc_info=error)


def readable(key: str, *, part: str = "") -> None:
    """Note that a record can be used, or that a part's work with it has succeeded."""
    if (key, part) in _records:
        del _records[key, part]
        _count_records()
        _log.info("record can be read again", key=key, **_named(part))


def gone(key: str) -> None:
    """Note that a record is not stored any more."""
    found = [one for one in _records if one[0] == key]
    for one in found:
        del _records[one]
    if found:
        _count_records()
        _log.info("record is gone", key=key)


def _count_records() -> None:
    metrics.set_records_aside(len({key for key, _ in _records}))


def _named(part: str) -> dict[str, str]:
    return {"part": part} if part else {}


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

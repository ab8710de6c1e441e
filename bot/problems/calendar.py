"""When a chat gets its problem of the day: a time of its own, in its own time zone."""

import re
from datetime import UTC, date, datetime, time, timedelta, timezone, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.identity import Moment

_SECOND: Final = 1_000
_OFFSET: Final = re.compile(
    r"(?:utc|gmt)?(?P<sign>[+\-\u2212])(?P<hours>\d{1,2})(?::?(?P<minutes>\d\d))?"
)
_TIME: Final = re.compile(r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d\d))?")
_FARTHEST: Final = timedelta(hours=14)
_UTC_NAMES: Final = frozenset({"utc", "gmt", "z"})


class Schedule(Struct, frozen=True):
    """At which time of the day a chat gets a problem, and of which games."""

    minutes: int
    """Since midnight."""
    zone: str
    """As `read_zone` returns it."""
    games: tuple[str, ...]

    @property
    def clock(self) -> str:
        """Return the time as people write it: 9:00."""
        return f"{self.minutes // 60}:{self.minutes % 60:02}"

    def day_at(self, moment: Moment) -> date:
        """Return the day that a moment belongs to: it begins when its problem is due."""
        local = datetime.fromtimestamp(moment / _SECOND, UTC).astimezone(_zone(self.zone))
        began = local.hour * 60 + local.minute >= self.minutes
        return local.date() if began else local.date() - timedelta(days=1)

    def due_on(self, day: date) -> Moment:
        """Return when the problem of a day is due.

        A time that a change of the clocks leaves out comes an hour later.
        """
        at = time(self.minutes // 60, self.minutes % 60, tzinfo=_zone(self.zone))
        return Moment(int(datetime.combine(day, at).timestamp()) * _SECOND)


def read_time(word: str) -> int | None:
    """Return the minutes since midnight that a word means; None if it is no time."""
    found = _TIME.fullmatch(word)
    if found is None:
        return None
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    return hour * 60 + minute if hour < 24 and minute < 60 else None  # noqa: PLR2004 - a clock


def read_zone(word: str) -> str | None:
    """Return the time zone that a word means, as it is stored; None if it means none.

    A zone is a distance from UTC such as `+03:00`, or a name such as `Europe/Moscow`.
    """
    word = word.casefold()
    if word in _UTC_NAMES:
        return "UTC"
    found = _OFFSET.fullmatch(word)
    if found is None:
        return _zone_names().get(word)
    hours, minutes = int(found["hours"]), int(found["minutes"] or 0)
    if minutes >= 60 or timedelta(hours=hours, minutes=minutes) > _FARTHEST:  # noqa: PLR2004
        return None
    return f"{'+' if found['sign'] == '+' else '-'}{hours:02}:{minutes:02}"


@cache
def _zone_names() -> dict[str, str]:
    return {name.casefold(): name for name in available_timezones()}


@cache
def _zone(name: str) -> tzinfo:
    found = _OFFSET.fullmatch(name)
    if found is None:
        return UTC if name == "UTC" else ZoneInfo(name)
    ahead = timedelta(hours=int(found["hours"]), minutes=int(found["minutes"] or 0))
    return timezone(ahead if found["sign"] == "+" else -ahead)

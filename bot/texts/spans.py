"""Spans of time as people say them: 2 days 3 hours, in 4 hours."""

from datetime import timedelta
from math import ceil
from typing import Final

from bot.texts.texts import Texts

_MINUTE: Final = timedelta(minutes=1)
_LARGE_UNITS: Final = {"days": 24 * 60, "hours": 60}
"""The units of more than a minute, in minutes."""


def time_span(span: timedelta, texts: Texts) -> str:
    """Return a span in its two largest units that follow each other, rounded down."""
    minutes, seconds = divmod(max(int(span.total_seconds()), 0), 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    counts = {"days": days, "hours": hours, "minutes": minutes, "seconds": seconds}
    units = list(counts)
    first = next((at for at, unit in enumerate(units) if counts[unit]), len(units) - 1)
    told = [unit for unit in units[first : first + 2] if counts[unit]] or units[-1:]
    return " ".join(texts.say(f"span-{unit}", count=counts[unit]) for unit in told)


def time_until(span: timedelta, texts: Texts) -> str:
    """Return when something happens, in one unit and rounded up: in 4 hours."""
    minutes = max(ceil(span / _MINUTE), 1)
    for unit, size in _LARGE_UNITS.items():
        if minutes > 2 * size or minutes % size == 0:
            return texts.say(f"until-{unit}", count=ceil(minutes / size))
    return texts.say("until-minutes", count=minutes)

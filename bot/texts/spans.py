"""Spans of time as people say them: 2 days 3 hours."""

from datetime import timedelta

from bot.texts.texts import Texts


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

"""When a problem is due, in the time zone of the chat."""

from datetime import UTC, date, datetime

import pytest

from bot.identity import Moment
from bot.problems.calendar import Schedule, read_time, read_zone


def moment(text: str) -> Moment:
    return Moment(int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1_000)


@pytest.mark.parametrize(
    ("word", "minutes"),
    [("9:00", 540), ("9", 540), ("21.30", 1290), ("9h15", 555), ("0:00", 0), ("23:59", 1439)],
)
def test_a_time_is_read(word: str, minutes: int) -> None:
    assert read_time(word) == minutes


@pytest.mark.parametrize("word", ["24:00", "9:60", "nine", "9:0", ""])
def test_what_is_no_time_is_not_read(word: str) -> None:
    assert read_time(word) is None


@pytest.mark.parametrize(
    ("word", "zone"),
    [
        ("+3", "+03:00"),
        ("UTC-3", "-03:00"),
        ("gmt+5:30", "+05:30"),
        ("+0545", "+05:45"),
        ("utc", "UTC"),
        ("europe/moscow", "Europe/Moscow"),
        ("America/Sao_Paulo", "America/Sao_Paulo"),
    ],
)
def test_a_zone_is_read(word: str, zone: str) -> None:
    assert read_zone(word) == zone


@pytest.mark.parametrize("word", ["+15", "+3:75", "mars", "+"])
def test_what_is_no_zone_is_not_read(word: str) -> None:
    assert read_zone(word) is None


@pytest.mark.parametrize(
    ("zone", "due"),
    [
        ("UTC", "2026-11-17T09:00"),
        ("+03:00", "2026-11-17T06:00"),
        ("-03:30", "2026-11-17T12:30"),
        ("Europe/Berlin", "2026-11-17T08:00"),
    ],
)
def test_a_problem_is_due_at_the_time_of_the_chat(zone: str, due: str) -> None:
    schedule = Schedule(540, zone, ("narde",))
    assert schedule.due_on(date(2026, 11, 17)) == moment(due)
    assert schedule.day_at(moment(due)) == date(2026, 11, 17)
    assert schedule.day_at(Moment(moment(due) - 1)) == date(2026, 11, 16)
    assert schedule.clock == "9:00"


def test_summer_time_moves_with_the_clocks_of_the_chat() -> None:
    schedule = Schedule(540, "Europe/Berlin", ("narde",))
    assert schedule.due_on(date(2026, 7, 1)) == moment("2026-07-01T07:00")


def test_a_time_that_the_clocks_leave_out_comes_all_the_same() -> None:
    schedule = Schedule(150, "Europe/Berlin", ("narde",))
    due = schedule.due_on(date(2026, 3, 29))
    assert due == moment("2026-03-29T01:30")
    assert schedule.day_at(due) == date(2026, 3, 29)

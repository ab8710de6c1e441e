"""Time: how long somebody has been waited for, and what happens when it has run out."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, assert_never

from bot.identity import Moment
from bot.table.course import Course
from bot.table.endings import end
from bot.table.events import Ended, Gone, Warned
from bot.table.playing import advance
from bot.table.refusals import NoClockHere, NoGameOn, OwnClock, Refused, TimeIsLeft
from bot.table.table import Table
from bot.table.values import REMIND_AFTER, Cause, Phase, TimeWarning
from rules.game import Seat

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
SHORTEST: Final = MINUTE
LONGEST: Final = 7 * DAY


@dataclass(frozen=True, slots=True)
class Patience:
    """How long things are waited for and remembered, in milliseconds."""

    waiting: int = DAY
    """For players to come to a table."""
    idle: int = 14 * DAY
    """For anything to happen in a game."""
    memory: int = 30 * DAY
    """How long finished games are kept."""


PATIENCE: Final = Patience()


def deadline(table: Table) -> Moment | None:
    """Return when the time of the one to act runs out; None if nothing runs."""
    if table.setup.clock is None or table.to_act is None:
        return None
    return Moment(table.since + table.setup.clock.limit)


def next_alarm(table: Table, patience: Patience = PATIENCE) -> Moment | None:
    """Return when the table has to be looked at next, without anybody asking."""
    alarms = [alarm for alarm in (_clock_alarm(table), given_up(table, patience)) if alarm]
    return min(alarms, default=None)


def given_up(table: Table, patience: Patience) -> Moment | None:
    """Return when a table is closed because nobody comes or moves; None if it is over."""
    match table.phase:
        case Phase.GATHERING:
            return Moment(_last_change(table) + patience.waiting)
        case Phase.PLAYING:
            return Moment(_last_change(table) + patience.idle)
        case Phase.FINISHED | Phase.CLOSED:
            return None
        case _:
            assert_never(table.phase)


def _last_change(table: Table) -> Moment:
    """Return when anything but a warning happened last."""
    return next(entry.at for entry in reversed(table.log) if not isinstance(entry.event, Warned))


def ring(course: Course, patience: Patience = PATIENCE) -> Course:
    """Do what the time wants done by now; return the same course if that is nothing."""
    table = course.table
    alarm, last, end_of_patience = _clock_alarm(table), deadline(table), given_up(table, patience)
    if end_of_patience is not None and course.at >= end_of_patience:
        return course.then(Ended(Cause.ABANDONED))
    if alarm is None or last is None or course.at < alarm:
        return course
    if table.warning is TimeWarning.NONE:
        return course.then(Warned(TimeWarning.REMINDED))
    if table.setup.clock and table.setup.clock.falls and table.to_act is not None:
        return _fall(course, table.to_act)
    return course.then(Warned(TimeWarning.RAN_OUT))


def _clock_alarm(table: Table) -> Moment | None:
    """Return when the one to act is reminded, or has no time left."""
    clock = table.setup.clock
    if clock is None or table.to_act is None or table.warning is TimeWarning.RAN_OUT:
        return None
    part = REMIND_AFTER if table.warning is TimeWarning.NONE else 1
    return Moment(table.since + int(clock.limit * part))


def claim(course: Course, seats: Collection[Seat]) -> Course:
    """Win because the other's time has run out."""
    if course.table.setup.clock is None:
        raise Refused(NoClockHere())
    table = course.table
    if table.warning is TimeWarning.NONE and (reminded := ring(course)) is not course:
        return reminded  # Nobody loses on time without having been told.
    late = table.to_act
    end_of_time = deadline(table)
    if late is None or end_of_time is None:
        raise Refused(NoGameOn())
    if end_of_time > course.at:
        raise Refused(TimeIsLeft(late, end_of_time - course.at))
    if late in seats:
        raise Refused(OwnClock())
    return _fall(course, late)


def _fall(course: Course, late: Seat) -> Course:
    """Take the late one out of the game: the others play on, or the cheapest loss is his."""
    table = course.table
    if table.game.leave(table.board, late) is not None:
        return advance(course.then(Gone(late, Cause.CLOCK)))
    lost = table.game.resignations(table.board, late)[0]
    return advance(end(course, Cause.CLOCK, lost))

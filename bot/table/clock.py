"""The clock: reminders, games lost on time, and tables that nobody uses any more.

`bot.desk.sweeper` calls `handle_alarm` when a table is due. When time runs out, the game is lost at
once if its clock `falls`; otherwise the opponent may `claim` it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, assert_never

from bot.identity import Moment, is_computer
from bot.table.change import Change
from bot.table.endings import end
from bot.table.events import Ended, Gone, Warned
from bot.table.pace import INSTANT, Pace
from bot.table.playing import advance, next_automatic
from bot.table.refusals import (
    ComputersHaveNoClock,
    NoClockHere,
    NoGameOn,
    OwnClock,
    Refused,
    TimeIsLeft,
)
from bot.table.table import Table
from bot.table.values import REMIND_AFTER, Cause, Clock, Phase, TimeWarning
from rules.game import Seat

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
SHORTEST: Final = MINUTE
LONGEST: Final = 7 * DAY


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long things last, in milliseconds."""

    waiting: int = DAY
    """How long an open table waits for players."""
    idle: int = 14 * DAY
    """How long a game goes on in which nothing happens."""
    memory: int = 30 * DAY
    """How long finished games are stored."""
    take_back: int = 5_000
    """How long players may take back their own move without asking."""


TIMEOUTS: Final = Timeouts()

COMPUTER_PATIENCE: Final = 3_000
"""Milliseconds for which a computer waits until a chat has shown what happened before."""
OFFER_PATIENCE: Final = MINUTE
"""Milliseconds for which a computer waits until people have answered an offer."""


def deadline(table: Table) -> Moment | None:
    """Return when the time of the player to act runs out; None if no clock is running."""
    clock = _running_clock(table)
    return Moment(table.since + clock.limit) if clock else None


def _running_clock(table: Table) -> Clock | None:
    """Return the clock while a person is to act. It stands still for computers.

    They need no reminder, and if they do not play, nobody should win by that.
    """
    player = table.player_to_act
    return table.setup.clock if player and not is_computer(player.id) else None


def next_alarm(table: Table, timeouts: Timeouts = TIMEOUTS, pace: Pace = INSTANT) -> Moment | None:
    """Return when something has to happen at the table by itself; None if nothing has to."""
    alarms = _clock_alarm(table), closing_time(table, timeouts), next_automatic(table, pace)
    return min((alarm for alarm in alarms if alarm is not None), default=None)


def computer_alarm(table: Table, at: Moment) -> Moment | None:
    """Return when a computer acts even if nobody has seen the table; None if none has to act.

    Usually it acts sooner: as soon as its opponent has seen their own move. People who think about
    an offer have some time for it; then the offer lapses with the computer's move.
    """
    if table.computer_to_act:
        return Moment(at + COMPUTER_PATIENCE)
    return Moment(at + OFFER_PATIENCE) if table.acting_computer else None


def closing_time(table: Table, timeouts: Timeouts) -> Moment | None:
    """Return when a table is closed because nothing happens there; None if it is over."""
    match table.phase:
        case Phase.GATHERING:
            return Moment(last_event(table) + timeouts.waiting)
        case Phase.PLAYING:
            return Moment(last_event(table) + timeouts.idle)
        case Phase.FINISHED | Phase.CLOSED:
            return None
        case _:
            assert_never(table.phase)


def last_event(table: Table) -> Moment:
    """Return when anything but a warning happened last."""
    return next(entry.at for entry in reversed(table.log) if not isinstance(entry.event, Warned))


def handle_alarm(change: Change, timeouts: Timeouts = TIMEOUTS) -> Change:
    """Close the table, roll, remind the player, or end the game, if it is time for that.

    Return the same change if nothing is due yet.
    """
    table = change.table
    closing = closing_time(table, timeouts)
    if closing is not None and change.at >= closing:
        return change.then(Ended(Cause.ABANDONED))
    alarm = _clock_alarm(table)
    rings = alarm is not None and change.at >= alarm
    # Nobody is reminded, or loses on time, where there is nothing to decide.
    further = advance(change, despite_offer=rings)
    if further is not change or not rings:
        return further
    if table.warning is TimeWarning.NONE:
        return change.then(Warned(TimeWarning.REMINDED))
    if table.setup.clock and table.setup.clock.falls and table.to_act is not None:
        return _fall(change, table.to_act)
    return change.then(Warned(TimeWarning.RAN_OUT))


def _clock_alarm(table: Table) -> Moment | None:
    """Return when the player to act is reminded, or has no time left."""
    clock = _running_clock(table)
    if clock is None or table.warning is TimeWarning.RAN_OUT:
        return None
    part = REMIND_AFTER if table.warning is TimeWarning.NONE else 1
    return Moment(table.since + int(clock.limit * part))


def claim(change: Change, seats: Collection[Seat]) -> Change:
    """Win because the opponent's time has run out."""
    if change.table.setup.clock is None:
        raise Refused(NoClockHere())
    table = change.table
    if table.warning is TimeWarning.NONE and (reminded := handle_alarm(change)) is not change:
        return reminded  # Nobody loses on time without a reminder.
    late = table.to_act
    if late is None:
        raise Refused(NoGameOn())
    if late in seats:
        raise Refused(OwnClock())
    end_of_time = deadline(table)
    if end_of_time is None:
        raise Refused(ComputersHaveNoClock(late))
    if end_of_time > change.at:
        raise Refused(TimeIsLeft(late, end_of_time - change.at))
    return _fall(change, late)


def _fall(change: Change, late: Seat) -> Change:
    """End the game for a player out of time: the others play on, or it is the cheapest loss."""
    table = change.table
    if table.game.leave(table.board, late) is not None:
        return advance(change.then(Gone(late, Cause.CLOCK)))
    lost = table.game.resignations(table.board, late)[0]
    return advance(end(change, Cause.CLOCK, lost))

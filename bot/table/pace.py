"""The pace of a table: what happens by itself, and how long a move may be taken back freely.

Players may take their own move back for a few seconds, until somebody else acts. Nobody may
reconsider a move knowing what comes next, so whatever happens by itself waits until then. A
computer does not wait: where no dice are rolled, a slip that it has answered still costs nothing.
"""

from dataclasses import dataclass

from bot.identity import Moment, PlayerId, is_computer
from bot.table.events import Agreed, Declined, Event, Moved, Offered, Undone
from bot.table.lines import last_change, rolls
from bot.table.positions import has_dice
from bot.table.table import Table
from bot.table.values import Offer
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Pace:
    """How the players at a table like to play."""

    roll_by_hand: frozenset[PlayerId] = frozenset()
    """Players who want to roll their own dice."""
    confirm: frozenset[PlayerId] = frozenset()
    """Players who confirm each move, which is final then."""
    take_back: int = 0
    """Milliseconds for which a move may be taken back without asking."""


INSTANT = Pace()
"""Nothing waits, and no move can be taken back without asking."""


def free_until(table: Table, pace: Pace) -> Moment | None:
    """Return until when the last move may be taken back without asking; None if it may not be."""
    last = last_change(table.log)
    if last is None or not table.playing or not pace.take_back:
        return None
    match last.event:
        case Moved(seat, unasked=False) if not _moves_are_final(table.players[seat].id, pace):
            settled = _others_acted(table, seat) or _next_roll_is_known(table)
            return None if settled else Moment(last.at + pace.take_back)
        case _:
            return None


def _moves_are_final(player: PlayerId, pace: Pace) -> bool:
    """Return whether a player never takes a move back: they confirm each, or are a computer."""
    return player in pace.confirm or is_computer(player)


def _next_roll_is_known(table: Table) -> bool:
    """Return whether the next roll was seen before a move was taken back with consent."""
    if Undone not in [type(entry.event) for entry in table.log]:
        return False
    return any(number > table.rolls for number, _ in rolls(table.log))


def _others_acted(table: Table, mover: Seat) -> bool:
    """Return whether anybody else has offered or answered something since the last move."""
    for entry in reversed(table.log):
        match entry.event:
            case Offered(Offer(by=seat)) | Agreed(seat) | Declined(seat) if seat != mover:
                return True
            case Moved():
                return False
            case _:
                continue
    return False


def may_take_back(table: Table, pace: Pace, seat: Seat, at: Moment) -> bool:
    """Return whether a seat has just moved and may take that back without asking."""
    until = free_until(table, pace)
    mover = table.last_move.seat if table.last_move else None
    return until is not None and at < until and mover == seat


def is_slip(table: Table, pace: Pace, seat: Seat, keep: int, at: Moment) -> bool:
    """Return whether a seat's latest move is so new that it costs nothing if a computer agrees.

    `keep` is how many lines came before it. One slip is forgiven there: otherwise a computer could
    be asked for its answer to every move. Where dice are rolled, the next roll would be known.
    """
    if has_dice(table.setup.game) or _moves_are_final(table.players[seat].id, pace):
        return False
    if any(_was_agreed_to(entry.event, keep) for entry in table.log):
        return False
    last = last_change([entry for entry in table.log if not _is_other_move(entry.event, seat)])
    return last is not None and isinstance(last.event, Moved) and at < last.at + pace.take_back


def _was_agreed_to(event: Event, keep: int) -> bool:
    """Return whether the others let a move be taken back, after so many lines."""
    return isinstance(event, Undone) and event.seat is None and event.keep == keep


def _is_other_move(event: Event, seat: Seat) -> bool:
    """Return whether somebody else moved, or the seat's only move was made by itself."""
    return isinstance(event, Moved) and (event.seat != seat or event.unasked)

"""When a player last did something at a table."""

from typing import assert_never

from bot.identity import Moment, PlayerId
from bot.table.events import (
    Agreed,
    Began,
    Declined,
    Ended,
    Event,
    Gone,
    Joined,
    Left,
    Moved,
    Offered,
    Opened,
    Rolled,
    TurnedDown,
    Undone,
    Warned,
    Worded,
)
from bot.table.table import Table
from rules.game import Seat


def last_acted(table: Table, player: PlayerId) -> Moment | None:
    """Return when a player last acted in the log of a table; None if they did not.

    What happens by itself, such as most rolls, is nobody's act.
    """
    seats = table.seats_of(player)
    moments = (entry.at for entry in reversed(table.log) if _actor(entry.event) in (player, *seats))
    return next(moments, None)


def _actor(event: Event) -> PlayerId | Seat | None:
    match event:
        case Opened(by=player) | Joined(player=player) | Worded(player=player):
            return player.id
        case Moved(seat=seat, unasked=False) | Agreed(seat=seat) | Declined(seat=seat):
            return seat
        case Undone(seat=seat):
            return seat
        case Offered(offer=offer):
            return offer.by
        case Left() | TurnedDown() | Moved() | Rolled() | Gone() | Warned() | Began() | Ended():
            return None
        case _:
            assert_never(event)

"""Who is at a table right now: when each player last did something there themselves."""

from typing import Final

from bot.identity import Moment, PlayerId
from bot.table.events import (
    Agreed,
    Declined,
    Event,
    Joined,
    Moved,
    Offered,
    Opened,
    TurnedDown,
    Undone,
    Worded,
)
from bot.table.table import Table
from bot.table.values import Offer

NEVER: Final = Moment(0)


def last_act(table: Table, player: PlayerId) -> Moment:
    """Return when a player last did something in the game, or before one has begun."""
    acts = (entry.at for entry in reversed(table.log) if _actor(table, entry.event) == player)
    return next(acts, NEVER)


def acted_last(table: Table, player: PlayerId) -> bool:
    """Return whether nobody has done anything since a player did."""
    acted = last_act(table, player)
    return acted > NEVER and acted >= max(last_act(table, each.id) for each in table.players)


def _actor(table: Table, event: Event) -> PlayerId | None:
    """Return who caused an event; None if it happens by itself, or may do so as a roll may."""
    match event:
        case Opened(by=player) | Joined(player) | Worded(player) | TurnedDown(player):
            return player.id
        case (
            Moved(seat, unasked=False)
            | Offered(Offer(by=seat))
            | Agreed(seat)
            | Declined(seat)
            | Undone(seat=int() as seat)
        ):
            return table.players[seat].id
        case _:
            return None

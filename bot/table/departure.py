"""A forgotten player leaves a table, so that nobody waits for them."""

from collections.abc import Collection
from typing import assert_never

from bot.identity import PlayerId
from bot.table.change import Change
from bot.table.events import Declined, Ended, Gone, TurnedDown
from bot.table.playing import advance
from bot.table.seating import get_up
from bot.table.values import Cause, Phase


def depart(change: Change, ids: Collection[PlayerId]) -> Change:
    """Remove a player, known by these ids; return the same change if nobody waits for them."""
    match change.table.phase:
        case Phase.GATHERING:
            return _decline_invitations(_leave_seats(change, ids), ids)
        case Phase.PLAYING:
            return _leave_game(change, ids)
        case Phase.FINISHED | Phase.CLOSED:
            return _decline_rematch(change, ids)
        case _:
            assert_never(change.table.phase)


def _leave_seats(change: Change, ids: Collection[PlayerId]) -> Change:
    for player in change.table.players:
        if player.id in ids and change.table.seats_of(player.id):
            change = get_up(change, player)
    return change


def _decline_invitations(change: Change, ids: Collection[PlayerId]) -> Change:
    for guest in change.table.awaited:
        if guest.id in ids and change.table.gathering:
            change = change.then(TurnedDown(guest))
    return change


def _leave_game(change: Change, ids: Collection[PlayerId]) -> Change:
    """Let the others play on if they can; otherwise end the game without a result."""
    for seat in change.table.active:
        table = change.table
        if table.playing and table.players[seat].id in ids:
            if table.game.leave(table.board, seat) is None:
                return change.then(Ended(Cause.FORGOTTEN))
            change = advance(change.then(Gone(seat, Cause.RESIGNED)))
    return change


def _decline_rematch(change: Change, ids: Collection[PlayerId]) -> Change:
    """Decline an offer of a rematch with the player."""
    table = change.table
    seats = [seat for player in ids for seat in table.seats_of(player)]
    return change.then(Declined(seats[0])) if table.offer and seats else change

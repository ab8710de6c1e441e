"""Opening a table, sitting down and getting up."""

from collections.abc import Collection, Sequence
from typing import Final, assert_never

from bot.identity import Moment, Player, PlayerId, TableId
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.events import Began, Ended, Joined, Left, Opened, TurnedDown
from bot.table.log import start
from bot.table.playing import advance
from bot.table.refusals import (
    AlreadySeated,
    GameAlreadyOn,
    NoTableHere,
    NotSeated,
    PeopleAreWaiting,
    PlacesKept,
    PlayerIsGone,
    Refused,
    TooManyInvited,
)
from bot.table.table import Table
from bot.table.values import Cause, Dice, Phase
from rules import GAMES

_PAIR: Final = 2


def open_table(
    where: TableId, event: Opened, at: Moment, chance: Chance, current: Table | None = None
) -> Change:
    """Open a table in place of the current one; raise Refused or RulesError if that cannot be.

    Players who invite themselves, to play against themselves, are seated at once.
    """
    _check_opening(current, event)
    change = Change(start(where, event, at), at, chance, (event,))
    for guest in event.invited:
        if guest.id == event.by.id:
            change = _seat(change, Joined(guest))
    return change


def _check_opening(table: Table | None, event: Opened) -> None:
    """Raise unless the table can be opened; a table where one player waits may be replaced."""
    if table and table.playing:
        raise Refused(GameAlreadyOn(table.setup.game))
    if table and table.gathering and len(table.players) > 1:
        raise Refused(PeopleAreWaiting(tuple(player.name for player in table.players)))
    GAMES[event.setup.game].opening(event.setup.seats, event.setup.options)
    if len(event.invited) >= event.setup.seats:
        raise Refused(TooManyInvited(event.setup.seats))


def sit_down(
    change: Change, player: Player, word: str, known_as: Sequence[PlayerId] = ()
) -> Change:
    """Take a place; when all places are taken, the game begins."""
    table = change.table
    _check_gathering(table)
    if table.seats_of(player.id):
        raise Refused(AlreadySeated())
    invitation = find_invitation(table, (player.id, *known_as))
    if not invitation and not table.free_places:
        raise Refused(PlacesKept(tuple(guest.name for guest in table.awaited)))
    return _seat(change, Joined(player, word, invitation or PlayerId("")))


def _check_gathering(table: Table) -> None:
    match table.phase:
        case Phase.GATHERING:
            return
        case Phase.PLAYING:
            raise Refused(GameAlreadyOn(table.setup.game))
        case Phase.FINISHED | Phase.CLOSED:
            raise Refused(NoTableHere())
        case _:
            assert_never(table.phase)


def find_invitation(table: Table, ids: Collection[PlayerId]) -> PlayerId | None:
    """Return the first of these ids that is invited and has not come yet."""
    return next((guest.id for guest in table.awaited if guest.id in ids), None)


def get_up(change: Change, player: Player) -> Change:
    """Leave before the game has begun; when the last player leaves, the table is closed."""
    if not change.table.seats_of(player.id):
        raise Refused(NotSeated())
    change = change.then(Left(player))
    return change if change.table.players else change.then(Ended(Cause.LEFT))


def turn_down(change: Change, guest: Player) -> Change:
    """Decline an invitation: a table for two is closed, at a larger one the place is free."""
    if change.table.setup.seats == _PAIR:
        return change.then(Ended(Cause.TURNED_DOWN, by=guest))
    return change.then(TurnedDown(guest))


def begin_again(change: Change) -> Change:
    """Play the same game again; everybody moves one seat on, so that another player starts."""
    table = change.table
    if not table.everybody_known:
        raise Refused(PlayerIsGone())
    players = (*table.players[1:], table.players[0])
    return _begin(change, players, change.chance.next_dice(table.dice))


def _seat(change: Change, event: Joined) -> Change:
    change = change.then(event)
    table = change.table
    if len(table.players) < table.setup.seats:
        return change
    lots = change.chance.draw_lots(table.setup.seats)
    return _begin(change, [table.players[at] for at in lots], table.dice)


def _begin(change: Change, players: Sequence[Player], dice: Dice) -> Change:
    table = change.table
    setup = table.setup
    position = table.game.opening(setup.seats, setup.options)
    opening = table.game.dump(position)
    began = Began(setup, tuple(players), dice, table.language, opening, chat=table.chat)
    return advance(change.begin(began))

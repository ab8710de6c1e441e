"""Opening a table, sitting down and getting up."""

from collections.abc import Collection, Sequence
from typing import Final

from msgspec.structs import replace

from bot.identity import Moment, Player, PlayerId, TableId, computer_player, is_computer
from bot.table import positions
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.events import Began, Ended, Joined, Left, Opened, TurnedDown, Worded
from bot.table.log import start
from bot.table.no_game import check_not_playing, why_no_game
from bot.table.pace import INSTANT, Pace
from bot.table.playing import advance
from bot.table.refusals import (
    AlreadySeated,
    NotSeated,
    PeopleAreWaiting,
    PlacesKept,
    PlayerIsGone,
    Refused,
    TooManyComputers,
    TooManyInvited,
    WordFixed,
)
from bot.table.table import Table
from bot.table.values import Cause, Dice, Setup
from rules import GAMES
from rules.game import Seat, ToMove, ToRoll

_PAIR: Final = 2


def open_table(  # noqa: PLR0913 - each is one thing that the opening depends on
    where: TableId,
    event: Opened,
    at: Moment,
    chance: Chance,
    current: Table | None = None,
    *,
    pace: Pace = INSTANT,
) -> Change:
    """Open a table in place of the current one; raise Refused or RulesError if that cannot be.

    Players who invite themselves, to play against themselves, are seated at once, and so are
    computers.
    """
    _check_opening(current, event)
    change = Change(start(where, event, at), at, chance, (event,), pace=pace)
    for guest in event.invited:
        if guest.id == event.by.id or is_computer(guest.id):
            change = _seat(change, Joined(guest))
    return change


def _check_opening(table: Table | None, event: Opened) -> None:
    """Raise unless the table can be opened; a table where one player waits may be replaced."""
    if table:
        check_not_playing(table, event.by.id)
        check_nobody_waits(table, event.by.id)
    GAMES[event.setup.game].opening(event.setup.seats, event.setup.options)
    _check_places(event)


def _check_places(event: Opened) -> None:
    """Raise Refused if there are not enough places: for the people, or for the computers."""
    places = event.setup.seats
    people = [guest for guest in event.invited if not is_computer(guest.id)]
    if len(people) >= places:
        raise Refused(TooManyInvited(places))
    if len(event.invited) >= places:
        raise Refused(TooManyComputers(places))


def check_nobody_waits(table: Table, player: PlayerId) -> None:
    """Raise Refused if several players wait for a game: only all of them can give it up."""
    if not table.gathering or len(table.people) == 1:
        return
    if table.seats_of(player):
        way = "leave"
    else:
        way = "join" if table.free_places or find_invitation(table, (player,)) else ""
    raise Refused(PeopleAreWaiting(tuple(each.name for each in table.people), way))


def sit_down(
    change: Change, player: Player, word: str, known_as: Sequence[PlayerId] = ()
) -> Change:
    """Take a place; when all places are taken, the game begins.

    A player who has a place already may still add a word to the dice.
    """
    table = change.table
    _check_gathering(table, player.id)
    if table.seats_of(player.id):
        return _add_word(change, player, word)
    invitation = find_invitation(table, (player.id, *known_as))
    if not invitation and not table.free_places:
        raise Refused(PlacesKept(tuple(guest.name for guest in table.awaited)))
    return _seat(change, Joined(player, word, invitation or PlayerId("")))


def _add_word(change: Change, player: Player, word: str) -> Change:
    """Add a seated player's word to the dice; it cannot be changed any more."""
    table = change.table
    if not word or not positions.has_dice(table.setup.game):
        raise Refused(AlreadySeated())
    if not may_add_word(table, player.id):
        raise Refused(WordFixed())
    return change.then(Worded(player, word))


def may_add_word(table: Table, player: PlayerId) -> bool:
    """Return whether a player sits at a gathering table without a word, or may sit down there."""
    if seats := table.seats_of(player):
        return not all(table.dice.words[seat] for seat in seats)
    return table.free_places > 0 or find_invitation(table, [player]) is not None


def _check_gathering(table: Table, player: PlayerId) -> None:
    check_not_playing(table, player)
    if not table.gathering:
        raise Refused(why_no_game(table, player))


def find_invitation(table: Table, ids: Collection[PlayerId]) -> PlayerId | None:
    """Return the first of these ids that is invited and has not come yet."""
    return next((guest.id for guest in table.awaited if guest.id in ids), None)


def get_up(change: Change, player: Player) -> Change:
    """Leave before the game has begun; when the last person leaves, the table is closed."""
    if not change.table.seats_of(player.id):
        raise Refused(NotSeated())
    change = change.then(Left(player))
    return change if change.table.people else change.then(Ended(Cause.LEFT))


def seat_computers(change: Change, level: int, count: int | None = None) -> Change:
    """Let computers take places that are free, all of them if no number is named.

    The game begins once every place is taken.
    """
    table = change.table
    _check_gathering(table, PlayerId(""))
    if not table.free_places:
        raise Refused(PlacesKept(tuple(guest.name for guest in table.awaited)))
    wanted = min(count or table.free_places, table.free_places)
    for computer in computers(level, wanted, table.players):
        change = _seat(change, Joined(computer))
    return change


def computers(level: int, count: int, seated: Collection[Player] = ()) -> tuple[Player, ...]:
    """Return some computers of a level, other ones than those who are seated already."""
    number = sum(computer_player(level).id in who.id for who in seated)
    return tuple(computer_player(level, number + one + 1) for one in range(count))


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
    dice = change.chance.next_dice(table.dice)
    seats = (*dice.seats[1:], *dice.seats[:1])
    return _begin(change, players, replace(dice, seats=seats, rematches=dice.rematches + 1))


def fresh(setup: Setup) -> Setup:
    """Return a setup for a new game or match, in which nobody was helped yet."""
    return replace(setup, rated=not setup.position)


def _seat(change: Change, event: Joined) -> Change:
    change = change.then(event)
    table = change.table
    if len(table.players) < table.setup.seats:
        return change
    lots = change.chance.draw_lots(table.dice, table.setup.seats)
    dice = replace(table.dice, seats=tuple(lots))
    return _begin(change, _seat_by(lots, table), dice)


def _seat_by(lots: Sequence[int], table: Table) -> list[Player]:
    """Return the players in the order of their seats, as the lots say.

    A person who plays a given position against computers alone has the side to move. They change
    places with the computer that drew it, so the lots are what they were and can be checked.
    """
    players = [table.players[at] for at in lots]
    first = _first_to_act(table.setup)
    if first is not None and len(table.people) == 1:
        drawn = players.index(table.people[0])
        players[first], players[drawn] = players[drawn], players[first]
    return players


def _first_to_act(setup: Setup) -> Seat | None:
    """Return whose turn it is in the position that was given, if one was and it says so."""
    stage = positions.stage(setup.game, setup.position) if setup.position else None
    return stage.seat if isinstance(stage, ToRoll | ToMove) else None


def _begin(change: Change, players: Sequence[Player], dice: Dice) -> Change:
    table = change.table
    setup = fresh(table.setup)
    opening = setup.position or table.game.dump(table.game.opening(setup.seats, setup.options))
    began = Began(setup, tuple(players), dice, table.language, opening, chat=table.chat)
    return advance(change.begin(began))

"""Opening a table, sitting down and getting up."""

from collections.abc import Collection, Sequence
from typing import Final, assert_never

from bot.identity import Moment, Player, PlayerId, TableId
from bot.table.chance import Chance
from bot.table.course import Course
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
) -> Course:
    """Open a table in place of the current one; raise Refused or RulesError if that cannot be.

    Players who invite themselves, to play against themselves, are seated at once.
    """
    _check_opening(current, event)
    course = Course(start(where, event, at), at, chance, (event,))
    for guest in event.invited:
        if guest.id == event.by.id:
            course = _seat(course, Joined(guest))
    return course


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
    course: Course, player: Player, word: str, known_as: Sequence[PlayerId] = ()
) -> Course:
    """Take a place; with the last one taken the game begins."""
    table = course.table
    _check_gathering(table)
    if table.seats_of(player.id):
        raise Refused(AlreadySeated())
    invitation = find_invitation(table, (player.id, *known_as))
    if not invitation and not table.free_places:
        raise Refused(PlacesKept(tuple(who.name for who in table.awaited)))
    return _seat(course, Joined(player, word, invitation or PlayerId("")))


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
    """Return by which of these ids somebody is waited for."""
    return next((who.id for who in table.awaited if who.id in ids), None)


def get_up(course: Course, player: Player) -> Course:
    """Leave before the game has begun; with the last one the table is closed."""
    if not course.table.seats_of(player.id):
        raise Refused(NotSeated())
    course = course.then(Left(player))
    return course if course.table.players else course.then(Ended(Cause.LEFT))


def turn_down(course: Course, guest: Player) -> Course:
    """Decline an invitation: the place is free, or a table for two is closed."""
    if course.table.setup.seats == _PAIR:
        return course.then(Ended(Cause.TURNED_DOWN, by=guest))
    return course.then(TurnedDown(guest))


def begin_again(course: Course) -> Course:
    """Play the same once more, everybody one seat further, so that another one starts."""
    table = course.table
    if not table.everybody_known:
        raise Refused(PlayerIsGone())
    players = (*table.players[1:], table.players[0])
    return _begin(course, players, course.chance.follow(table.dice))


def _seat(course: Course, event: Joined) -> Course:
    course = course.then(event)
    table = course.table
    if len(table.players) < table.setup.seats:
        return course
    lots = course.chance.draw_lots(table.setup.seats)
    return _begin(course, [table.players[at] for at in lots], table.dice)


def _begin(course: Course, players: Sequence[Player], dice: Dice) -> Course:
    table = course.table
    setup = table.setup
    position = table.game.opening(setup.seats, setup.options)
    opening = table.game.dump(position)
    began = Began(setup, tuple(players), dice, table.language, opening, chat=table.chat)
    return advance(course.begin(began))

"""A forgotten player leaves a table, so that nobody waits for them."""

from collections.abc import Collection
from typing import assert_never

from bot.identity import PlayerId
from bot.table.course import Course
from bot.table.events import Declined, Ended, Gone, TurnedDown
from bot.table.playing import advance
from bot.table.seating import get_up
from bot.table.values import Cause, Phase


def depart(course: Course, ids: Collection[PlayerId]) -> Course:
    """Remove a player, known by these ids; return the same course if nobody waits for them."""
    match course.table.phase:
        case Phase.GATHERING:
            return _decline_invitations(_leave_seats(course, ids), ids)
        case Phase.PLAYING:
            return _leave_game(course, ids)
        case Phase.FINISHED | Phase.CLOSED:
            return _decline_rematch(course, ids)
        case _:
            assert_never(course.table.phase)


def _leave_seats(course: Course, ids: Collection[PlayerId]) -> Course:
    for player in course.table.players:
        if player.id in ids and course.table.seats_of(player.id):
            course = get_up(course, player)
    return course


def _decline_invitations(course: Course, ids: Collection[PlayerId]) -> Course:
    for guest in course.table.awaited:
        if guest.id in ids and course.table.gathering:
            course = course.then(TurnedDown(guest))
    return course


def _leave_game(course: Course, ids: Collection[PlayerId]) -> Course:
    """Let the others play on if they can; otherwise end the game without a result."""
    for seat in course.table.active:
        table = course.table
        if table.playing and table.players[seat].id in ids:
            if table.game.leave(table.board, seat) is None:
                return course.then(Ended(Cause.FORGOTTEN))
            course = advance(course.then(Gone(seat, Cause.RESIGNED)))
    return course


def _decline_rematch(course: Course, ids: Collection[PlayerId]) -> Course:
    """Decline an offer of a rematch with the player."""
    table = course.table
    seats = [seat for player in ids for seat in table.seats_of(player)]
    return course.then(Declined(seats[0])) if table.offer and seats else course

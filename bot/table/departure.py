"""A player who goes for good: he is not waited for at a table any more."""

from collections.abc import Collection
from typing import assert_never

from bot.identity import PlayerId
from bot.table.course import Course
from bot.table.events import Declined, Ended, Gone, TurnedDown
from bot.table.playing import advance
from bot.table.seating import get_up
from bot.table.values import Cause, Phase


def depart(course: Course, ids: Collection[PlayerId]) -> Course:
    """Let somebody, known by these ids, get up; return the same course if nobody waits for him."""
    match course.table.phase:
        case Phase.GATHERING:
            return _not_coming(_get_up(course, ids), ids)
        case Phase.PLAYING:
            return _give_up(course, ids)
        case Phase.FINISHED | Phase.CLOSED:
            return _not_again(course, ids)
        case _:
            assert_never(course.table.phase)


def _get_up(course: Course, ids: Collection[PlayerId]) -> Course:
    for player in course.table.players:
        if player.id in ids and course.table.seats_of(player.id):
            course = get_up(course, player)
    return course


def _not_coming(course: Course, ids: Collection[PlayerId]) -> Course:
    for guest in course.table.awaited:
        if guest.id in ids and course.table.gathering:
            course = course.then(TurnedDown(guest))
    return course


def _give_up(course: Course, ids: Collection[PlayerId]) -> Course:
    """Let the others play on where they can; else it is nobody's fault and counts for nobody."""
    for seat in course.table.active:
        table = course.table
        if table.playing and table.players[seat].id in ids:
            if table.game.leave(table.board, seat) is None:
                return course.then(Ended(Cause.FORGOTTEN))
            course = advance(course.then(Gone(seat, Cause.RESIGNED)))
    return course


def _not_again(course: Course, ids: Collection[PlayerId]) -> Course:
    """Let nobody wait for an answer, or give one, about another game with somebody who has gone."""
    table = course.table
    seats = [seat for player in ids for seat in table.seats_of(player)]
    return course.then(Declined(seats[0])) if table.offer and seats else course

"""Throwing and moving, and what then happens by itself."""

from collections.abc import Collection

from bot.table.course import Course
from bot.table.endings import end
from bot.table.events import Moved, Rolled
from bot.table.positions import read_move
from bot.table.refusals import NoGameOn, NotYourTurn, Refused
from bot.table.values import Cause
from rules.game import Over, Seat, ToMove, ToRoll


def roll(course: Course, seats: Collection[Seat]) -> Course:
    """Throw the dice for the one who sits there."""
    check_turn(course, seats)
    return advance(_roll_dice(course))


def move(course: Course, seats: Collection[Seat], text: str) -> Course:
    """Make the move that the one who sits there wrote."""
    seat = check_turn(course, seats)
    table = course.table
    chosen = read_move(table.setup.game, table.position, text)
    return advance(course.then(Moved(seat, table.game.format(chosen, table.board))))


def check_turn(course: Course, seats: Collection[Seat]) -> Seat:
    """Return the seat that is to act; raise Refused if it is none of these."""
    to_act = course.table.to_act
    if to_act is None:
        raise Refused(NoGameOn())
    if to_act not in seats:
        raise Refused(NotYourTurn(to_act))
    return to_act


def advance(course: Course) -> Course:
    """Go on until somebody has something to choose, or wants to throw."""
    while course.table.playing:
        further = _step(course)
        if further is course:
            break
        course = further
    return course


def _step(course: Course) -> Course:
    """Do the one thing that comes by itself; return the same course if there is none."""
    table = course.table
    match table.stage:
        case Over(outcome):
            return end(course, Cause.RULES, outcome)
        case ToRoll(seat) if seat is None or _rolls_by_itself(course):
            return _roll_dice(course)
        case ToMove(seat):
            return _forced(course, seat)
        case _:
            return course


def _rolls_by_itself(course: Course) -> bool:
    """Nobody is asked who wants it so, where nothing can be done instead of throwing."""
    table = course.table
    player = table.player_to_act
    eager = player is not None and player.id in course.eager
    return (table.setup.auto_roll or eager) and not table.legal_moves


def _roll_dice(course: Course) -> Course:
    """Throw as many dice as are wanted now; where that is none, the rules say why not."""
    table = course.table
    count = table.stage.dice if isinstance(table.stage, ToRoll) else 0
    dice = course.chance.roll(table.dice, table.rolls + 1, count)
    return course.then(Rolled(dice, table.to_act))


def _forced(course: Course, seat: Seat) -> Course:
    """Make the only move there is, if it is a pass or the table says so."""
    table = course.table
    only, *more = table.legal_moves
    if more or not (table.setup.auto_play or table.game.is_pass(only)):
        return course
    return course.then(Moved(seat, table.game.format(only, table.board), unasked=True))

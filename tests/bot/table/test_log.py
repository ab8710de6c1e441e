"""A table is what its log tells."""

import random

import pytest

from bot.identity import Moment
from bot.persistence.record import Done, TableRecord, decode, encode
from bot.table import playing
from bot.table.chance import FairChance
from bot.table.course import Course
from bot.table.events import Entry, Left
from bot.table.lines import rolls
from bot.table.log import BrokenLog, tell
from bot.table.news import News
from bot.table.offers import agree, ask_undo
from bot.table.refusals import Refused
from bot.table.seating import sit_down
from bot.table.values import Setup
from rules import GAMES
from rules.game import ToRoll
from tests.bot.table.people import ANNA, EVERYBODY, HERE, begun, opened, play

_UNSEEN = 0.95
"""How much of a game goes by without a look: telling a log takes as long as playing it."""

SETUPS = [
    Setup("backgammon", options={"match": 3, "cube": True}),
    Setup("backgammon", auto_roll=True, auto_play=True),
    Setup("narde"),
    Setup("checkers", auto_play=True),
    Setup("quoridor"),
    Setup("quoridor", seats=4),
]


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_the_log_tells_the_table_all_through_a_game(setup: Setup) -> None:
    luck = random.Random(1)
    course = opened(setup, FairChance())
    for player in EVERYBODY[1 : setup.seats]:
        course = sit_down(course, player, "")
    for moment in range(2_000):
        if not course.table.playing:
            break
        course = _act(Course(course.table, Moment(moment), course.chance), luck)
        if course.table.playing and luck.random() < _UNSEEN:
            continue
        assert tell(HERE, course.table.log) == course.table
        kept = TableRecord(table=course.table, recent=(Done(moment, "key", News.of(course, None)),))
        assert decode(encode(kept)) == kept
    assert course.table.ending


def _act(course: Course, luck: random.Random) -> Course:
    """Do something that may be done: throw, move, and now and then take a move back."""
    table = course.table
    assert table.to_act is not None
    moves = table.game.legal_moves(table.board)
    if isinstance(table.stage, ToRoll) and luck.random() > len(moves) * 0.2:
        course = playing.roll(course, [table.to_act])
    else:
        text = table.game.format(luck.choice(moves), table.board)
        course = playing.move(course, [table.to_act], text)
    return _take_back(course, luck) if luck.random() < 0.02 else course


def _take_back(course: Course, luck: random.Random) -> Course:
    if not course.table.playing:
        return course
    try:
        course = ask_undo(course, luck.choice(course.table.active))
    except Refused:
        return course
    return agree(course, course.table.to_answer)


def test_a_log_begins_with_an_opening() -> None:
    for log in ((), (Entry(Moment(0), Left(ANNA)),)):
        with pytest.raises(BrokenLog):
            tell(HERE, log)


def test_throws_are_numbered_and_taken_back_ones_come_again() -> None:
    course = play(begun(Setup("backgammon"), "52", "31", "64"), "13/8 13/11", "roll")
    first, second = course.table.active
    course = agree(ask_undo(course, first), [second])
    course = play(course, "24/22 13/8", "roll")
    assert list(rolls(course.table.log)) == [(1, (5, 2)), (2, (3, 1)), (2, (3, 1))]


def test_every_game_can_be_told() -> None:
    assert {setup.game for setup in SETUPS} == set(GAMES)

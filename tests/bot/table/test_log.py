"""A table can be rebuilt from its log."""

import random

import pytest

from bot.identity import Moment
from bot.persistence.record import Done, TableRecord, decode, encode
from bot.table import playing
from bot.table.chance import FairChance
from bot.table.change import Change
from bot.table.events import Entry, Left
from bot.table.lines import rolls
from bot.table.log import BrokenLog, rebuild
from bot.table.news import News
from bot.table.offers import agree, offer_undo
from bot.table.refusals import Refused
from bot.table.seating import sit_down
from bot.table.values import Setup
from rules import GAMES
from rules.game import ToRoll
from tests.bot.table.people import ANNA, EVERYBODY, HERE, begun, opened, play

_UNSEEN = 0.95
"""How much of a game is not checked: rebuilding a table takes as long as playing."""

SETUPS = [
    Setup("backgammon", options={"match": 3, "cube": True}),
    Setup("backgammon", auto_roll=False, auto_play=False),
    Setup("narde"),
    Setup("checkers", auto_play=False),
    Setup("quoridor"),
    Setup("quoridor", seats=4),
]


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_a_table_can_be_rebuilt_at_any_time_of_a_game(setup: Setup) -> None:
    luck = random.Random(1)
    change = opened(setup, FairChance())
    for player in EVERYBODY[1 : setup.seats]:
        change = sit_down(change, player, "")
    for moment in range(2_000):
        if not change.table.playing:
            break
        change = _act(Change(change.table, Moment(moment), change.chance), luck)
        if change.table.playing and luck.random() < _UNSEEN:
            continue
        assert rebuild(HERE, change.table.log) == change.table
        kept = TableRecord(table=change.table, recent=(Done(moment, "key", News.of(change, None)),))
        assert decode(encode(kept)) == kept
    assert change.table.ending


def _act(change: Change, luck: random.Random) -> Change:
    """Roll or move at random, and now and then take a move back."""
    table = change.table
    assert table.to_act is not None
    moves = table.game.legal_moves(table.board)
    if isinstance(table.stage, ToRoll) and luck.random() > len(moves) * 0.2:
        change = playing.roll(change, [table.to_act])
    else:
        text = table.game.format(luck.choice(moves), table.board)
        change = playing.move(change, [table.to_act], text)
    return _take_back(change, luck) if luck.random() < 0.02 else change


def _take_back(change: Change, luck: random.Random) -> Change:
    if not change.table.playing:
        return change
    try:
        change = offer_undo(change, luck.choice(change.table.active))
    except Refused:
        return change
    return agree(change, change.table.to_answer)


def test_a_log_begins_with_an_opening() -> None:
    for log in ((), (Entry(Moment(0), Left(ANNA)),)):
        with pytest.raises(BrokenLog):
            rebuild(HERE, log)


def test_rolls_are_numbered_and_repeated_after_a_takeback() -> None:
    setup = Setup("backgammon", auto_roll=False)
    change = play(begun(setup, "52", "31", "64"), "13/8 13/11", "roll")
    first, second = change.table.active
    change = agree(offer_undo(change, first), [second])
    change = play(change, "24/22 13/8", "roll")
    assert list(rolls(change.table.log)) == [(1, (5, 2)), (2, (3, 1)), (2, (3, 1))]


def test_every_game_is_rebuilt_in_these_tests() -> None:
    assert {setup.game for setup in SETUPS} == set(GAMES)

"""The search between two finds what looking at everything finds."""

import pytest

from bot.engines.quoridor.alpha_beta import PairSearch
from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.field import survey
from bot.engines.quoridor.judgement import WON
from bot.engines.quoridor.numbers import LAYER
from bot.engines.quoridor.pair import Node, follow, has_arrived, list_options, rate
from rules.quoridor import Position
from rules.quoridor.board import INDEX
from tests.bot.engines.quoridor.wandering import wander
from tests.rules.quoridor.asking import GAME

LONG = 60


class _CountingClock(Clock):
    """A clock that knows how often it was looked at."""

    looks = 0

    def check(self) -> None:
        self.looks += 1
        super().check()


def _node(position: Position) -> Node:
    mine, theirs = position.seat, 1 - position.seat
    field = survey(position.walls, [position.goals[mine], position.goals[theirs]])
    spots = INDEX[position.pawns[mine]], INDEX[position.pawns[theirs]] + LAYER
    return field, *spots, position.walls_left[mine], position.walls_left[theirs]


def _look_at_everything(node: Node, depth: int) -> int:
    if not depth:
        return rate(node)
    if has_arrived(node):
        return -WON - depth
    return max(-_look_at_everything(child, depth - 1) for _, _, child in list_options(node))


def test_it_misses_nothing_within_three_moves() -> None:
    for position in list(wander(2, 3))[::4]:
        node = _node(position)
        search = PairSearch(node, Clock(LONG))
        for move in search.list_moves()[::3]:
            expected = -_look_at_everything(follow(node, move), 2)
            assert search.score(move, 3) == expected, (position, move)


def test_what_is_not_good_enough_need_not_be_known_exactly() -> None:
    for position in list(wander(2, 3))[::4]:
        node = _node(position)
        moves = PairSearch(node, Clock(LONG)).list_moves()[::3]
        worths = {move: -_look_at_everything(follow(node, move), 2) for move in moves}
        least = sorted(worths.values())[len(worths) // 2]
        for move, worth in worths.items():
            score = PairSearch(node, Clock(LONG)).score(move, 3, least)
            assert score == worth if worth > least else worth <= score <= least


def test_it_prefers_the_sooner_win() -> None:
    search = PairSearch(_node(GAME.load("e7 a9/a8h a7h/0 0/1")), Clock(LONG))
    sideways, forward = sorted(search.score(move, 5) for move in search.list_moves())[-2:]
    assert WON <= sideways < forward


def test_it_stops_once_a_win_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks at no more than a search does that goes as far as the win and never deeper."""

    def count_looks() -> int:
        clock = _CountingClock(LONG)
        PairSearch(_node(GAME.load("e7 a9/a8h a7h/0 0/1")), clock).find_best()
        return clock.looks

    looks = count_looks()
    monkeypatch.setattr("bot.engines.quoridor.alpha_beta._DEEPEST", 3)
    assert looks == count_looks() > 0

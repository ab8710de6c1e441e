"""How a level picks a move from what it sees."""

from collections import Counter
from collections.abc import Mapping
from math import inf
from random import Random

import pytest

from bot.engines.quoridor.clock import TimeIsUp
from bot.engines.quoridor.levels import PAIR, SEVERAL, Sight, pick_move
from bot.engines.quoridor.numbers import FIRST_STEP

WALL, STEP, OTHER_STEP = 5, FIRST_STEP + 20, FIRST_STEP + 30


class Seen:
    """A search that sees these scores, and has no time for more than two moves ahead."""

    def __init__(self, scores: Mapping[int, float]) -> None:
        self._scores = scores
        self.asked: list[tuple[int, int, float]] = []

    def list_moves(self) -> list[int]:
        return list(self._scores)

    def score(self, move: int, depth: int, least: float = -inf) -> float:
        self.asked.append((move, depth, least))
        if depth > 2:
            raise TimeIsUp
        return self._scores[move] * depth

    def find_best(self) -> int:
        raise AssertionError  # only the expert looks for the best move


def _count(scores: Mapping[int, float], sight: Sight) -> Counter[int]:
    chance = Random(1)
    return Counter(pick_move(Seen(scores), sight, chance) for _ in range(1000))


def test_the_better_a_move_seems_the_more_often_it_is_chosen() -> None:
    picks = _count({STEP: 100, OTHER_STEP: 0, WALL: -1000}, Sight(depth=1, temperature=100))
    assert picks[STEP] == pytest.approx(731, abs=40)
    assert not picks[WALL]


def test_a_thrifty_level_places_fewer_walls() -> None:
    scores = {STEP: 0.0, WALL: 100.0}
    spender, saver = (Sight(depth=1, temperature=40, thrift=thrift) for thrift in (0, 150))
    assert _count(scores, saver)[WALL] < 300
    assert _count(scores, spender)[WALL] > 900


def test_out_of_time_the_last_whole_look_counts() -> None:
    scores = {STEP: 100.0, OTHER_STEP: 0.0}
    deep, two = (_count(scores, Sight(depth=depth, temperature=100)) for depth in (9, 2))
    assert deep == two
    assert two[STEP] == pytest.approx(881, abs=30)


def test_the_best_so_far_says_what_is_too_bad_to_be_looked_at_closely() -> None:
    search = Seen({STEP: 0.0, WALL: 50.0, OTHER_STEP: 30.0})
    pick_move(search, Sight(depth=2, temperature=10, thrift=30), Random(1))
    assert search.asked == [
        (STEP, 1, -inf),
        (WALL, 1, 0 - 80 + 30),
        (OTHER_STEP, 1, 20 - 80),
        (OTHER_STEP, 2, -inf),
        (WALL, 2, 60 - 80 + 30),
        (STEP, 2, 70 - 80),
    ]


class Trap(Seen):
    """A search that sees what is wrong with a wall only when it looks for the answer to it."""

    def score(self, move: int, depth: int, least: float = -inf) -> float:
        seen = super().score(move, depth, least)
        return -1000 if move == WALL and depth > 1 else seen


@pytest.mark.parametrize(("overlooks", "walls"), [(0, 0), (0.3, 300), (1, 1000)])
def test_who_overlooks_the_answer_to_a_move_goes_by_the_board_alone(
    overlooks: float, walls: int
) -> None:
    trap, chance = Trap({STEP: 0, OTHER_STEP: 0, WALL: 100}), Random(1)
    sight = Sight(depth=2, temperature=1, overlooks=overlooks)
    picks = Counter(pick_move(trap, sight, chance) for _ in range(1000))
    assert picks[WALL] == pytest.approx(walls, abs=40)


@pytest.mark.parametrize("sights", [PAIR, SEVERAL])
def test_each_level_sees_more_than_the_one_below(sights: Mapping[int, Sight]) -> None:
    ladder = [(sight.depth, -sight.temperature) for _, sight in sorted(sights.items())]
    assert ladder == sorted(set(ladder))

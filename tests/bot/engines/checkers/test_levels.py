"""The levels of checkers: the lower ones now and then overlook the answer to a move."""

from random import Random

import pytest

from bot.engines.checkers.engine import CheckersEngine
from bot.engines.checkers.levels import SIGHTS, Sight, overlook
from bot.engines.engine import Budget, Level
from tests.rules.checkers.board import GAME

HANGING = GAME.load("W:Wa1,c3,g1:Bc5,b8,h8")
"""White may give a man away with c3-b4 and c3-d4."""
GIFTS = {"c3-b4", "c3-d4"}
SEEDS = range(40)


def chosen(level: Level) -> list[str]:
    """Return what a level plays there with many seeds."""
    engine = CheckersEngine()
    budgets = [Budget(0.3, str(seed)) for seed in SEEDS]
    return [GAME.format(engine.choose(HANGING, level, each), HANGING) for each in budgets]


def test_a_beginner_gives_a_man_away_now_and_then() -> None:
    gifts = [move for move in chosen(Level.BEGINNER) if move in GIFTS]
    assert 0 < len(gifts) < len(SEEDS) / 2


@pytest.mark.parametrize("level", [Level.CLUB, Level.STRONG])
def test_whoever_overlooks_nothing_never_does(level: Level) -> None:
    assert GIFTS.isdisjoint(chosen(level))


@pytest.mark.parametrize(("share", "seen"), [(0, [1, 2, 3]), (1, [7, 8, 9])])
def test_scores_are_replaced_by_what_seems_so(share: float, seen: list[int]) -> None:
    sight = Sight(depth=4, temperature=1, overlooks=share)
    assert overlook([1, 2, 3], [7, 8, 9], sight, Random(1)) == seen


def test_every_level_sees_more_than_the_one_below() -> None:
    sights = [SIGHTS[level] for level in Level if level in SIGHTS]
    ladder = [(-sight.overlooks, sight.depth, -sight.temperature) for sight in sights]
    assert ladder == sorted(set(ladder))

"""How problems are made: one seed, one outcome, and what a deeper look refuses is left out."""

from dataclasses import replace
from importlib.util import find_spec
from itertools import islice

import pytest

from bot.engines.engine import Level
from bot.problems.collection import problems_of
from rules.checkers import Position
from tests.training.problems.__main__ import SEED
from tests.training.problems.judges import Judge, Look
from tests.training.problems.making import Maker

needs_sage = pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="no wheel for this machine")


@needs_sage
def test_the_same_seed_makes_the_same_problems() -> None:
    made = list(islice(Maker("backgammon", SEED).make(), 2))
    assert made == list(problems_of("backgammon")[:2])


def liking(number: int, worth: float = 0.9) -> Look:
    """Return a look that likes one move, by its place in the list; the others are worth nothing."""

    def look(position: Position) -> dict[object, float]:
        best = position.moves[number]
        return {best: worth, **{move: 0.0 for move in position.moves if move != best}}

    return look


JUDGE = Judge(liking(1), liking(0), liking(0), 0.3, 2, Level.BEGINNER)


def test_the_best_move_and_the_tempting_one_are_among_the_choices() -> None:
    maker = Maker("checkers", 1, JUDGE)
    (first, *others) = maker.of_game(1)
    assert others
    again = {problem.position for problem in maker.of_game(1)}
    assert again.isdisjoint({first.position, *(other.position for other in others)})
    losses = [choice.loss for choice in first.choices]
    assert (losses.count(0), losses.count(0.9)) == (1, len(losses) - 1)
    assert maker.counted["problems"] == maker.counted["candidates"] == 1 + len(others) + len(again)


@pytest.mark.parametrize(
    ("judge", "counted"),
    [
        (replace(JUDGE, verify=liking(2)), "refused: another is better"),
        (replace(JUDGE, verify=liking(0, 0.2)), "refused: nearly as good"),
        (replace(JUDGE, find=liking(0, 0.2)), ""),
        (replace(JUDGE, glance=liking(1, 0.01), at_a_glance=0.1), ""),
        (replace(JUDGE, hopeless=0.5), ""),
    ],
    ids=["another", "close", "no lead", "no lead at a glance", "nobody is tempted"],
)
def test_a_position_that_is_no_problem_is_left_out(judge: Judge, counted: str) -> None:
    maker = Maker("checkers", 1, judge)
    assert list(maker.of_game(1)) == []
    assert maker.counted["candidates"] == maker.counted[counted]
    assert maker.counted["positions"] > 20

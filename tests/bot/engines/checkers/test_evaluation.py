"""The evaluation: fair to both colours, and of the obvious opinion."""

from itertools import pairwise

from bot.engines.checkers.endings import turned
from bot.engines.checkers.evaluation import load_evaluation
from rules.checkers import Position
from rules.checkers.position import BLACK, WHITE
from tests.rules.checkers.board import GAME
from tests.rules.checkers.tables import MOVES

EVALUATE = load_evaluation()


def evaluate(text: str) -> int:
    """Return what a position is worth."""
    return EVALUATE(GAME.load(text)[:])


def test_a_board_turned_round_is_worth_the_same() -> None:
    for row in MOVES:
        position = GAME.load(row["position"])
        mine, theirs, queens = map(turned, position[:3])
        seat = WHITE if position.seat else BLACK
        other = Position(mine, theirs, queens, seat)
        assert abs(EVALUATE(other[:]) - EVALUATE(position[:])) <= 1, row["position"]


def test_a_man_more_is_better_and_a_queen_more_better_still() -> None:
    worths = [evaluate(f"W:Wc1,e1,b2,c3{more}:Bb8,d8,f8,c7,e7") for more in ("", ",g1", ",g1,Kh2")]
    assert all(before < after for before, after in pairwise(worths))

"""The search: what it sees, and that time and quiet turns end it."""

from math import inf

import pytest

from bot.engines.checkers.evaluation import load_evaluation
from bot.engines.checkers.search import ENDLESS, PROVEN, WON, OutOfTimeError, Search
from tests.rules.checkers.board import GAME

EVALUATE = load_evaluation()
OPENING = str(GAME.opening(2))


def score(text: str, depth: int) -> int:
    """Return the score of a position."""
    return Search(EVALUATE, inf).score(GAME.load(text)[:], depth, -ENDLESS, ENDLESS)


def test_a_side_without_pieces_has_lost() -> None:
    assert score("W:W:Ba7", 3) == -WON - 3


def test_a_side_that_cannot_move_has_lost() -> None:
    assert score("W:Wa7:Bc3,b4,h4,b8", 2) == -WON - 2


def test_captures_are_followed_to_their_end() -> None:
    assert score("W:Wc3,a1,c1,e1:Bd4,b8,d8,f8", 0) > score("W:Wc3,a1,c1,e1:Bd6,b8,d8,f8", 0)


def test_thirty_quiet_turns_are_a_draw_though_white_is_far_ahead() -> None:
    text = "W:WKa1,Kc1,Ke1,Kg1:BKh8,h6"
    assert score(f"{text}:H30", 4) == 0
    assert score(f"{text}:H0", 4) > 0


def test_a_won_ending_is_proven() -> None:
    assert score("W:WKc1,Ke1,Ka1:BKb8", 1) > PROVEN // 2


def test_a_drawn_ending_is_about_even_though_white_is_ahead() -> None:
    assert abs(score("W:WKb8,Kd8,Kf8:BKa1", 1)) < 30


def test_a_search_without_time_says_so() -> None:
    with pytest.raises(OutOfTimeError):
        Search(EVALUATE, 0.0).score(GAME.load(OPENING)[:], 8, -ENDLESS, ENDLESS)

"""What moves are worth to bgsage, on one scale."""

from typing import Final

import pytest

from bot.engines.backgammon.sage_engine import SageEngine
from rules.backgammon import Double, Drop, Take
from rules.points.play import Play
from tests.bot.engines.backgammon.positions import GAME

_START: Final = "-b----E-C---eE---c-e----B-"


def test_the_book_play_is_best_and_worth_what_books_say(sage: SageEngine) -> None:
    position = GAME.load(f"{_START}:0:0:1:31:0:0:0:0:0")
    plays = GAME.legal_moves(position)
    equities = sage.rate(position, plays)
    best = plays[equities.index(max(equities))]
    assert GAME.format(best, position) == "8/5 6/5"
    assert max(equities) == pytest.approx(0.16, abs=0.03)


def test_a_play_is_worth_the_same_alone_and_among_others(sage: SageEngine) -> None:
    position = GAME.load(f"{_START}:0:0:1:31:0:0:0:0:0")
    plays = GAME.legal_moves(position)
    assert sage.rate(position, plays[:1])[0] == sage.rate(position, plays)[0]


def test_a_won_game_is_worth_its_points(sage: SageEngine) -> None:
    single = GAME.load("-AA---------------------m-:0:0:1:21:0:0:0:0:10")
    gammon = GAME.load("-AA---------------o-------:0:0:1:21:0:0:0:0:10")
    jacoby = GAME.load("-AA---------------o-------:0:0:1:21:0:0:1:0:10")
    backgammon = GAME.load("-AA--o--------------------:0:0:1:21:0:0:0:0:10")
    worth = [
        max(sage.rate(position, GAME.legal_moves(position)))
        for position in (single, gammon, backgammon, jacoby)
    ]
    assert worth == pytest.approx([1, 2, 3, 1])


def test_taking_and_dropping_are_rated_for_the_seat_that_answers(sage: SageEngine) -> None:
    hopeless = GAME.load("-CCCCC------o-------------:0:0:1:D:0:0:0:0:10")
    take, drop = sage.rate(hopeless, (Take(), Drop()))
    assert drop == pytest.approx(-1)
    assert take < -1.5


def test_a_double_that_is_dropped_wins_a_point(sage: SageEngine) -> None:
    position = GAME.load("-CCCCC------o-------------:0:0:1:00:0:0:0:0:10")
    assert sage.rate(position, (Double(),)) == pytest.approx([1])


def test_a_play_is_no_choice_with_the_cube(sage: SageEngine) -> None:
    position = GAME.load(f"{_START}:0:0:1:00:0:0:0:0:10")
    with pytest.raises(TypeError):
        sage.rate(position, (Play(()),))

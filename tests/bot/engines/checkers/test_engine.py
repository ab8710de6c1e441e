"""The computer that plays checkers: legal, tactical, repeatable and in time."""

from time import process_time

import pytest

from bot.engines.checkers.engine import CheckersEngine
from bot.engines.engine import Budget, Level
from bot.engines.question import Question, Task
from bot.engines.worker import decide
from rules.checkers import Path, Position
from rules.checkers.position import BLACK, OPENING, WHITE
from rules.checkers.scoring import outcome
from rules.game import Seat
from tests.rules.checkers.board import GAME
from tests.rules.checkers.tables import MOVES

ENGINE = CheckersEngine()
PLAYED = [row for row in MOVES if row["moves"]]
"""Positions in which the game goes on."""
SHOT = "W:Wa1,c1,e1,g1,b2,d2,h2,b4,d4,h4:Bf4,b6,d6,f6,a7,e7,b8,d8,f8,h8"
START = GAME.dump(OPENING)
WON = "W:WKc1,Ke1,Ka1:BKb8"


def chosen(text: str, level: Level = Level.EXPERT, seed: str = "") -> str:
    """Return the move that is chosen in a fifth of a second."""
    position = GAME.load(text)
    return GAME.format(ENGINE.choose(position, level, Budget(0.2, seed)), position)


def found(position: Position, level: Level, seed: str = "") -> Path:
    """Return the move that is chosen quickly."""
    return ENGINE.choose(position, level, Budget(0.02, seed))


@pytest.mark.parametrize("level", Level)
def test_every_level_moves_legally_everywhere(level: Level) -> None:
    for row in PLAYED[level::60]:
        position = GAME.load(row["position"])
        assert found(position, level) in GAME.legal_moves(position), row["position"]


@pytest.mark.parametrize("level", Level)
def test_a_forced_move_is_made_without_any_time(level: Level) -> None:
    position = GAME.load("W:Wc3,a1:Bd4,h8")
    assert ENGINE.choose(position, level, Budget(0.0)) == position.moves[0]


def test_without_time_it_still_moves() -> None:
    for level in Level:
        assert ENGINE.choose(OPENING, level, Budget(0.0)) in OPENING.moves


@pytest.mark.parametrize("level", [Level.CLUB, Level.STRONG, Level.EXPERT])
def test_who_can_look_ahead_gives_a_man_to_take_more(level: Level) -> None:
    assert chosen(SHOT, level) == "d4-e5"


def test_a_won_ending_is_won() -> None:
    position = GAME.load(WON)
    while not (ended := outcome(position)):
        position = position.after(found(position, Level.EXPERT))
    assert ended.winner == WHITE


def test_the_same_seed_makes_the_same_moves_and_another_seed_others() -> None:
    seeds = [str(number) for number in range(12)]
    once = [chosen(START, Level.BEGINNER, seed) for seed in seeds]
    assert once == [chosen(START, Level.BEGINNER, seed) for seed in seeds]
    assert len(set(once)) > 2


def test_time_is_kept() -> None:
    for row in PLAYED[::150]:
        position = GAME.load(row["position"])
        began = process_time()
        ENGINE.choose(position, Level.EXPERT, Budget(0.1))
        assert process_time() - began < 0.2


def test_ratings_know_a_blunder_and_a_win() -> None:
    position = GAME.load(WON)
    assert max(ENGINE.rate(position, position.moves)) == 1.0
    assert -1 <= min(ENGINE.rate(position, position.moves)) < 1


def test_ratings_of_the_opening_are_about_even() -> None:
    assert all(abs(worth) < 0.5 for worth in ENGINE.rate(OPENING, OPENING.moves[:2]))


def accepted(position: Position, seat: Seat) -> bool:
    """Return whether a draw is accepted, with time to look as far as it wants to on any machine."""
    return ENGINE.accepts_draw(position, seat, Budget(60))


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_a_draw_is_not_accepted_before_the_game_is_played(seat: Seat) -> None:
    assert not accepted(OPENING, seat)


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_a_draw_is_accepted_where_nobody_gets_anywhere(seat: Seat) -> None:
    apart = "W:WKe1,a3,b2,c1,d2:BKd8,h6,g7,f8,e7:H"
    assert not accepted(GAME.load(f"{apart}9"), seat)
    assert accepted(GAME.load(f"{apart}10"), seat)


def test_a_draw_is_accepted_unless_one_is_better() -> None:
    won, drawn = GAME.load(WON), GAME.load("W:WKb8,Kd8,Kf8:BKa1")
    assert not accepted(won, WHITE)
    assert accepted(won, BLACK)
    assert accepted(drawn, WHITE)
    assert accepted(drawn, BLACK)


def test_an_offer_of_a_draw_is_answered_in_time() -> None:
    """With ten queens a look ahead takes long."""
    position = GAME.dump(GAME.load("B:WKg1,Kh2,Kg3,Kh4,Kd6:BKe1,Ke3,Ka5,Ke5,Kh6"))
    start = process_time()
    decide(Question(Task.DRAW, "checkers", position, Level.CLUB, 0.1, seat=0))
    assert process_time() - start < 0.3

"""The problems that are shipped: every one loads, and has one best move."""

import pytest

from bot.problems.collection import PROBLEM_GAMES, NoSuchProblem, find_problem, problems_of
from bot.problems.problem import read_problem, write_problem
from rules import GAMES
from rules.game import ToMove
from tests.training.problems.judges import LEADS


@pytest.mark.parametrize("game", PROBLEM_GAMES)
def test_there_are_a_hundred_of_each_game_and_no_two_alike(game: str) -> None:
    assert len({problem.key for problem in problems_of(game)}) == len(problems_of(game)) >= 100


@pytest.mark.parametrize("game", PROBLEM_GAMES)
def test_every_choice_is_legal_and_exactly_one_is_best(game: str) -> None:
    rules = GAMES[game]
    for problem in problems_of(game):
        position = rules.load(problem.position)
        assert isinstance(rules.stage(position), ToMove)
        legal = {rules.format(move, position) for move in rules.legal_moves(position)}
        moves = [choice.move for choice in problem.choices]
        assert len(set(moves)) == len(moves) >= 3
        assert legal.issuperset(moves)
        losses = [choice.loss for choice in problem.choices if choice.loss is not None]
        assert len(losses) == len(moves)
        best, second, *_ = sorted(losses)
        assert best == 0
        assert second >= LEADS[game]
        assert problem.choices[problem.best].loss == 0


@pytest.mark.parametrize("game", PROBLEM_GAMES)
def test_the_best_move_is_not_always_in_the_same_place(game: str) -> None:
    assert {problem.best for problem in problems_of(game)} == {0, 1, 2, 3}


def test_a_problem_is_found_by_its_key_and_written_as_it_was_read() -> None:
    problem = problems_of("narde")[7]
    assert find_problem(problem.key) is problem
    assert read_problem("narde", write_problem(problem).encode()) == problem


def test_a_problem_of_another_version_is_not_found() -> None:
    with pytest.raises(NoSuchProblem):
        find_problem("00000000")

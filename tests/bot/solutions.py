"""Finds what has to be pressed on the board of a problem to play its best move."""

from collections import deque

from bot.identity import TableId
from bot.language import Language
from bot.problems.collection import find_problem
from bot.problems.problem import Problem
from bot.replies.solving import Solving
from bot.replies.touches import Touch


def solving(problem: Problem) -> Solving:
    """Return a problem in front of an English guest."""
    return Solving(problem, Language.ENGLISH, "wood", TableId("local:parlour"))


def problem_of(payload: str) -> Problem:
    """Return the problem that a payload is about."""
    return find_problem(payload.split()[2])


def way_to(problem: Problem, number: int) -> list[Touch]:
    """Return the fewest touches that play a choice of a problem."""
    waiting = deque[list[Touch]]([[]])
    while waiting:
        way = waiting.popleft()
        for touch in solving(problem).touches(_tokens(way[-1]) if way else ()):
            if _number(problem, touch) == number:
                return [*way, touch]
            if _number(problem, touch) is None:
                waiting.append([*way, touch])
    raise AssertionError(number)


def _tokens(touch: Touch) -> list[str]:
    _, _, _, *tokens = touch.payload.split()
    return tokens[1:] if tokens[:1] == ["tap"] else tokens


def _number(problem: Problem, touch: Touch) -> int | None:
    """Return which choice is made by a touch; None while the move is not whole."""
    _, _, _, kind, *said = touch.payload.split()
    move = " ".join(said) if kind == "move" else solving(problem).whole_move(said)
    return problem.number_of(move) if move else None

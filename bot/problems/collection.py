"""The problems that are shipped, by game. `make problems` makes them."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.problems.problem import Problem, read_problem

PROBLEM_GAMES: Final = ("backgammon", "narde", "checkers", "quoridor")
"""The games that have problems."""


def path_of(game: str) -> Path:
    """Return the file of a game's problems."""
    return Path(__file__).with_name(f"{game}.jsonl")


@cache
def problems_of(game: str) -> tuple[Problem, ...]:
    """Return the problems of a game, in the order of their file."""
    lines = path_of(game).read_bytes().splitlines()
    return tuple(read_problem(game, line) for line in lines)


@cache
def _by_key() -> Mapping[str, Problem]:
    return MappingProxyType(
        {problem.key: problem for game in PROBLEM_GAMES for problem in problems_of(game)}
    )


class NoSuchProblem(Exception):
    """A problem is not among those that are shipped."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def find_problem(key: str) -> Problem:
    """Return a problem by its key; raise NoSuchProblem if it is not shipped any more."""
    try:
        return _by_key()[key]
    except KeyError:
        raise NoSuchProblem(key) from None

"""A problem: a position, and some choices of which exactly one is best."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

import msgspec

from bot.table.positions import after_move

_KEY_LENGTH: Final = 8
OTHER: Final = -1
"""The number of a move that is not among the choices: it is worse than the best, as they are."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A move that may be chosen, as its game spells it."""

    move: str
    loss: float | None
    """What it gives away compared with the best: points where dice are rolled, else from 0 to 2.

    None if that is not known.
    """


@dataclass(frozen=True)
class Problem:
    """A position in which one of the choices is clearly the best."""

    game: str
    position: str
    choices: tuple[Choice, ...]
    """In the order in which they are shown."""
    name: str = ""
    """What it is found by, if it is not one of those that are shipped."""

    @cached_property
    def key(self) -> str:
        """Return the short name of the problem, which stays when others are added."""
        digest = sha256(f"{self.game} {self.position}".encode()).hexdigest()
        return self.name or digest[:_KEY_LENGTH]

    @property
    def best(self) -> int:
        """Return the number of the best choice."""
        return next(number for number, choice in enumerate(self.choices) if choice.loss == 0)

    def number_of(self, move: str) -> int:
        """Return the number of the choice that leads where a legal move does; OTHER if none does.

        Dice can be played in another order, and pieces be taken by another way.
        """
        after = after_move(self.game, self.position, move)
        reached = [after_move(self.game, self.position, choice.move) for choice in self.choices]
        return reached.index(after) if after in reached else OTHER


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A problem in a file."""

    position: str
    choices: tuple[Choice, ...]


def write_problem(problem: Problem) -> str:
    """Return the line of a problem in the file of its game."""
    return msgspec.json.encode(_Line(problem.position, problem.choices)).decode()


def read_problem(game: str, line: bytes) -> Problem:
    """Return the problem that a line of its game's file says."""
    read = msgspec.json.decode(line, type=_Line)
    return Problem(game, read.position, read.choices)

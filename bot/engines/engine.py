"""What a computer player is: the protocol `Engine`, its levels, and how long it may think."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Final, Protocol, TypeVar

from bot.engines.judgement import Depth, Worth


class Level(IntEnum):
    """How well a computer plays, the same five steps in every game."""

    BEGINNER = 1
    """Lets somebody win who has just learned the rules."""
    CASUAL = 2
    CLUB = 3
    STRONG = 4
    EXPERT = 5
    """The best we have."""


SECONDS: Final[Mapping[Level, float]] = MappingProxyType(
    {level: 2.0 if level is Level.EXPERT else 0.3 for level in Level}
)
"""The most CPU time that a level may think about one move."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What an engine may use for one move."""

    seconds: float
    """CPU time of this process, at most."""
    seed: str = ""
    """What its noise is made from: the same question with the same seed has the same noise."""


P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M")


class Engine(Protocol[P_contra, M]):
    """A computer player for one game, over the positions `P_contra` and moves `M` of its rules.

    It sees a position, as a player does, and never the dice to come.
    """

    def choose(self, position: P_contra, level: Level, budget: Budget) -> M | None:
        """Return the move of the seat to act; None if it rolls where it might have doubled."""
        ...

    def rate(self, position: P_contra, moves: Sequence[M]) -> Sequence[float]:
        """Return what each move is worth to whoever makes it: the more, the better.

        For measuring and training, which ask about moves of their own choice: the product asks
        `judge`. Where dice are rolled, a move is worth the points to be expected; elsewhere from
        -1, a certain loss, to 1, a certain win. An engine looks only as deep as is quick here, so
        these values compare with one another and not with those of `judge`.
        """
        ...

    def judge(
        self, position: P_contra, depth: Depth, wanted: Sequence[M] = ()
    ) -> Sequence[tuple[M | None, Worth]]:
        """Return the choices that are worth a look, and those `wanted`, the best first.

        None stands for rolling where one might have doubled.
        """
        ...

    def luck(self, position: P_contra, dice: Sequence[int]) -> float:
        """Return how lucky a roll is: what it is worth less the mean of all rolls."""
        ...

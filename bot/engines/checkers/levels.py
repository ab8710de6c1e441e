"""How well each level plays: how deep it looks, what it overlooks, and how sure it is."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.checkers.search import ENDLESS
from bot.engines.engine import Level


@dataclass(frozen=True, slots=True)
class Sight:
    """What a level sees."""

    depth: int
    """How many turns it looks ahead; captures are always followed to their end."""
    temperature: float
    """A move that is worse by this much is chosen e times as rarely as the best."""
    overlooks: float = 0
    """How likely it is, from 0 to 1, to overlook the answer to a move that it considers."""

    @property
    def width(self) -> int:
        """Return how much worse a move may be and still be worth an exact score.

        Where the answer to the best may be overlooked, that is any move.
        """
        return ENDLESS if self.overlooks else round(8 * self.temperature)


SIGHTS: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=4, temperature=10, overlooks=0.16),
        Level.CASUAL: Sight(depth=4, temperature=10, overlooks=0.022),
        Level.CLUB: Sight(depth=5, temperature=7),
        Level.STRONG: Sight(depth=9, temperature=2),
    }
)
"""Every level but the best, which looks as deep as time allows and takes the best move."""


def overlook(
    scores: Sequence[int], glances: Sequence[int], sight: Sight, chance: Random
) -> list[int]:
    """Return the scores of moves, some replaced by what the board alone suggests."""
    return [
        glance if chance.random() < sight.overlooks else score
        for score, glance in zip(scores, glances, strict=True)
    ]

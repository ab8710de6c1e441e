"""How well each level plays: how deep it looks, and how sure it is of what it sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.engine import Level


@dataclass(frozen=True, slots=True)
class Sight:
    """What a level sees."""

    depth: int
    """How many turns it looks ahead; captures are always followed to their end."""
    temperature: float
    """A move that is worse by this much is chosen e times as rarely as the best."""

    @property
    def width(self) -> int:
        """How much worse a move may be and still be worth an exact score."""
        return round(8 * self.temperature)


SIGHTS: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=1, temperature=60),
        Level.CASUAL: Sight(depth=2, temperature=40),
        Level.CLUB: Sight(depth=4, temperature=38),
        Level.STRONG: Sight(depth=6, temperature=15),
    }
)
"""Every level but the best, which looks as deep as time allows and takes the best move."""


def pick(scores: Sequence[int], sight: Sight, chance: Random) -> int:
    """Return the number of a move, the good ones the more likely."""
    best = max(scores)
    weights = [exp((score - best) / sight.temperature) for score in scores]
    return chance.choices(range(len(scores)), weights)[0]

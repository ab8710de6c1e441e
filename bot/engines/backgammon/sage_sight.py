"""How much each level sees of a position, and how sure it is of what it sees."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.backgammon.cube_choice import TOLERANCE
from bot.engines.engine import Level
from bot.engines.softmax import pick


@dataclass(frozen=True, slots=True)
class Sight:
    """How one level looks at a position."""

    temperature: float = 0.0
    """How much worse a choice may be and still be made fairly often; 0 is always the best."""
    looks: tuple[tuple[int, int], ...] = ()
    """How many plays it looks at again at which depth; without any it sees one ply."""

    @property
    def plies(self) -> int:
        """Return how deep it looks."""
        return max((plies for plies, _ in self.looks), default=1)

    def pick(self, equities: Sequence[float], chance: Random) -> int:
        """Return which of some plays it makes."""
        return pick(equities, self.temperature, chance, TOLERANCE)


SIGHTS: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(0.37),
        Level.CASUAL: Sight(0.22),
        Level.CLUB: Sight(0.13),
        Level.STRONG: Sight(0.055),
        Level.EXPERT: Sight(looks=((2, 8), (3, 4))),
    }
)

"""What each level sees of a position, and how it picks a move from what it sees."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import exp, inf
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from bot.engines.engine import Level
from bot.engines.quoridor.clock import TimeIsUp
from bot.engines.quoridor.numbers import FIRST_STEP


class Search(Protocol):
    """A search for a move, for two players or for several."""

    def list_moves(self) -> list[int]:
        """Return the moves worth a look."""
        ...

    def score(self, move: int, depth: int, least: float = -inf) -> float:
        """Return the worth of a move, looking `depth` moves ahead with it.

        What is worth `least` or less need not be exact: it may be worth even less than is returned.
        """
        ...

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        ...


@dataclass(frozen=True, slots=True)
class Sight:
    """How far a level looks, and how sure it is of what it sees."""

    depth: int
    """How many moves it looks ahead, its own among them."""
    noise: float
    """A move that is worse by this much is chosen 2.7 times less often."""
    thrift: float = 0
    """How much better a wall has to be than a step."""

    @property
    def width(self) -> float:
        """How much worse a move may be and still be worth an exact score."""
        return 8 * self.noise


PAIR: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=2, noise=65, thrift=270),
        Level.CASUAL: Sight(depth=2, noise=35),
        Level.CLUB: Sight(depth=4, noise=20),
        Level.STRONG: Sight(depth=7, noise=4),
    }
)
"""Between two players, a step is worth 100."""
SEVERAL: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=1, noise=0.12, thrift=0.12),
        Level.CASUAL: Sight(depth=1, noise=0.06),
        Level.CLUB: Sight(depth=2, noise=0.036),
        Level.STRONG: Sight(depth=2, noise=0.003),
    }
)
"""Among several, what counts is the chance to win."""


def pick_move(search: Search, sight: Sight, chance: Random) -> int:
    """Return a move as a level chooses it: the better it seems, the more often."""
    worths = _look(search, sight, 1, search.list_moves())
    with suppress(TimeIsUp):
        for depth in range(2, sight.depth + 1):
            best_first = sorted(worths, key=worths.__getitem__, reverse=True)
            worths = _look(search, sight, depth, best_first)
    best = max(worths.values())
    weights = [exp((worth - best) / sight.noise) for worth in worths.values()]
    return chance.choices([*worths], weights)[0]


def _look(search: Search, sight: Sight, depth: int, moves: Sequence[int]) -> Mapping[int, float]:
    """Return what each move is worth to a level."""
    best, worths = -inf, {}
    for move in moves:
        price = sight.thrift if move < FIRST_STEP else 0
        worths[move] = search.score(move, depth, best + price - sight.width) - price
        best = max(best, worths[move])
    return worths

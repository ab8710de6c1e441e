"""What each level sees of a position, and how it picks a move from what it sees."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from random import Random
from types import MappingProxyType
from typing import Final, Protocol

from bot.engines.engine import Level
from bot.engines.quoridor.clock import TimeIsUp
from bot.engines.quoridor.numbers import FIRST_STEP
from bot.engines.softmax import pick


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
    temperature: float
    """A move that is worse by this much is chosen e times as rarely."""
    thrift: float = 0
    """How much better a wall has to be than a step."""
    overlooks: float = 0
    """How likely it is, from 0 to 1, to overlook the answer to a move that it considers."""

    @property
    def width(self) -> float:
        """How much worse a move may be and still be worth an exact score."""
        return 8 * self.temperature


PAIR: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=2, temperature=65, thrift=270),
        Level.CASUAL: Sight(depth=4, temperature=45, overlooks=0.22),
        Level.CLUB: Sight(depth=7, temperature=12, overlooks=0.22),
        Level.STRONG: Sight(depth=10, temperature=2, overlooks=0.03),
    }
)
"""Between two players, a step is worth 100."""
SEVERAL: Final[Mapping[Level, Sight]] = MappingProxyType(
    {
        Level.BEGINNER: Sight(depth=1, temperature=0.12, thrift=0.12),
        Level.CASUAL: Sight(depth=1, temperature=0.07),
        Level.CLUB: Sight(depth=2, temperature=0.043),
        Level.STRONG: Sight(depth=2, temperature=0.018),
    }
)
"""Among several, what counts is the chance to win."""


def pick_move(search: Search, sight: Sight, chance: Random) -> int:
    """Return a move as a level chooses it: the better it seems, the more often."""
    moves = search.list_moves()
    overlooked = {move for move in moves if chance.random() < sight.overlooks}
    worths = _look(search, sight, dict.fromkeys(moves, 1))
    with suppress(TimeIsUp):
        for depth in range(2, sight.depth + 1):
            best_first = sorted(worths, key=worths.__getitem__, reverse=True)
            depths = {move: 1 if move in overlooked else depth for move in best_first}
            worths = _look(search, sight, depths)
    return [*worths][pick([*worths.values()], sight.temperature, chance)]


def _look(search: Search, sight: Sight, depths: Mapping[int, int]) -> Mapping[int, float]:
    """Return what each move is worth to a level, at the depth to which it is looked at."""
    best, worths = -inf, {}
    for move, depth in depths.items():
        price = sight.thrift if move < FIRST_STEP else 0
        worths[move] = search.score(move, depth, best + price - sight.width) - price
        best = max(best, worths[move])
    return worths

"""A judge: a net together with the game it knows and what is at stake, asked for boards."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from bot.engines.points.chances import settle_known
from bot.engines.points.features import Matrix, encode
from bot.engines.points.kind import Board, Boards, Kind, stack
from bot.engines.points.net import Net
from bot.engines.points.stakes import Stakes, Worths


@dataclass(frozen=True, slots=True)
class Judge:
    """Looks at boards after a play, and says what they are worth to the side that played."""

    kind: Kind
    net: Net
    stakes: Stakes

    def chances(self, boards: Boards) -> Matrix:
        """Return the chances of each result, one column for each board."""
        chances = self.net.judge(encode(self.kind, boards))
        settle_known(self.kind, boards, chances)
        return chances

    def worths(self, boards: Iterable[Board]) -> Worths:
        """Return what the side that has just moved can expect."""
        return self.stakes.expect(self.chances(stack(boards)))

    def across(self) -> Self:
        """Return the judge for whom the other side has just moved."""
        return replace(self, stakes=self.stakes.swapped())

"""The search for three or four players.

A wall in one player's way helps all others, so what counts is everybody's chance to win, not one
lead over one opponent. Each player in turn is taken to do what is best for themselves.
"""

from collections.abc import Sequence

from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.crowd import (
    Node,
    find_rivals,
    follow,
    has_arrived,
    list_options,
    rate,
)
from bot.engines.quoridor.tree import Tree


class SeveralSearch:
    """One search for a move."""

    def __init__(self, node: Node, clock: Clock) -> None:
        self._root = node
        self._clock = clock

    def list_moves(self) -> list[int]:
        """Return the moves worth a look: here, the walls in anybody's way are among them."""
        return [move for move, _ in list_options(self._root, find_rivals(self._root))]

    def score(self, move: int, depth: int, least: float = 0) -> float:  # noqa: ARG002
        """Return the chance to win after a move, looking `depth` moves ahead; always exact."""
        *_, turn = self._root
        return self._search(follow(self._root, move), depth - 1)[turn]

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        return Tree(self._root, self._clock).find_best()

    def _search(self, node: Node, depth: int) -> Sequence[float]:
        """Return everybody's chance to win."""
        if depth <= 0 or has_arrived(node):
            return rate(node)
        self._clock.check()
        *_, turn = node
        # Further on, only the leader is stopped: walls against all would be too many to look at.
        options = list_options(node, find_rivals(node)[:1])
        found = [self._search(child, depth - 1) for _, child in options]
        return max(found, key=lambda chances: chances[turn])

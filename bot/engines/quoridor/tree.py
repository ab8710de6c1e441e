"""The expert's search among three or four players: a tree that grows where play is likely to go.

A look goes down from the position on the board. Each player in turn makes the move that has done
best for them in earlier looks, or one that is promising at a glance and was hardly tried (the rule
known as PUCT). Where the tree ends, the moves of one more position are added, and every move on
the way learns what came of it. So likely play is followed far ahead, and what is clearly bad for
whoever would do it takes next to no time.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import exp, sqrt
from typing import Final

from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.crowd import Node, find_rivals, follow, has_arrived, list_options, rate

_MOST: Final = 6_000
"""How many looks there are at most, in about 50 MB."""
_CERTAIN: Final = 0.999
_CURIOSITY: Final = 0.2
"""How much a promising move that was hardly tried is preferred, as a chance to win."""
_DOUBT: Final = 0.06
"""A move with so much less of a chance to win at a glance promises e times as little."""


class Branch:
    """A move in the tree, and what is known of the position after it."""

    __slots__ = ("chances", "fork", "looks", "move", "promise")

    def __init__(self, move: int, chances: Sequence[float], promise: float) -> None:
        self.move = move
        self.promise = promise
        self.chances = chances
        """Everybody's chance to win: at a glance, and once looked at, the mean of all looks."""
        self.looks = 0
        self.fork: Fork | None = None
        """The moves that may follow, if one was looked at."""

    def learn(self, chances: Sequence[float]) -> None:
        """Count what a look through this move has found."""
        self.looks += 1
        share = 1 / self.looks
        self.chances = [
            mean + (found - mean) * share for mean, found in zip(self.chances, chances, strict=True)
        ]


class Fork:
    """A position in the tree, with the moves of the player whose turn it is."""

    __slots__ = ("branches", "looks", "node")

    def __init__(self, node: Node, rivals: Sequence[int]) -> None:
        *_, turn = self.node = node
        self.looks = 0
        glances = [(move, rate(child)) for move, child in list_options(node, rivals)]
        best = max(chances[turn] for _, chances in glances)
        weights = [exp((chances[turn] - best) / _DOUBT) for _, chances in glances]
        whole = sum(weights)
        self.branches = [
            Branch(move, chances, weight / whole)
            for (move, chances), weight in zip(glances, weights, strict=True)
        ]

    def choose(self) -> Branch:
        """Return the move to look at next: one that did well, or promises to and was hardly tried.

        It is chosen many times in every look, so nothing here is done twice.
        """
        self.looks += 1
        *_, turn = self.node
        keenness = _CURIOSITY * sqrt(self.looks)
        return max(
            self.branches,
            key=lambda each: each.chances[turn] + keenness * each.promise / (1 + each.looks),
        )

    def best(self) -> Branch:
        """Return what seems best to the player whose turn it is."""
        *_, turn = self.node
        return max(self.branches, key=lambda branch: branch.chances[turn])


class Tree:
    """One search for a move."""

    def __init__(self, node: Node, clock: Clock) -> None:
        self._clock = clock
        self.root = Fork(node, find_rivals(node))  # here walls against any of them are tried

    def find_best(self) -> int:
        """Return the move that was looked at most often when the time is up."""
        *_, me = self.root.node
        with suppress(TimeIsUp):
            while self.root.looks < _MOST and self._look().chances[me] < _CERTAIN:
                self._clock.check()
        return max(self.root.branches, key=lambda each: (each.looks, each.chances[me])).move

    def _look(self) -> Branch:
        """Follow likely moves to where the tree ends, let it grow there, and return the first."""
        fork = self.root
        path = [fork.choose()]
        while path[-1].fork:
            fork = path[-1].fork
            path.append(fork.choose())
        chances = _grow(path[-1], fork.node)
        for branch in path:
            branch.learn(chances)
        return path[0]


def _grow(branch: Branch, before: Node) -> Sequence[float]:
    """Add the moves that may follow a branch, and return everybody's chance after the best one."""
    node = follow(before, branch.move)
    if has_arrived(node):
        return branch.chances
    # Further on, only the leader is stopped: walls against all would be too many to look at.
    branch.fork = Fork(node, find_rivals(node)[:1])
    return branch.fork.best().chances

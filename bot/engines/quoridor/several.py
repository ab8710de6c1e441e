"""The search for three or four players.

A wall in one player's way helps all others, so what counts is everybody's chance to win, not one
lead over one opponent. Each player in turn is taken to do what is best for themselves. Once the
others have hardly any walls left, what they will do is known well enough to look much further
ahead: then only the own moves branch.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.crowd import (
    Node,
    Option,
    expect_move,
    find_rivals,
    follow,
    has_arrived,
    list_options,
    rate,
)

_DEEPEST: Final = 12
_FIRST: Final = 16
_LATER: Final = 6
"""How many own moves are tried, now and later on: those that look best at a glance."""
_CERTAIN: Final = 0.999
_FEW_WALLS: Final = 2
"""With so many walls or fewer in the hands of the others, they are expected to walk."""


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
        """Return the best move that is found in time.

        Others who have hardly any walls left can be expected to walk: then the look goes further.
        """
        _, _, walls, me = self._root
        look = self._look_far if sum(walls) - walls[me] <= _FEW_WALLS else self._look_around
        options = self._rank(self._root, find_rivals(self._root))
        best, _ = options[0]
        with suppress(TimeIsUp):
            for depth in range(1, _DEEPEST + 1):
                # A look at some of the moves only does not count: chances rise and fall with depth.
                chances = look(options, depth)
                best = max(chances, key=chances.__getitem__)
                if chances[best] > _CERTAIN:
                    break
        return best

    def _look_around(self, options: Sequence[Option], depth: int) -> Mapping[int, float]:
        """Return the chance after each move if everybody takes what is best for themselves."""
        return {move: self.score(move, depth) for move, _ in options}

    def _look_far(self, options: Sequence[Option], depth: int) -> Mapping[int, float]:
        """Return the chance after the most promising moves, so many own moves further on."""
        return {move: self._play_on(child, depth - 1) for move, child in options[:_FIRST]}

    def _play_on(self, node: Node, further: int) -> float:
        """Return the own chance to win after what the others are expected to do.

        So many own moves are tried after that.
        """
        *_, me = self._root
        while not has_arrived(node) and node[-1] != me:
            self._clock.check()
            node = expect_move(node)
        if has_arrived(node) or not further:
            return rate(node)[me]
        options = self._rank(node, find_rivals(node)[:1])[:_LATER]
        return max(self._play_on(child, further - 1) for _, child in options)

    def _rank(self, node: Node, rivals: Sequence[int]) -> list[Option]:
        """Return the moves against some rivals, those first that look best at a glance."""
        *_, me = self._root
        options = list_options(node, rivals)
        return sorted(options, key=lambda option: rate(option[1])[me], reverse=True)

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

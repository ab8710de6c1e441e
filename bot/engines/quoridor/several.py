"""The search for three or four players: each in turn takes what is best for themselves.

A wall in one player's way helps all others, so what counts is everybody's chance to win, not one
lead over one opponent. To look further ahead than two moves brings little; what does is to play
games to the end after the moves that seem good, more often after those that do well.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import log, sqrt
from random import Random
from typing import Final

from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.crowd import Node, find_rivals, follow, has_arrived, list_options, rate
from bot.engines.quoridor.playouts import play_out

_AHEAD: Final = 2
_CERTAIN: Final = 0.999
_GOOD: Final = 12
"""How many moves are followed by games."""
_GAMES: Final = 5_000
"""The most games that are played."""
_CURIOSITY: Final = 0.4
"""How much a move gains that was followed by few games: the more, the more evenly all are tried."""


class _Record:
    """The games after one move."""

    def __init__(self) -> None:
        self.games = 0
        self._won = 0.0

    def add(self, share: float) -> None:
        """Count one more game."""
        self.games += 1
        self._won += share

    def promise(self, effort: float) -> float:
        """Return how much a further game promises: good results, or few of them."""
        return self._won / self.games + _CURIOSITY * sqrt(effort / self.games)


class SeveralSearch:
    """One search for a move."""

    def __init__(self, node: Node, clock: Clock, chance: Random) -> None:
        self._root = node
        self._clock = clock
        self._chance = chance

    def list_moves(self) -> list[int]:
        """Return the moves worth a look."""
        return [move for move, _ in list_options(self._root, find_rivals(self._root))]

    def score(self, move: int, depth: int) -> float:
        """Return the chance to win after a move, looking `depth` moves ahead with it."""
        *_, turn = self._root
        return self._search(follow(self._root, move), depth - 1)[turn]

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        moves = self.list_moves()
        with suppress(TimeIsUp):
            scores = {move: self.score(move, _AHEAD) for move in moves}
            moves.sort(key=scores.__getitem__, reverse=True)
            if len(moves) > 1 and scores[moves[0]] < _CERTAIN:
                return self._try_out(moves[:_GOOD])
        return moves[0]

    def _try_out(self, moves: Sequence[int]) -> int:
        """Return the move that does best in games, and so is tried most often."""
        records = {move: _Record() for move in moves}
        with suppress(TimeIsUp):
            for move in moves:
                self._play(move, records[move])
            for game in range(len(moves), _GAMES):
                effort = log(game)
                move = max(moves, key=lambda move: records[move].promise(effort))
                self._play(move, records[move])
        return max(moves, key=lambda move: records[move].games)

    def _play(self, move: int, record: _Record) -> None:
        self._clock.look()
        *_, turn = self._root
        record.add(play_out(follow(self._root, move), self._chance)[turn])

    def _search(self, node: Node, depth: int) -> Sequence[float]:
        """Return everybody's chance to win."""
        if depth <= 0 or has_arrived(node):
            return rate(node)
        self._clock.check()
        *_, turn = node
        options = list_options(node, find_rivals(node)[:1])
        found = [self._search(child, depth - 1) for _, child in options]
        return max(found, key=lambda chances: chances[turn])

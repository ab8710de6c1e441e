"""The search for two players: alpha-beta, deeper and deeper until the time is up.

What was found is kept in a table. Promising moves come first; the others only have to prove that
they are no better, and those that come late are looked at less deep unless they are.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import floor
from typing import Final, NamedTuple, TypeAlias

from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.judgement import WON
from bot.engines.quoridor.pair import (
    WORST,
    Node,
    Option,
    follow,
    has_arrived,
    list_options,
    look_once,
    rate,
)

_BEST: Final = -WORST
_ENTRIES: Final = 100_000
"""The most that the table holds, in less than 30 MB. Full, it begins anew."""
_DEEPEST: Final = 60
_LATE: Final = (4, 12)
"""From these moves on, one move less is looked ahead."""
_MUCH: Final = 200
"""The most by which a move comes earlier that was good elsewhere: two steps' worth."""
_NONE: Final = -1

_Key: TypeAlias = tuple[int, int, int, int]


class _Entry(NamedTuple):
    """What is known of a position: how deep it was looked at, and between what its worth lies."""

    depth: int
    least: int
    most: int
    move: int


_UNKNOWN: Final = _Entry(0, WORST, _BEST, _NONE)


class PairSearch:
    """One search for a move."""

    def __init__(self, node: Node, clock: Clock) -> None:
        self._root = node
        self._clock = clock
        self._table: dict[_Key, _Entry] = {}
        self._history: dict[int, int] = {}

    def list_moves(self) -> list[int]:
        """Return the moves worth a look."""
        return [move for _, move, _ in list_options(self._root)]

    def score(self, move: int, depth: int, least: float = WORST) -> float:
        """Return the worth of a move, looking `depth` moves ahead with it; exact above `least`."""
        child, alpha = follow(self._root, move), floor(max(WORST, least))
        if alpha > WORST:
            # Most moves are worth less, and that is seen far sooner than how much they are worth.
            score = -self._search(child, depth - 1, -alpha - 1, -alpha)
            if score <= alpha:
                return score
        return -self._search(child, depth - 1, WORST, -alpha)

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        moves = [move for _, move, _ in sorted(list_options(self._root), reverse=True)]
        with suppress(TimeIsUp):
            for depth in range(1, _DEEPEST + 1):
                if abs(self._rank(moves, depth)) >= WON:
                    break
        return moves[0]

    def _rank(self, moves: list[int], depth: int) -> int:
        """Bring the best move to the front, at any time the best so far, and return its worth."""
        highest = WORST
        for move in tuple(moves):
            child = follow(self._root, move)
            score = -self._search(child, depth - 1, -highest - 1, -highest)
            if score > highest:
                highest = -self._search(child, depth - 1, WORST, -highest)
                moves.remove(move)
                moves.insert(0, move)
        return highest

    def _search(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        """Return the worth of a position to the player to move, exact between alpha and beta."""
        if depth <= 0:
            return rate(node)
        if has_arrived(node):
            return -WON - depth
        if depth == 1:
            return look_once(node, beta)
        self._clock.check()
        field, mine, theirs, my_walls, _ = node
        key = (field.walls, mine, theirs, my_walls)
        known = self._table.get(key, _UNKNOWN)
        if known.depth >= depth:
            if known.least >= beta or known.least == known.most:
                return known.least
            if known.most <= alpha:
                return known.most
        best, move = self._try_all(self._order(node, known.move), depth, alpha, beta)
        if len(self._table) >= _ENTRIES:
            self._table.clear()
        least, most = best if best > alpha else WORST, best if best < beta else _BEST
        self._table[key] = _Entry(depth, least, most, move)
        return best

    def _order(self, node: Node, first: int) -> list[Option]:
        """Return the moves, promising ones first."""
        history = self._history

        def promise(option: Option) -> int:
            worth, move, _ = option
            return _BEST if move == first else worth + min(history.get(move, 0), _MUCH)

        return sorted(list_options(node), key=promise, reverse=True)

    def _try_all(
        self, options: Sequence[Option], depth: int, alpha: int, beta: int
    ) -> tuple[int, int]:
        """Return the worth of the best move and its number, or of one good enough for beta."""
        best, best_move = WORST, _NONE
        for count, (_, move, child) in enumerate(options):
            score = self._try(child, depth - 1, count, (max(alpha, best), beta))
            if score > best:
                best, best_move = score, move
                if score >= beta:
                    self._history[move] = self._history.get(move, 0) + depth * depth
                    break
        return best, best_move

    def _try(self, child: Node, depth: int, count: int, window: tuple[int, int]) -> int:
        """Return the worth of the position after a move to the player who made it."""
        alpha, beta = window
        if not count:
            return -self._search(child, depth, -beta, -alpha)
        less = sum(count >= late for late in _LATE[: depth - 1])
        score = -self._search(child, depth - less, -alpha - 1, -alpha)
        if score > alpha and (less or score < beta):
            score = -self._search(child, depth, -beta, -alpha)
        return score

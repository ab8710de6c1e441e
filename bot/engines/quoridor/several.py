"""The search for three or four players: each in turn takes what is best for themselves.

A wall in one player's way helps all others, so what counts is everybody's chance to win, not one
lead over one opponent. Walls are looked at where they stop whoever is closest to winning.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from bot.engines.quoridor.chances import estimate
from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.field import CLOSED_OFF, Field
from bot.engines.quoridor.numbers import FIRST_STEP, PASSED, PLACE

Node: TypeAlias = tuple[Field, tuple[int, ...], tuple[int, ...], int]
"""A position: the field, the spot of each pawn, the walls in each hand, and whose turn it is."""
Option: TypeAlias = tuple[int, Node]


class SeveralSearch:
    """One search for the best move."""

    deepest: Final = 8

    def __init__(self, node: Node, clock: Clock) -> None:
        self._root = node
        self._clock = clock

    def list_moves(self) -> list[int]:
        """Return the moves worth a look."""
        return [move for move, _ in _list_options(self._root, _rivals(self._root))]

    def score(self, move: int, depth: int) -> float:
        """Return the chance to win after a move, looking `depth` moves ahead with it."""
        return self._search(follow(self._root, move), depth - 1)[self._root[3]]

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        moves = self.list_moves()
        with suppress(TimeIsUp):
            for depth in range(1, self.deepest + 1):
                # Until all moves were looked at as deep, those looked at less deep count.
                scores = {move: self.score(move, depth) for move in moves}
                moves.sort(key=scores.__getitem__, reverse=True)
        return moves[0]

    def _search(self, node: Node, depth: int) -> Sequence[float]:
        """Return everybody's chance to win."""
        field, spots, walls, turn = node
        if depth <= 0 or not field.measure(spots[turn - 1]):
            return estimate([field.measure(spot) for spot in spots], walls, turn)
        self._clock.check()
        best: Sequence[float] = ()
        for _, child in _list_options(node, _rivals(node)[:1]):
            chances = self._search(child, depth - 1)
            if not best or chances[turn] > best[turn]:
                best = chances
        return best


def _rivals(node: Node) -> list[int]:
    """Return the spots of the others' pawns, the one that arrives first to begin with."""
    field, spots, _, turn = node
    others = (*spots[turn + 1 :], *spots[:turn])
    return sorted(others, key=field.measure)


def _list_options(node: Node, rivals: Sequence[int]) -> list[Option]:
    """Return the steps, and the walls in the way of the rivals; or the pass."""
    field, spots, walls, turn = node
    pawns = sum([1 << PLACE[spot] for spot in spots])
    found = []
    for spot in field.steps(spots[turn], pawns):
        move = FIRST_STEP + PLACE[spot]
        found.append((move, follow(node, move)))
    if walls[turn]:
        for wall in dict.fromkeys(wall for rival in rivals for wall in field.cuts(rival)):
            child = follow(node, wall)
            if all(child[0].measure(spot) != CLOSED_OFF for spot in spots):
                found.append((wall, child))
    return found or [(PASSED, follow(node, PASSED))]


def follow(node: Node, move: int) -> Node:
    """Return the position after a move."""
    field, spots, walls, turn = node
    following = (turn + 1) % len(spots)
    if move < FIRST_STEP:
        walls = (*walls[:turn], walls[turn] - 1, *walls[turn + 1 :])
        return field.after(move), spots, walls, following
    if move != PASSED:
        spot = spots[turn] - PLACE[spots[turn]] + move - FIRST_STEP
        spots = (*spots[:turn], spot, *spots[turn + 1 :])
    return field, spots, walls, following

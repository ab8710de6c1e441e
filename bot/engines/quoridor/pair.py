"""The search for two players: alpha-beta, deeper and deeper until the time is up.

It looks at every step that does not lead away from the goal, and at the walls across the other's
shortest path. It keeps what it has found in a table, tries promising moves first, gives the others
a narrow window, and looks less deep at those that come late.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.field import CLOSED_OFF, Field
from bot.engines.quoridor.judgement import WON, judge
from bot.engines.quoridor.numbers import FIRST_STEP, PLACE

Node: TypeAlias = tuple[Field, int, int, int, int]
"""A position as the player to move sees it: the field, the own pawn's spot and the other's, and
how many walls each has in hand."""
Option: TypeAlias = tuple[int, int, Node]
"""What a move seems to be worth, its number, and the position after it."""

_TABLE_SIZE: Final = 200_000
_EXACT, _AT_LEAST, _AT_MOST = range(3)
_LATE: Final = 4


class PairSearch:
    """One search for the best move."""

    deepest: Final = 60

    def __init__(self, node: Node, clock: Clock) -> None:
        self._root = node
        self._clock = clock
        self._table: dict[tuple[Field, int, int, int], tuple[int, int, int, int]] = {}
        self._history: dict[int, int] = {}
        self.nodes = 0
        self.depth = 0

    def list_moves(self) -> list[int]:
        """Return the moves worth a look."""
        return [move for _, move, _ in list_options(self._root)]

    def score(self, move: int, depth: int) -> float:
        """Return the worth of a move, looking `depth` moves ahead with it."""
        child = follow(self._root, move)
        if depth <= 1 or _has_arrived(child):
            return -rate_node(child)
        return -self.search(child, depth - 1, -2 * WON, 2 * WON)

    def find_best(self) -> int:
        """Return the best move that is found in time."""
        options = sorted(list_options(self._root), reverse=True)
        best = options[0][1]
        with suppress(TimeIsUp):
            for depth in range(1, self.deepest + 1):
                for best, _ in self._rank(options, depth):
                    pass
                self.depth = depth
                options.sort(key=lambda option: option[1] != best)
        return best

    def _rank(self, options: Sequence[Option], depth: int) -> Iterator[tuple[int, int]]:
        """Yield each move that is better than all before it."""
        highest = -2 * WON
        for guess, move, child in options:
            if guess >= WON:
                score = guess
            else:
                score = -self.search(child, depth - 1, -highest - 1, -highest)
                if score > highest:
                    score = -self.search(child, depth - 1, -2 * WON, -highest)
            if score > highest:
                highest = score
                yield move, score

    def search(self, node: Node, depth: int, alpha: int, beta: int) -> int:
        """Return the worth of a position to the player to move, exact between alpha and beta."""
        if depth <= 0:
            return rate_node(node)
        if depth == 1:
            return look_once(node, beta)
        self.nodes += 1
        self._clock.check()
        field, mine, theirs, my_walls, _ = node
        key = (field, mine, theirs, my_walls)
        known = self._table.get(key)
        first = -1
        if known:
            known_depth, bound, score, first = known
            if known_depth >= depth and (
                bound == _EXACT
                or (bound == _AT_LEAST and score >= beta)
                or (bound == _AT_MOST and score <= alpha)
            ):
                return score
        options = list_options(node)
        history = self._history
        options.sort(
            key=lambda option: (
                option[0] + min(history.get(option[1], 0),200) if option[1] != first else 3 * WON
            ),
            reverse=True,
        )
        low, best, best_move = alpha, -3 * WON, first
        for count, (guess, move, child) in enumerate(options):
            if guess >= WON:
                score = guess + depth
            elif not count:
                score = -self.search(child, depth - 1, -beta, -low)
            else:
                reduced = depth - 1 - (depth > 2 and count >= _LATE)- (depth > 3 and count >= 3*_LATE)
                score = -self.search(child, reduced, -low - 1, -low)
                if score > low and (reduced < depth - 1 or score < beta):
                    score = -self.search(child, depth - 1, -beta, -low)
            if score > best:
                best, best_move = score, move
                if score > low:
                    low = score
                    if score >= beta:
                        history[move] = history.get(move, 0) + depth * depth
                        break
        bound = _AT_LEAST if best >= beta else _EXACT if best > alpha else _AT_MOST
        if len(self._table) >= _TABLE_SIZE:
            self._table.clear()
        self._table[key] = depth, bound, best, best_move
        return best


def rate_node(node: Node) -> int:
    """Return what a position seems to be worth to the player to move."""
    field, mine, theirs, my_walls, their_walls = node
    return judge(field.measure(mine), field.measure(theirs), my_walls, their_walls)


def look_once(node: Node, beta: int) -> int:
    """Return what the best move seems to lead to, or any move that is good enough for beta."""
    field, mine, theirs, my_walls, their_walls = node
    far, best = field.measure(theirs), -3 * WON
    for spot in field.steps(mine, (1 << PLACE[mine]) | (1 << PLACE[theirs])):
        near = field.distances.get(spot)
        if near is None:
            near = field.measure(spot)
        score = -judge(far, near, their_walls, my_walls)
        if score > best:
            best = score
    if best >= beta or not my_walls:
        return best
    my_walls -= 1
    for wall in field.cuts(theirs):
        after = field.after(wall)
        distances = after.distances
        far = distances.get(theirs)
        if far is None:
            far = after.measure(theirs)
        if far == CLOSED_OFF:
            continue
        near = distances.get(mine)
        if near is None:
            near = after.measure(mine)
        if near == CLOSED_OFF:
            continue
        score = -judge(far, near, their_walls, my_walls)
        if score > best:
            best = score
            if best >= beta:
                break
    return best


def list_options(node: Node) -> list[Option]:
    """Return the moves worth a look; all steps among them."""
    field, mine, theirs, my_walls, their_walls = node
    far = field.measure(theirs)
    found: list[Option] = []
    for spot in field.steps(mine, (1 << PLACE[mine]) | (1 << PLACE[theirs])):
        near = field.measure(spot)
        guess = -judge(far, near, their_walls, my_walls)
        move = FIRST_STEP + PLACE[spot]
        found.append((guess, move, (field, theirs, spot, their_walls, my_walls)))
    if not my_walls:
        return found
    my_walls -= 1
    walls = field.cuts(theirs)
    for wall in walls:
        after = field.after(wall)
        far, near = after.measure(theirs), after.measure(mine)
        if far != CLOSED_OFF and near != CLOSED_OFF:
            guess = -judge(far, near, their_walls, my_walls)
            found.append((guess, wall, (after, theirs, mine, their_walls, my_walls)))
    return found


def follow(node: Node, move: int) -> Node:
    """Return the position after a move."""
    field, mine, theirs, my_walls, their_walls = node
    if move < FIRST_STEP:
        return field.after(move), theirs, mine, their_walls, my_walls - 1
    return field, theirs, mine - PLACE[mine] + move - FIRST_STEP, their_walls, my_walls


def _has_arrived(node: Node) -> bool:
    """Return whether the player who has just moved has won."""
    field, _, theirs, _, _ = node
    return not field.measure(theirs)

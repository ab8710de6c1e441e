"""How a move is found: the best one within a time, or what each is worth at one depth."""

from collections.abc import Sequence
from typing import Final

from bot.engines.checkers.boards import Board
from bot.engines.checkers.search import ENDLESS, PROVEN, OutOfTimeError, Search

_DEEPEST: Final = 60
"""Deeper than any search gets; endings whose every line is known would go on for ever."""

_CERTAIN: Final = PROVEN // 2
"""No evaluation comes near this; only what is proven lies beyond."""


def is_certain(score: int) -> bool:
    """Return whether a win or a loss is proven."""
    return abs(score) > _CERTAIN


def best_child(search: Search, children: Sequence[Board]) -> int:
    """Return which of the boards after a move is best to have reached, looking ever deeper."""
    order, won = list(range(len(children))), 0
    for depth in range(_DEEPEST):
        try:
            score = _deepen(search, children, order, depth)
        except OutOfTimeError:
            # What came to the front while this depth was looked at is better than the old best.
            return order[0]
        won = won + 1 if is_certain(score) and score > 0 else 0
        if won > 1:
            break
    return order[0]


def _deepen(search: Search, children: Sequence[Board], order: list[int], depth: int) -> int:
    """Look at all boards at one depth; whichever is best so far moves to the front."""
    best = -search.score(children[order[0]], depth, -ENDLESS, ENDLESS)
    for place, number in enumerate(order[1:], start=1):
        score = -search.score(children[number], depth, -best - 1, -best)
        if score > best:
            best = -search.score(children[number], depth, -ENDLESS, -best)
            order.insert(0, order.pop(place))
    return best


def score_all(search: Search, children: Sequence[Board], depth: int, width: int) -> list[int]:
    """Return how good each board is to have reached, the deepest that time allows.

    Boards that are more than `width` worse than the best need no exact score.
    """
    scores = [0] * len(children)
    try:
        for looked in range(depth + 1):
            scores = _score_all(search, children, looked, width, scores)
    except OutOfTimeError:
        pass
    return scores


def _score_all(
    search: Search, children: Sequence[Board], depth: int, width: int, before: Sequence[int]
) -> list[int]:
    """Look at all boards at one depth: at what was good before first, which leaves less to ask."""
    scores = [0] * len(children)
    best = -ENDLESS
    for number in sorted(range(len(children)), key=lambda number: -before[number]):
        scores[number] = -search.score(children[number], depth, -ENDLESS, width - best)
        best = max(best, scores[number])
    return scores

"""Narde once more, in the simplest code: lists, every order of the dice, no shortcuts.

Points are numbered as White's throughout; Black's own point p is White's p + 12 or p - 12.
"""

from collections.abc import Iterator
from itertools import permutations

Board = tuple[tuple[int, ...], tuple[int, ...]]
"""For the mover and the opponent: counts on 1 to 24 in each side's own numbering, off at 0."""


def turned(point: int) -> int:
    """Return a point of one side in the other's numbering."""
    return point + 12 if point <= 12 else point - 12


def results(mover: tuple[int, ...], opponent: tuple[int, ...], dice: tuple[int, int]) -> set[bytes]:
    """Return the mover's counts after every legal turn."""
    high, low = dice
    orders = [(high,) * 4] if high == low else list(permutations(dice))
    allowed = heads(mover, opponent, dice)
    ends = {end for order in orders for end in turns(mover, opponent, order, allowed)}
    most = max(len(used) for used, _ in ends)
    best = [(used, counts) for used, counts in ends if len(used) == most]
    if most == 1 and high != low and any(used == (high,) for used, _ in best):
        best = [(used, counts) for used, counts in best if used == (high,)]
    return {bytes(counts) for used, counts in best if used}


def heads(mover: tuple[int, ...], opponent: tuple[int, ...], dice: tuple[int, int]) -> int:
    """Return how many may leave the head."""
    high, low = dice
    if mover[24] < 15 or high != low:
        return 1
    point = 24
    for _ in range(4):
        point -= high
        if opponent[turned(point)]:
            return 2 if point == 12 else 1
    return 1


def turns(
    mover: tuple[int, ...], opponent: tuple[int, ...], dice: tuple[int, ...], head: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield the dice used and the counts after them, for every way to go on or be stuck."""
    if not dice:
        yield (), mover
        return
    stuck = True
    for point in range(1, 25):
        after = step(mover, opponent, point, dice[0], head)
        if after:
            stuck = False
            for used, counts in turns(after, opponent, dice[1:], head - (point == 24)):
                yield (dice[0], *used), counts
    if stuck:
        yield (), mover


def step(
    mover: tuple[int, ...], opponent: tuple[int, ...], point: int, die: int, head: int
) -> tuple[int, ...] | None:
    """Return the counts after one step; None if it may not be made."""
    if not mover[point] or (point == 24 and not head):
        return None
    end = max(point - die, 0)
    if end and opponent[turned(end)]:
        return None
    if not end and (any(mover[7:]) or (die > point and any(mover[point + 1 :]))):
        return None
    counts = list(mover)
    counts[point] -= 1
    counts[end] += 1
    return None if blocks(counts, opponent) else tuple(counts)


def blocks(counts: list[int], opponent: tuple[int, ...]) -> bool:
    """Return whether six in a row on the opponent's way stand before all opposing checkers."""
    way = [0] + [counts[turned(point)] for point in range(1, 25)]
    return any(all(way[low : low + 6]) and not any(opponent[1:low]) for low in range(1, 20))

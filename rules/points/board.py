"""The board of twenty-four points that backgammon and narde share.

A side is its fifteen checkers as twenty-six counts in its **own numbering**: index 0 holds what has
been borne off, 1 to 24 the points on its way home (24 is the farthest), 25 the bar. Where a side's
points lie on the board is its route, so that two games differ in a table and not in code.

For searching, a side is also one integer with a byte (a lane) for each count. Lane arithmetic moves
a checker by adding and subtracting units, and looks at all points at once.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.errors import WrongCount

Side: TypeAlias = bytes
"""Twenty-six counts that add up to fifteen."""

OFF: Final = 0
HOME: Final = range(1, 7)
POINTS: Final = range(1, 25)
BAR: Final = 25
SPACES: Final = 26
CHECKERS: Final = 15

Route: TypeAlias = tuple[int, ...]
"""For each index of a side, where on the written board it lies. Nothing borne off is written."""

ALONG: Final[Route] = tuple(range(SPACES))
"""The written board is in this side's own numbering."""
AGAINST: Final[Route] = tuple(BAR - index for index in range(SPACES))
"""This side walks the same points the other way, as in backgammon."""
HALF_ROUND: Final[Route] = (0, *range(13, 25), *range(1, 13), BAR)
"""This side starts half a lap away and walks the same way round, as in narde."""

LANE: Final = 8
UNIT: Final = tuple(1 << LANE * index for index in range(SPACES + POINTS.stop))
"""One checker in each lane. There are more lanes than counts: a search notes hits in the rest."""
ALL_LANES: Final = sum(UNIT[:SPACES])
POINT_LANES: Final = sum(UNIT[point] for point in POINTS)
_THROWS: Final = {f"{first}{second}" for first in "123456" for second in "123456"}
_HALF: Final = LANE - 1
_AT_LEAST_ONE: Final = ALL_LANES * 0x7F
_AT_LEAST_TWO: Final = ALL_LANES * 0x7E


def pack(side: Side) -> int:
    """Return the side as lanes."""
    return int.from_bytes(side, "little")


def unpack(lanes: int) -> Side:
    """Return the side that the lanes hold."""
    return lanes.to_bytes(SPACES, "little")


def held(lanes: int) -> int:
    """Return a unit in every lane that holds at least one checker."""
    return (lanes + _AT_LEAST_ONE) >> _HALF & ALL_LANES


def held_twice(lanes: int) -> int:
    """Return a unit in every lane that holds at least two checkers."""
    return (lanes + _AT_LEAST_TWO) >> _HALF & ALL_LANES


def pips(side: Side) -> int:
    """Return how many steps the side still has to go."""
    return sum(index * count for index, count in enumerate(side))


def write_board(sides: Sequence[Side], routes: Sequence[Route]) -> str:
    """Return the twenty-six characters: `A` to `O` for seat 0, `a` to `o` for seat 1, `-` empty."""
    board = ["-"] * SPACES
    for side, route, case in zip(sides, routes, "@`", strict=True):
        for index in range(1, SPACES):
            if side[index]:
                board[route[index]] = chr(ord(case) + side[index])
    return "".join(board)


def count_checkers(text: str) -> WrongCount | None:
    """Return which side has too many checkers on a written board; None if neither has."""
    for seat, case in enumerate("@`"):
        count = sum(ord(char) - ord(case) for char in text if 0 < ord(char) - ord(case) <= CHECKERS)
        if count > CHECKERS:
            return WrongCount(seat, count, CHECKERS)
    return None


def read_dice(text: str, sides: Sequence[Side]) -> tuple[int, ...]:
    """Return the dice to be played, the larger first: none where the text or the game has none."""
    finished = any(side[OFF] == CHECKERS for side in sides)
    if text not in _THROWS or finished:
        return ()
    low, high = sorted(map(int, text))
    return high, low


def read_board(text: str, routes: Sequence[Route]) -> tuple[Side, Side]:
    """Read what `write_board` wrote. What is not on the board counts as borne off.

    The text must have been looked at before: one case of letters for each side, and no more than
    fifteen checkers of each.
    """
    upper, lower = ([0] * SPACES for _ in range(2))
    for index in range(1, SPACES):
        for counts, route, case in zip((upper, lower), routes, "@`", strict=True):
            count = ord(text[route[index]]) - ord(case)
            if 0 < count <= CHECKERS:
                counts[index] = count
    for counts in (upper, lower):
        counts[OFF] = CHECKERS - sum(counts)
    return bytes(upper), bytes(lower)

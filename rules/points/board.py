"""The board of twenty-four points that backgammon and narde share, and its text.

A side is its fifteen checkers as twenty-six counts in its **own numbering**: index 0 holds the
checkers borne off, 1 to 24 the points on the way home (24 is the farthest), 25 the bar. A route
says where those points lie on the written board, so the two games differ in a table, not in code.
"""

from collections.abc import Sequence
from typing import Annotated, Final, TypeAlias

from rules.facts import Key
from rules.game import Seat
from rules.points.flaws import WrongCount

Side: TypeAlias = bytes
"""Twenty-six counts that add up to fifteen."""

OFF: Final = 0
HOME: Final = range(1, 7)
POINTS: Final = range(1, 25)
BAR: Final = 25
SPACES: Final = 26
CHECKERS: Final = 15

Place: TypeAlias = Annotated[int, Key("place", {BAR: "bar", OFF: "off"})]
"""The number of a point, or of the bar or off, which have names."""

Route: TypeAlias = tuple[int, ...]
"""For each index of a side, its place on the written board. Checkers borne off are not written."""

ALONG: Final[Route] = tuple(range(SPACES))
"""The written board uses this side's own numbering."""
AGAINST: Final[Route] = tuple(BAR - index for index in range(SPACES))
"""This side moves the opposite way over the same points, as in backgammon."""
HALF_ROUND: Final[Route] = (0, *range(13, 25), *range(1, 13), BAR)
"""This side starts half a lap away and moves the same way round, as in narde."""

_ROLLS: Final = {f"{first}{second}" for first in "123456" for second in "123456"}


def pips(side: Side) -> int:
    """Return how many pips the side still has to move."""
    return sum(index * count for index, count in enumerate(side))


def write_board(sides: Sequence[Side], routes: Sequence[Route]) -> str:
    """Return the twenty-six characters: `A` to `O` for seat 0, `a` to `o` for seat 1, `-` empty."""
    board = ["-"] * SPACES
    for side, route, case in zip(sides, routes, "@`", strict=True):
        for index in range(1, SPACES):
            if side[index]:
                board[route[index]] = chr(ord(case) + side[index])
    return "".join(board)


def read_board(text: str, routes: Sequence[Route]) -> tuple[Side, Side]:
    """Read a text of `write_board`. Checkers that are not on the board count as borne off.

    The caller has checked the text: only letters of the two sides and dashes, and no more than
    fifteen checkers of each side.
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


def count_checkers(text: str) -> WrongCount | None:
    """Return which side has too many checkers on a written board; None if neither has."""
    for seat, case in enumerate("@`"):
        count = sum(ord(char) - ord(case) for char in text if 0 < ord(char) - ord(case) <= CHECKERS)
        if count > CHECKERS:
            return WrongCount(Seat(seat), count, CHECKERS)
    return None


def write_dice(dice: Sequence[int]) -> str:
    """Return the two dice as digits, `00` if there are none."""
    return "".join(map(str, dice)) or "00"


def read_dice(text: str, sides: Sequence[Side]) -> tuple[int, ...]:
    """Return the dice to be played, the larger first; none before a roll and after the game."""
    finished = any(side[OFF] == CHECKERS for side in sides)
    if text not in _ROLLS or finished:
        return ()
    low, high = sorted(map(int, text))
    return high, low

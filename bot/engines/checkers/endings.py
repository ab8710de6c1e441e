"""Endings of up to four pieces, solved: who wins, and how soon something irreversible happens.

A value is one signed byte, as the seat to move sees it. 0 is a draw. n > 0 is a win: within n turns
of both sides a piece is taken, a man moves or the game is over, and what follows is won again.
-1 is a loss because nothing can move, and -1 - n a loss that lasts n turns so far. No value exceeds
the 30 quiet turns that make a draw. Where a capture is compulsory nothing is stored: look after it.
"""

import lzma
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from typing import Final, TypeAlias

from bot.engines.checkers.boards import Board
from bot.engines.shipped import read_shipped
from rules.checkers.position import QUIET_LIMIT
from rules.checkers.squares import LAST_ROW, NAME, Mask

MOST: Final = 4
"""How many pieces a solved ending has at most."""

FILE: Final = Path(__file__).with_name("endings.bin")
DIGEST: Final = "694a7272176e8f7e5aab7f5f3a753de705bb02141443956395da25a0c1b83e78"

Material: TypeAlias = tuple[int, int, int, int]
"""My men and queens, then theirs."""

_SQUARES: Final = tuple(NAME)
_HOME: Final = tuple(square for square in _SQUARES if not square & LAST_ROW[0])
"""Where a man of White can stand; there are as many for Black."""


def turned(mask: Mask) -> Mask:
    """Return the squares as they look from the other side of the board."""
    return sum(
        opposite
        for square, opposite in zip(_SQUARES, reversed(_SQUARES), strict=True)
        if square & mask
    )


def _ranks(squares: tuple[Mask, ...]) -> tuple[dict[Mask, int], dict[Mask, int]]:
    """Return numbers of the sets of up to three squares, as White and as Black sees the board."""
    white = {
        sum(chosen): rank
        for size in range(MOST)
        for rank, chosen in enumerate(combinations(squares, size))
    }
    return white, {turned(mask): rank for mask, rank in white.items()}


MEN: Final = _ranks(_HOME)
QUEENS: Final = _ranks(_SQUARES)
"""The number of each set of a seat's men or queens among those of the same size."""


def _starts() -> tuple[dict[Material, int], int]:
    starts, size = {}, 0
    for material in _materials():
        starts[material] = size
        men, queens, other_men, other_queens = material
        mine = comb(len(_HOME), men) * comb(len(_SQUARES), queens)
        size += mine * comb(len(_HOME), other_men) * comb(len(_SQUARES), other_queens)
    return starts, size


def _materials() -> list[Material]:
    """Return all material of solved endings; captures and promotions lead to earlier ones."""
    counts = range(MOST + 1)
    found = [
        (men, queens, other_men, other_queens)
        for men in counts
        for queens in counts
        for other_men in counts
        for other_queens in counts
        if men + queens and other_men + other_queens
        if men + queens + other_men + other_queens <= MOST
    ]
    return sorted(found, key=lambda material: (sum(material), material[0] + material[2], material))


STARTS, SIZE = _starts()
"""Where the values of each material begin, and how many there are in all."""

_MEN_SETS: Final = tuple(comb(len(_HOME), count) for count in range(MOST))
_QUEEN_SETS: Final = tuple(comb(len(_SQUARES), count) for count in range(MOST))


def index(board: Board) -> int:
    """Return where the value of an ending is stored."""
    mine, theirs, queens, seat, _ = board
    my_queens, their_queens = mine & queens, theirs & queens
    my_men, their_men = mine ^ my_queens, theirs ^ their_queens
    men, crowned = their_men.bit_count(), their_queens.bit_count()
    my_crowned = my_queens.bit_count()
    start = STARTS[my_men.bit_count(), my_crowned, men, crowned]
    other = 1 - seat
    mine = MEN[seat][my_men] * _QUEEN_SETS[my_crowned] + QUEENS[seat][my_queens]
    theirs = MEN[other][their_men] * _QUEEN_SETS[crowned] + QUEENS[other][their_queens]
    return start + mine * _MEN_SETS[men] * _QUEEN_SETS[crowned] + theirs


@cache
def values() -> memoryview:
    """Return the solved values, read once; raise WrongFile if they have changed."""
    return memoryview(lzma.decompress(read_shipped(FILE, DIGEST))).cast("b")


def value(board: Board) -> int:
    """Return the value of an ending without compulsory capture, the quiet moves so far counted."""
    found = values()[index(board)]
    turns = found if found > 0 else -1 - found
    return found if turns + board[4] <= QUIET_LIMIT else 0

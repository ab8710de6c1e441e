"""Solve the endings of checkers backwards into build/train/endings.bin.

`make endings-checkers` runs this for some minutes. Every ending is looked at with White to move;
with Black to move it is the same board turned round. Endings are solved in an order in which
captures, promotions and men's steps lead to what is solved already, so that only moves of queens
remain to be followed back and forth.

To ship them, copy the file to bot/engines/checkers and write its SHA-256 into `endings.py` there.
"""

import lzma
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby, product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bot.engines.checkers.boards import Board, after, after_captures, flips
from bot.engines.checkers.endings import (
    MEN,
    QUEENS,
    SIZE,
    STARTS,
    Material,
    index,
)
from rules.checkers.position import QUIET_LIMIT, WHITE
from rules.checkers.squares import Mask, squares

Values = NDArray[np.int8]
FILE = Path("build/train/endings.bin")


def _by_size(masks: Iterable[Mask]) -> dict[int, list[Mask]]:
    found: dict[int, list[Mask]] = defaultdict(list)
    for mask in masks:
        found[mask.bit_count()].append(mask)
    return found


MEN_SETS = _by_size(MEN[0]), _by_size(MEN[1])
QUEEN_SETS = _by_size(QUEENS[0])

LOST_AT_ONCE = -1
LOST_NEXT = -2
WON_NEXT = 1


@dataclass
class Slice:
    """The endings of one slice that moves of queens decide: each with what they lead to."""

    at: list[int] = field(default_factory=list)
    escapes: list[bool] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    following: "array[int]" = field(default_factory=lambda: array("i"))

    def solve(self, values: Values) -> None:
        """Follow the moves of queens back, one turn at a time, as far as the rules allow."""
        at, following = np.array(self.at), np.array(self.following)
        may_lose = ~np.array(self.escapes)
        for turns in range(1, QUIET_LIMIT + 1):
            known = values[following]
            known[(known < -turns) | (known >= turns)] = 0  # these are decided later
            worst = np.minimum.reduceat(known, self.starts)
            is_open = values[at] == 0
            won, lost = is_open & (worst == -turns), is_open & may_lose & (worst > 0)
            if turns > 2 and not (won.any() or lost.any()):
                return
            values[at[won]], values[at[lost]] = turns, -1 - turns


def main() -> None:
    """Solve everything and write the file."""
    values: Values = np.zeros(SIZE, np.int8)
    captures: list[int] = []
    for _, materials in groupby(STARTS, key=lambda found: (sum(found), found[0] + found[2])):
        by_advance: dict[int, list[tuple[Material, Mask, Mask]]] = defaultdict(list)
        for material in materials:
            for mine, theirs in product(MEN_SETS[0][material[0]], MEN_SETS[1][material[2]]):
                if not mine & theirs:
                    by_advance[_advance(mine, theirs)].append((material, mine, theirs))
        for advance in sorted(by_advance, reverse=True):
            boards = [board for men in by_advance[advance] for board in _boards(*men)]
            _solve(boards, values, captures)
    values[captures] = 0  # looked at after the capture; a long row of zeros packs well
    content = lzma.compress(values.tobytes(), preset=9 | lzma.PRESET_EXTREME)
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(content)
    print(f"{FILE}: {SIZE:,} values, {len(content):,} bytes, SHA-256 {sha256(content).hexdigest()}")


def _advance(mine: Mask, theirs: Mask) -> int:
    """Return how many rows the men have gone, all together: every step of one increases it."""
    return sum(map(_row, squares(mine))) + sum(7 - _row(square) for square in squares(theirs))


def _row(square: Mask) -> int:
    return (square.bit_length() - 1) * 2 // 9


def _boards(material: Material, my_men: Mask, their_men: Mask) -> Iterator[Board]:
    """Yield every board with these men and White to move."""
    men = my_men | their_men
    for my_queens in QUEEN_SETS[material[1]]:
        if not my_queens & men:
            for their_queens in QUEEN_SETS[material[3]]:
                if not their_queens & (men | my_queens):
                    queens = my_queens | their_queens
                    yield my_men | my_queens, their_men | their_queens, queens, WHITE, 0


def _solve(boards: list[Board], values: Values, captures: list[int]) -> None:
    """Solve the boards of one slice, and note where a capture is compulsory."""
    found = Slice()
    for board in boards:
        at = index(board)
        if taken := after_captures(board):
            captures.append(at)
            values[at] = _after_these([int(_worth(child, values)) for child in taken])
            continue
        moves = flips(board)
        queens = board[2]
        steps = [_worth(after(board, flip), values) for flip in moves if not flip & queens]
        slides = [index(after(board, flip)) for flip in moves if flip & queens]
        if not slides or min(steps, default=0) < 0:
            values[at] = _after_these(steps)
            continue
        found.at.append(at)
        found.escapes.append(0 in steps)
        found.starts.append(len(found.following))
        found.following.extend(slides)
    if found.at:
        found.solve(values)


def _worth(board: Board, values: Values) -> int:
    """Return what a board is worth that is solved already."""
    return int(values[index(board)]) if board[0] else LOST_AT_ONCE


def _after_these(children: list[int]) -> int:
    """Return what a board is worth whose every move is irreversible."""
    worst = min(children, default=None)
    if worst is None:
        return LOST_AT_ONCE
    return WON_NEXT if worst < 0 else LOST_NEXT if worst else 0


if __name__ == "__main__":
    main()

"""Reads the ids of GNU Backgammon: `4HPwATDgc/ABMA:cIkJAAAAAAAA`, a position and its match.

Both are bits in base64. A position has, for the side that is not to roll and then for the other,
as many ones as checkers for each of the points 1 to 24 and the bar, each followed by a zero.
"""

import re
from typing import Final

from rules.points.board import BAR, POINTS

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_SHAPE: Final = re.compile(
    r"(?:position id\s*:)?\s*([a-z0-9+/]{14})(?:[:\s]+(?:match id\s*:)?\s*([a-z0-9+/]{12}))?",
    re.IGNORECASE,
)
_SIZES: Final = (4, 2, 1, 1, 3, 1, 1, 2, 3, 3, 15, 15, 15)
"""How many bits each part of a match has."""
_MONEY: Final = (0, 3, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)
"""The parts where only the position is given: a game by itself, before the roll."""
_CENTRED: Final = 3
_HIGHEST_CUBE: Final = 10


def as_xgid(text: str) -> str | None:
    """Return what an id says as XGID; None if the text is no such id.

    Player 1, who sits below in GNU Backgammon, is seat 1.
    """
    found = _SHAPE.fullmatch(text.strip())
    sides = _read_sides(_bits(found[1])) if found else None
    if found is None or sides is None:
        return None
    cube, owner, turn, crawford, _, _, doubled, _, first, second, length, *scores = (
        _split(_bits(found[2])) if found[2] else _MONEY
    )
    waiting, rolling = sides
    below, above = (rolling, waiting) if turn else (waiting, rolling)
    dice = "D" if doubled else f"{max(first, second)}{min(first, second)}"
    signs = {0: -1, 1: 1, _CENTRED: 0}
    fields = (
        _board(below, above), cube, signs.get(owner, owner), 1 if turn else -1, dice,
        *reversed(scores), crawford, length, _HIGHEST_CUBE,
    )  # fmt: skip
    return ":".join(map(str, fields))


def _bits(letters: str) -> list[int]:
    """Return the bits of base64, those of each byte from the lowest to the highest."""
    flat = [_LETTERS.index(letter) >> at & 1 for letter in letters for at in range(5, -1, -1)]
    whole = len(flat) // 8 * 8
    return [bit for at in range(0, whole, 8) for bit in reversed(flat[at : at + 8])]


def _read_sides(bits: list[int]) -> tuple[list[int], list[int]] | None:
    """Return the checkers of the side that waits and of the other; None if these are not all."""
    counts = [0]
    for bit in bits:
        if bit:
            counts[-1] += 1
        else:
            counts.append(0)
    if len(counts) <= 2 * BAR or any(counts[2 * BAR :]):
        return None
    return counts[:BAR], counts[BAR : 2 * BAR]


def _split(bits: list[int]) -> list[int]:
    """Return the parts of a match."""
    parts, start = [], 0
    for size in _SIZES:
        parts.append(sum(bit << at for at, bit in enumerate(bits[start : start + size])))
        start += size
    return parts


def _board(below: list[int], above: list[int]) -> str:
    """Return the board of XGID: big letters for who sits below, small ones for the other."""
    board = [_letter(above[BAR - 1], "`")]
    for point in POINTS:
        own, other = below[point - 1], above[BAR - point - 1]
        board.append(_letter(own, "@") if own else _letter(other, "`"))
    return "".join((*board, _letter(below[BAR - 1], "@")))


def _letter(count: int, before: str) -> str:
    return chr(ord(before) + count) if count else "-"

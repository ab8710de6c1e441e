"""Reads moves: `e2` for the pawn, `e3h` and `e3v` for walls, `pass`. `str` writes them."""

import re
from collections.abc import Mapping
from typing import Final

from rules.quoridor.board import INDEX, WALLS, Orientation, Square, Wall
from rules.quoridor.moves import PASS, STEPS, Move
from rules.separators import DASHES

_BETWEEN: Final = re.compile(rf"[\s{DASHES}]+")
"""Blanks and dashes, which people put between the parts."""

_WALLS: Final[Mapping[str, Wall]] = {
    spelling: WALLS.get((square, lies), Wall(square, lies))
    for square in INDEX
    for lies in Orientation
    # No two walls are spelled alike: h3h ends in a letter, hh3 in a digit.
    for spelling in (f"{square}{lies}", f"{lies}{square}")
}


def read(text: str) -> Move | None:
    """Return the move that was typed, legal or not; None if it is none."""
    word = _BETWEEN.sub("", text).lower()
    return PASS if word == str(PASS) else STEPS.get(Square(word)) or read_wall(word)


def read_wall(word: str) -> Wall | None:
    """Return the wall of that name, also where none can be placed; None if it names no wall."""
    return _WALLS.get(word)

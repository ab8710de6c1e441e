"""How moves are written: `e2` for the pawn, `e3h` and `e3v` for walls, `pass`."""

import re
from typing import Final, assert_never

from rules.errors import UnreadableMove
from rules.quoridor.board import Square
from rules.quoridor.moves import PASS, STEPS, WALLS, Move, Orientation, Pass, Step, Wall

_BETWEEN: Final = re.compile(r"[\s\u2010-\u2015-]+")
"""Blanks and dashes, which people put between the parts."""
_WALL: Final = re.compile("([a-i][1-9])([hv])")
_WALL_BACKWARDS: Final = re.compile("([hv])([a-i][1-9])")


def read(text: str, example: Move) -> Move:
    """Return the move that was typed, legal or not; raise UnreadableMove showing `example`."""
    word = _BETWEEN.sub("", text).lower()
    if word == "pass":
        return PASS
    move = STEPS.get(Square(word)) or read_wall(word)
    if move is None:
        raise UnreadableMove(text, write(example))
    return move


def read_wall(word: str) -> Wall | None:
    """Return the wall of that name, also where none can be placed; None if it names no wall."""
    # Nothing fits both ways: one ends in a letter, the other in a digit.
    if found := _WALL.fullmatch(word):
        square, lies = found.groups()
    elif found := _WALL_BACKWARDS.fullmatch(word):
        lies, square = found.groups()
    else:
        return None
    wall = Wall(Square(square), Orientation(lies))
    return WALLS.get((wall.square, wall.orientation), wall)


def write(move: Move) -> str:
    """Return the one spelling of the move."""
    match move:
        case Step(square):
            return square
        case Wall(square, orientation):
            return f"{square}{orientation}"
        case Pass():
            return "pass"
        case _:
            assert_never(move)

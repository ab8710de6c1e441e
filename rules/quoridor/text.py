"""Reads the position text: `pawns/walls/walls left/seat to move`, such as `e1 e9/e3h d5v/9 9/1`.

Walls are sorted, `-` stands for no walls and for the pawn of a player who has left, and seats are
numbered from 1.
"""

import re
from typing import Final

from rules.errors import Flaw, UnreadablePosition, WrongPart, WrongShape
from rules.game import Seat
from rules.quoridor.board import BIT, NO_WALLS, SLOTS, STARTS, Square, Walls, place
from rules.quoridor.flaws import WallOutside, WallsCollide, WrongNumberOfPawns, find_flaw
from rules.quoridor.notation import read_wall
from rules.quoridor.position import Position
from rules.quoridor.walls import crossed, overlapped

_SHAPE: Final = "pawns/walls/walls left/seat to move"
_NO_WALLS: Final = ["-"]
_NUMBER: Final = re.compile("[0-9]{1,2}")


def load(text: str) -> Position:
    """Return the position; raise UnreadablePosition if there is none like it."""
    try:
        position = _read(text)
    except _Flawed as found:
        raise UnreadablePosition(text, found.flaw) from None
    if wrong := find_flaw(position):
        raise UnreadablePosition(text, wrong)
    return position


class _Flawed(Exception):
    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


def _read(text: str) -> Position:
    parts = [part.split() for part in text.lower().split("/")]
    if len(parts) != len(_SHAPE.split("/")):
        raise _Flawed(WrongShape(_SHAPE))
    pawns = tuple(map(_read_pawn, parts[0]))
    if len(pawns) not in STARTS:
        raise _Flawed(WrongNumberOfPawns(len(pawns)))
    walls = _read_walls(parts[1])
    walls_left = tuple(_read_number("walls left", word) for word in parts[2])
    if len(walls_left) != len(pawns):
        raise _Flawed(WrongPart("walls left", " ".join(parts[2])))
    seat = _read_number("seat to move", " ".join(parts[3]))
    if not seat:
        raise _Flawed(WrongPart("seat to move", "0"))
    return Position(pawns, walls, walls_left, Seat(seat - 1))


def _read_pawn(word: str) -> Square:
    if word not in BIT:
        raise _Flawed(WrongPart("pawns", word))
    return Square(word)


def _read_number(part: str, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise _Flawed(WrongPart(part, word))
    return int(word)


def _read_walls(words: list[str]) -> Walls:
    walls = NO_WALLS
    for word in words if words != _NO_WALLS else ():
        wall = read_wall(word)
        if wall is None:
            raise _Flawed(WrongPart("walls", word))
        if not BIT[wall.square] & SLOTS:
            raise _Flawed(WallOutside(wall))
        if other := overlapped(wall, walls) or crossed(wall, walls):
            raise _Flawed(WallsCollide(wall, other))
        walls = place(wall, walls)
    return walls

"""Reads what a player types: with any separator or none, and by any route of the move."""

import re
from typing import Final

from rules.checkers.captures import Route
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.checkers.refusals import NotADarkSquare
from rules.checkers.squares import BIT, Mask
from rules.checkers.why_not import fits, why_not
from rules.checkers.writing import write
from rules.errors import AmbiguousMove, IllegalMove, UnreadableMove
from rules.separators import ARROWS, DASHES

_SQUARE: Final = "[a-h][1-8]"
_BETWEEN: Final = rf"[\s:x*,\u00d7{ARROWS}{DASHES}]*"
_MOVE: Final = re.compile(f"{_SQUARE}(?:{_BETWEEN}{_SQUARE})+")
_EXAMPLE: Final = "c3-d4"


def read_squares(text: str, position: Position) -> tuple[str, ...]:
    """Return the names of the squares that a text goes along; raise UnreadableMove."""
    squares = text.strip().lower()
    if not _MOVE.fullmatch(squares):
        example = write(position.moves[0], position) if position.moves else _EXAMPLE
        raise UnreadableMove(text, example)
    return tuple(re.findall(_SQUARE, squares))


def find_move(text: str, names: tuple[str, ...], position: Position) -> Path:
    """Return the one legal move along these squares; raise AmbiguousMove or IllegalMove."""
    for name in names:
        if name not in BIT:
            raise IllegalMove(NotADarkSquare(name))
    typed = tuple(BIT[name] for name in names)
    fitting = _fitting(typed, position)
    if not fitting:
        raise IllegalMove(why_not(typed, position))
    if len(fitting) > 1:
        raise AmbiguousMove(text, [write(move, position) for move in fitting])
    return fitting[0]


def _fitting(typed: Route, position: Position) -> list[Path]:
    """Return the legal moves that have a route along these squares, one they are known by or not.

    All of them take equally many pieces, so what is written out in full fits no other move.
    """
    routes = *position.moves, *position.chains
    results = {_result(route, taken) for route, taken in routes if fits(typed, route)}
    return [move for move in position.moves if _result(*move) in results]


def _result(route: Route, taken: Mask) -> tuple[Mask, Mask, Mask]:
    """Return what makes moves different: start, end, and the pieces taken."""
    return route[0], route[-1], taken

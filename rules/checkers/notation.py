"""Moves as text: `c3-d4`, `c3xe5`, and every square on the way where two moves would look alike.

Reading accepts any separator or none, and any route of a move with landing squares left out.
"""

import re
from typing import Final

from rules.checkers.captures import Route, result_of
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.checkers.refusals import NotADarkSquare
from rules.checkers.squares import BIT
from rules.errors import IllegalMove, UnreadableMove
from rules.separators import ARROWS, DASHES

_SQUARE: Final = "[a-h][1-8]"
_BETWEEN: Final = rf"[\s:x*,\u00d7{ARROWS}{DASHES}]*"
_MOVE: Final = re.compile(f"{_SQUARE}(?:{_BETWEEN}{_SQUARE})+")
_EXAMPLE: Final = "c3-d4"


def write(path: Path, position: Position) -> str:
    """Return the one spelling of a move.

    All landing squares together distinguish every move: each hop takes the one piece that it
    crosses, so moves that land on the same squares take the same pieces.
    """
    names = path.squares
    if sum(_looks_like(path, move) for move in position.moves) <= 1:
        names = names[0], names[-1]
    return ("x" if path.taken else "-").join(names)


def _looks_like(path: Path, other: Path) -> bool:
    return (path.route[0], path.route[-1]) == (other.route[0], other.route[-1])


def read_squares(text: str, position: Position) -> tuple[str, ...]:
    """Return the names of the squares in a text; raise UnreadableMove."""
    squares = text.strip().lower()
    if not _MOVE.fullmatch(squares):
        example = write(position.moves[0], position) if position.moves else _EXAMPLE
        raise UnreadableMove(text, example)
    return tuple(re.findall(_SQUARE, squares))


def find_squares(names: tuple[str, ...]) -> Route:
    """Return the squares with these names; raise IllegalMove if one is not a dark square."""
    for name in names:
        if name not in BIT:
            raise IllegalMove(NotADarkSquare(name))
    return tuple(BIT[name] for name in names)


def fitting_moves(typed: Route, position: Position) -> list[Path]:
    """Return the legal moves with a route along these squares, also a route that is not listed.

    All legal moves take equally many pieces, so a route written out in full fits no other move.
    """
    routes = *position.moves, *position.chains
    results = {result_of(route, taken) for route, taken in routes if fits(typed, route)}
    return [move for move in position.moves if result_of(*move) in results]


def fits(typed: Route, route: Route) -> bool:
    """Return whether a typed move is this route, perhaps with landing squares left out."""
    landings = iter(route[1:-1])
    return (typed[0], typed[-1]) == (route[0], route[-1]) and all(
        square in landings for square in typed[1:-1]
    )

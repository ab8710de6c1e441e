"""Tapping a turn of checkers: the piece, then every square it lands on."""

from collections.abc import Sequence
from typing import Final

from rules.checkers.captures import result_of
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.checkers.squares import BIT, NAME
from rules.taps import Tap, Taps, Way, follow, following, only_move

_FROM, _TO = "from", "to"
"""Keys of the questions which piece moves and where it goes."""
_STARTS: Final = {square: Tap(name) for square, name in NAME.items()}
_LANDINGS: Final = {square: Tap(name, joint="→") for square, name in NAME.items()}


def tap_path(
    position: Position, chosen: Sequence[str], legal: Sequence[Path]
) -> Taps[Position, Path]:
    """Return a turn as far as it has been tapped."""
    ways = follow(_ways(position, legal), chosen)
    taps = following(ways, len(chosen))
    tokens = frozenset(tap.token for tap in taps)
    if not chosen:
        return Taps(position, taps, question=_FROM, may_move=tokens)
    if move := only_move(ways):
        squares = [tap.token for tap in ways[0].taps]
        spelled = ("x" if move.taken else "-").join(squares)
        landings = dict.fromkeys(tap for way in ways for tap in way.taps[len(chosen) :])
        return Taps(position.after(move), (), move, spelled, landings=tuple(landings))
    return Taps(
        _passing(position, chosen[0], chosen[-1]),
        taps,
        question=_TO,
        may_move=frozenset({chosen[-1]}),
        may_reach=tokens,
    )


def _ways(position: Position, legal: Sequence[Path]) -> list[Way[Path]]:
    """Return every route of the legal moves, by rank and file of its squares."""
    moves = {result_of(*move): move for move in legal}
    routes = {*legal, *(position.chains if legal and legal[0].taken else ())}
    return [
        Way((_STARTS[route[0]], *(_LANDINGS[square] for square in route[1:])), moves[result])
        for route, taken in sorted(routes)
        if (result := result_of(route, taken)) in moves
    ]


def _passing(position: Position, start: str, square: str) -> Position:
    """Return the position in the middle of a move; the pieces jumped are still on the board."""
    left, at = BIT[start], BIT[square]
    queens = position.queens
    if left & queens:
        queens = (queens ^ left) | at
    return position._replace(mine=(position.mine ^ left) | at, queens=queens)

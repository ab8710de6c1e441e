"""Tapping a turn of Quoridor: where the pawn goes; or a kind of wall, its row, its file."""

from collections.abc import Mapping, Sequence
from typing import Final

from rules.quoridor.board import FILES, RANKS, STARTS, WALLS, Square, Wall
from rules.quoridor.moves import PASS, Move, Pass, Step, legal_moves, play
from rules.quoridor.position import Position
from rules.taps import Direction, Tap, TapKind, Taps, Way, follow, following

_AROUND: Final[Mapping[tuple[int, int], Direction]] = {
    (0, 1): Direction.FORWARD,
    (1, 1): Direction.FORWARD_RIGHT,
    (1, 0): Direction.RIGHT,
    (1, -1): Direction.BACK_RIGHT,
    (0, -1): Direction.BACK,
    (-1, -1): Direction.BACK_LEFT,
    (-1, 0): Direction.LEFT,
    (-1, 1): Direction.FORWARD_LEFT,
}
_QUARTERS: Final = len(STARTS[4])
_WALL_TAPS: Final[Mapping[Wall, tuple[Tap, ...]]] = {
    wall: (
        Tap(wall.orientation.value, TapKind.WALL),
        Tap(wall.square[1], TapKind.ROW),
        Tap(wall.square[0], TapKind.FILE),
    )
    for wall in sorted(
        WALLS.values(), key=lambda wall: (wall.orientation, wall.square[1], wall.square[0])
    )
}
"""How each wall is tapped, in the order in which the taps are offered."""
_PASS_TAPS: Final = (Tap(str(PASS), TapKind.WORD),)


def tap_move(position: Position, chosen: Sequence[str]) -> Taps[Position, Move]:
    """Return a turn as far as it has been tapped."""
    ways = follow(_ways(position), chosen)
    taps = following(ways, len(chosen))
    if chosen and not taps:
        return Taps(play(position, ways[0].move), (), ways[0].move)
    pawns = frozenset(tap.token for tap in taps if tap.kind is TapKind.PAWN)
    return Taps(
        position,
        taps,
        may_move=frozenset({position.pawns[position.seat]} if pawns else ()),
        may_reach=frozenset(str(way.move) for way in ways) if chosen else pawns,
    )


def _ways(position: Position) -> list[Way[Move]]:
    """Return how each legal move is tapped."""
    legal = legal_moves(position)
    walls = set(legal)
    return [
        *(Way(_taps(move, position), move) for move in legal if not isinstance(move, Wall)),
        *(Way(taps, wall) for wall, taps in _WALL_TAPS.items() if wall in walls),
    ]


def _taps(move: Step | Pass, position: Position) -> tuple[Tap, ...]:
    if isinstance(move, Pass):
        return _PASS_TAPS
    return (Tap(move.square, TapKind.PAWN, _direction(move.square, position)),)


def _direction(square: Square, position: Position) -> Direction:
    """Return where a square lies from the pawn, turned so that the seat's own side is below."""
    pawn = position.pawns[position.seat]
    right = _sign(FILES.index(square[0]) - FILES.index(pawn[0]))
    forward = _sign(RANKS.index(square[1]) - RANKS.index(pawn[1]))
    for _ in range(position.seat * _QUARTERS // len(position.pawns)):
        right, forward = -forward, right
    return _AROUND[right, forward]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)

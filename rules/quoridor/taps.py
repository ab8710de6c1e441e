"""Tapping a turn of Quoridor: where the pawn goes; or a kind of wall, its row, its file."""

from collections.abc import Mapping, Sequence
from typing import Final

from rules.quoridor.board import FILES, RANKS, WALLS, Square, Wall
from rules.quoridor.moves import PASS, Move, Pass, Step, legal_moves, play
from rules.quoridor.position import Position
from rules.taps import WHICH_MOVE, Tap, Taps, Way, follow, following, only_move

_ARROWS: Final[Mapping[tuple[int, int], str]] = {
    (0, 1): "↑",
    (1, 1): "↗",
    (1, 0): "→",
    (1, -1): "↘",
    (0, -1): "↓",
    (-1, -1): "↙",
    (-1, 0): "←",
    (-1, 1): "↖",
}
_WALL_TAPS: Final[Mapping[Wall, tuple[Tap, ...]]] = {
    wall: (
        Tap(wall.orientation.value, name=f"wall-{wall.orientation}"),
        Tap(wall.square[1]),
        Tap(wall.square[0]),
    )
    for wall in sorted(
        WALLS.values(), key=lambda wall: (wall.orientation, wall.square[1], wall.square[0])
    )
}
"""How each wall is tapped, in the order in which the taps are offered."""
_PASS_TAPS: Final = (Tap(str(PASS), name=str(PASS)),)
_PAWN, _PAWN_OR_WALL = "pawn", "wall"
_WALL_QUESTIONS: Final = ("row", "file")
"""Keys of the questions that are asked: first where the pawn goes or which wall, then its place."""


def tap_move(position: Position, chosen: Sequence[str]) -> Taps[Position, Move]:
    """Return a turn as far as it has been tapped."""
    ways = follow(_ways(position), chosen)
    taps = following(ways, len(chosen))
    if chosen and (move := only_move(ways)):
        return Taps(play(position, move), (), move, str(move))
    pawns = frozenset(tap.token for tap in taps if tap.arrow)
    return Taps(
        position,
        taps,
        question=_question(taps, len(chosen)),
        may_move=frozenset({position.pawns[position.seat]} if pawns else ()),
        may_reach=frozenset(str(way.move) for way in ways) if chosen else pawns,
    )


def _question(taps: Sequence[Tap], depth: int) -> str:
    if depth:
        return _WALL_QUESTIONS[depth - 1]
    if all(tap.arrow for tap in taps):
        return _PAWN
    return WHICH_MOVE if taps == _PASS_TAPS else _PAWN_OR_WALL


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
    return (Tap(move.square, arrow=_arrow(move.square, position)),)


def _arrow(square: Square, position: Position) -> str:
    """Return the arrow from the pawn to a square, with the first seat's side below."""
    pawn = position.pawns[position.seat]
    right = _sign(FILES.index(square[0]) - FILES.index(pawn[0]))
    forward = _sign(RANKS.index(square[1]) - RANKS.index(pawn[1]))
    return _ARROWS[right, forward]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)

"""What may never appear or vanish on a board, game by game."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.backgammon import Position as Backgammon
from rules.narde import Position as Narde
from rules.quoridor.position import Position as QuoridorPosition
from tests.rules.sprint import Track


def count_runners(before: Track, after: Track) -> None:
    """Two runners a seat, whatever happens."""
    assert [len(pair) for pair in before.runners] == [len(pair) for pair in after.runners]


def count_checkers(_: Backgammon | Narde, after: Backgammon | Narde) -> None:
    """Fifteen checkers a side, on the board, on the bar or borne off."""
    assert [sum(side) for side in after.sides] == [15, 15]


def count_pawns_and_walls(before: QuoridorPosition, after: QuoridorPosition) -> None:
    """One pawn a seat, each on its own square; twenty walls, on the board or still in hand."""
    assert len(set(before.pawns)) == len(set(after.pawns)) == len(before.pawns)
    assert _walls(before) == _walls(after) == 20


def _walls(position: QuoridorPosition) -> int:
    return len(position.standing) + sum(position.walls_left)


CENSUS: Mapping[str, Callable[[Any, Any], None]] = {
    "backgammon": count_checkers,
    "narde": count_checkers,
    "quoridor": count_pawns_and_walls,
    "sprint": count_runners,
}
"""For each game, a check of two positions that follow each other."""

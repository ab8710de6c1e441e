"""What may never appear or vanish on a board, game by game."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.backgammon import Position as Backgammon
from rules.checkers import Position as Checkers
from rules.narde import Position as Narde
from rules.quoridor import Position as Quoridor
from tests.rules.sprint import Track


def count_runners(before: Track, after: Track) -> None:
    """Two runners a seat, whatever happens."""
    assert [len(pair) for pair in before.runners] == [len(pair) for pair in after.runners]


def count_checkers(_: Backgammon | Narde, after: Backgammon | Narde) -> None:
    """Fifteen checkers a side, on the board, on the bar or borne off."""
    assert [sum(side) for side in after.sides] == [15, 15]


def count_men_and_queens(before: Checkers, after: Checkers) -> None:
    """Let the mover keep all pieces, and the other lose exactly what one of the moves takes."""
    assert after.theirs.bit_count() == before.mine.bit_count()
    lost = before.theirs & ~after.mine
    assert after.mine == before.theirs ^ lost
    assert lost in {move.taken for move in before.moves}
    assert after.queens & after.mine == before.queens & after.mine


def count_pawns_and_walls(before: Quoridor, after: Quoridor) -> None:
    """One pawn a seat, each on its own square; twenty walls, on the board or still in hand."""
    assert len(set(before.pawns)) == len(set(after.pawns)) == len(before.pawns)
    assert _walls(before) == _walls(after) == 20


def _walls(position: Quoridor) -> int:
    return len(position.standing) + sum(position.walls_left)


CENSUS: Mapping[str, Callable[[Any, Any], None]] = {
    "backgammon": count_checkers,
    "narde": count_checkers,
    "checkers": count_men_and_queens,
    "quoridor": count_pawns_and_walls,
    "sprint": count_runners,
}
"""For each game, a check of two positions that follow each other."""

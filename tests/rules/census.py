"""What may never appear or vanish on a board, game by game."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.backgammon import Position as Backgammon
from rules.narde import Position as Narde
from tests.rules.sprint import Track


def count_runners(before: Track, after: Track) -> None:
    """Two runners a seat, whatever happens."""
    assert [len(pair) for pair in before.runners] == [len(pair) for pair in after.runners]


def count_checkers(_: Backgammon | Narde, after: Backgammon | Narde) -> None:
    """Fifteen checkers a side, on the board, on the bar or borne off."""
    assert [sum(side) for side in after.sides] == [15, 15]


CENSUS: Mapping[str, Callable[[Any, Any], None]] = {
    "backgammon": count_checkers,
    "narde": count_checkers,
    "sprint": count_runners,
}
"""For each game, a check of two positions that follow each other."""

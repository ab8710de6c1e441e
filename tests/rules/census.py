"""What may never appear or vanish on a board, game by game."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.rules.sprint import Track


def count_runners(before: Track, after: Track) -> None:
    """Two runners a seat, whatever happens."""
    assert [len(pair) for pair in before.runners] == [len(pair) for pair in after.runners]


CENSUS: Mapping[str, Callable[[Any, Any], None]] = {
    "sprint": count_runners,
}
"""For each game, a check of two positions that follow each other."""

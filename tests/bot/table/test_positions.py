"""Positions by their texts: a cached position is the one that the text means."""

import pytest

from bot.recent import RecentCache
from bot.table import positions
from rules import GAMES


def test_a_cached_position_is_the_one_of_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    known = RecentCache[tuple[str, str], object](2)
    monkeypatch.setattr(positions, "_positions", known)
    positions.after_move.cache_clear()
    game = GAMES["checkers"]
    opening = game.dump(game.opening(2))
    text = positions.after_move("checkers", opening, "c3-d4")
    assert known.get(("checkers", text)) == positions.load("checkers", text) == game.load(text)

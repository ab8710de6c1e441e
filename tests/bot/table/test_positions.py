"""Positions and their texts: what is remembered is what would be read."""

import pytest

from bot.recent import RecentCache
from bot.table import positions
from rules import GAMES


def test_what_was_reached_is_what_would_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    known = RecentCache[tuple[str, str], object](2)
    monkeypatch.setattr(positions, "_positions", known)
    game = GAMES["checkers"]
    opening = game.dump(game.opening(2))
    text = positions.after_move("checkers", opening, "c3-d4")
    assert known.get(("checkers", text)) == positions.load("checkers", text) == game.load(text)

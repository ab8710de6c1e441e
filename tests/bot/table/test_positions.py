"""Positions and their texts: what is remembered is what would be read."""

import pytest

from bot.table import positions
from rules import GAMES


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[str, str], object]:
    """Let only two positions be remembered, and return them."""
    known: dict[tuple[str, str], object] = {}
    monkeypatch.setattr(positions, "_known", known)
    monkeypatch.setattr(positions, "_MANY", 2)
    return known


def test_what_was_reached_is_what_would_be_read(few: dict[tuple[str, str], object]) -> None:
    game = GAMES["checkers"]
    opening = game.dump(game.opening(2))
    text = positions.after_move("checkers", opening, "c3-d4")
    assert few["checkers", text] == positions.load("checkers", text) == game.load(text)


def test_what_was_remembered_first_is_forgotten_first(few: dict[tuple[str, str], object]) -> None:
    texts = [game.dump(game.opening(2)) for game in GAMES.values()]
    for name, text in zip(GAMES, texts, strict=True):
        positions.load(name, text)
    assert list(few) == list(zip(GAMES, texts, strict=True))[-2:]

"""What the tests of all chats share: computers that do not hesitate."""

import pytest


@pytest.fixture(autouse=True)
def computers_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let computers act as soon as their table has been shown."""
    monkeypatch.setattr("bot.desk.thinker.DELAY", 0)
    monkeypatch.setattr("bot.desk.thinker.PAUSE", 0.02)

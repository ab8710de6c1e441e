"""The wiring: what opens the page from elsewhere."""

import pytest

from bot.app.settings import read_settings
from bot.app.wiring import mini_app
from bot.chat.telegram_chat import MiniApp


def test_the_page_opens_inside_telegram_if_the_internet_reaches_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TELEGRAM_APP", "board")
    assert mini_app(read_settings()) is None
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example/")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example", "board")
    monkeypatch.delenv("TELEGRAM_APP")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example")

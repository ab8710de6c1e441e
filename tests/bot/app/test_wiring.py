"""The wiring: what opens the page from elsewhere."""

import pytest

from bot.app.settings import read_settings
from bot.app.telegram_platform import mini_app
from bot.app.wiring import desk_on
from bot.chat.telegram_chat import MiniApp
from tests.bot.store.stores import opened


def test_the_page_opens_inside_telegram_if_the_internet_reaches_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TELEGRAM_APP", "board")
    assert mini_app(read_settings()) is None
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example/")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example", "board")
    monkeypatch.delenv("TELEGRAM_APP")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example")


async def test_everything_goes_by_the_time_of_the_store(server_url: str) -> None:
    async with opened(server_url) as store:
        desk = desk_on(read_settings(), store)
        assert desk.clock == desk.notes.clock == store.now

"""The wiring: an error of a platform names the setting to change."""

import asyncio

import pytest

from bot.app.settings import WrongSetting, read_settings
from bot.app.wiring import mini_app, with_wrong_settings
from bot.chat.telegram_chat import MiniApp, PortTaken, TokenRefused, WebhookRefused


@pytest.mark.parametrize(
    ("error", "variable", "expected"),
    [
        (TokenRefused(), "TELEGRAM_TOKEN", "ask BotFather"),
        (PortTaken(), "TELEGRAM_WEBHOOK_PORT", "a free port"),
        (WebhookRefused("bad port"), "TELEGRAM_WEBHOOK_URL", "Telegram says: bad port"),
    ],
)
def test_what_telegram_refuses_names_its_setting(
    error: Exception, variable: str, expected: str
) -> None:
    async def run() -> None:
        raise error

    with pytest.raises(WrongSetting) as wrong:
        asyncio.run(with_wrong_settings(run()))
    assert wrong.value.variable == variable
    assert expected in wrong.value.expected


def test_the_page_opens_inside_telegram_if_the_internet_reaches_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TELEGRAM_APP", "board")
    assert mini_app(read_settings()) is None
    monkeypatch.setenv("PARLOUR_PUBLIC_URL", "https://parlour.example/")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example", "board")
    monkeypatch.delenv("TELEGRAM_APP")
    assert mini_app(read_settings()) == MiniApp("https://parlour.example")

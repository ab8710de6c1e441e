"""An error of a platform names the setting to change."""

import pytest

from bot.app.platform_errors import explain_platform_error
from bot.chat import discord_chat, telegram_chat


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (discord_chat.TokenRefused(), "DISCORD_TOKEN must be a valid token"),
        (discord_chat.ConnectionRefused(4011), "(code 4011): the bot is in too many servers"),
        (discord_chat.ConnectionRefused(4999), "(code 4999): it gives no reason."),
        (telegram_chat.TokenRefused(), "TELEGRAM_TOKEN must be a valid token"),
        (telegram_chat.PortTaken(), "TELEGRAM_WEBHOOK_PORT must be a free port"),
        (telegram_chat.WebhookRefused("bad port"), "but Telegram says: bad port."),
    ],
)
def test_what_a_platform_refuses_names_its_setting(error: Exception, words: str) -> None:
    assert words in (explain_platform_error(error) or "")


def test_other_errors_have_no_sentence() -> None:
    assert explain_platform_error(KeyError()) is None

"""An error of a platform names the setting to change."""

from functools import partial

import pytest

from bot.app.platform_errors import Admissions, NoPlatform, explain_platform_error
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


def test_a_platform_that_is_alone_and_refuses_ends_parlour() -> None:
    admissions = Admissions({"discord": lambda: False})
    assert admissions.explain("discord", KeyError()) is None
    with pytest.raises(NoPlatform, match="DISCORD_TOKEN must be"):
        admissions.explain("discord", discord_chat.TokenRefused())


def test_a_platform_that_refuses_is_no_trouble_for_another() -> None:
    connected = {"discord": False, "telegram": True}
    admissions = Admissions({name: partial(connected.__getitem__, name) for name in connected})
    assert admissions.explain("telegram", telegram_chat.TokenRefused())  # it let us in since
    assert admissions.explain("discord", discord_chat.TokenRefused())
    connected["telegram"] = False
    with pytest.raises(NoPlatform) as none:
        admissions.explain("telegram", telegram_chat.TokenRefused())
    assert [reason.split()[0] for reason in none.value.reasons] == [
        "DISCORD_TOKEN",
        "TELEGRAM_TOKEN",
    ]


def test_a_platform_that_may_still_let_us_in_is_waited_for() -> None:
    admissions = Admissions(dict.fromkeys(("discord", "telegram"), lambda: False))
    assert admissions.explain("discord", discord_chat.TokenRefused())

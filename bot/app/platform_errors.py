"""What the owner is told when a platform does not let Parlour in until they do something."""

from collections.abc import Callable, Mapping
from typing import Final

_CODES: Final = {
    4010: "DISCORD_SHARDS names shards that there are not",
    4011: "the bot is in too many servers for one connection; set DISCORD_SHARDS, such as 0-1/2",
    4012: "this version of Parlour is too old for it",
    4013: "this version of Parlour is too old for it",
    4014: "an intent that Parlour asks for is turned off in the developer portal",
}
"""What Discord means by the codes with which it closes a connection for good."""


class NoPlatform(Exception):
    """No platform that has a token lets Parlour in; each says why."""

    def __init__(self, *reasons: str) -> None:
        super().__init__(*reasons)
        self.reasons = reasons


class Admissions:
    """Which platforms let Parlour in.

    One that refuses is tried again while another is connected or may still be: its players shall
    not notice. When all refuse, only the owner can help, and a process that ends is what they see.
    """

    def __init__(self, connected: Mapping[str, Callable[[], bool]]) -> None:
        self._connected = connected
        self._refused: dict[str, str] = {}

    def explain(self, platform: str, error: Exception) -> str | None:
        """Return why a platform refuses, if it does; raise NoPlatform if all of them do."""
        why = explain_platform_error(error)
        if why:
            self._refused[platform] = why
            if all(map(self._is_closed, self._connected)):
                raise NoPlatform(*(self._refused[each] for each in self._connected))
        return why

    def _is_closed(self, platform: str) -> bool:
        return platform in self._refused and not self._connected[platform]()


def explain_platform_error(error: Exception) -> str | None:
    """Return one line that says what is wrong and what to do; None if nobody can say."""
    from bot.chat import discord_chat, telegram_chat  # noqa: PLC0415 - most errors never come

    match error:
        case discord_chat.TokenRefused():
            return (
                "DISCORD_TOKEN must be a valid token, but Discord does not accept this one. Copy "
                "it again from the developer portal, or reset it there."
            )
        case discord_chat.ConnectionRefused(code=code):
            why = _CODES.get(code, "it gives no reason")
            return f"Discord does not let Parlour connect (code {code}): {why}."
        case telegram_chat.TokenRefused():
            return (
                "TELEGRAM_TOKEN must be a valid token, but Telegram does not accept this one: ask "
                "BotFather for a new one."
            )
        case telegram_chat.PortTaken():
            return "TELEGRAM_WEBHOOK_PORT must be a free port on this machine."
        case telegram_chat.WebhookRefused():
            why = " ".join(map(str, error.args))
            return (
                "TELEGRAM_WEBHOOK_URL must be a URL that Telegram accepts, but Telegram says: "
                f"{why}."
            )
        case _:
            return None

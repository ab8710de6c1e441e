"""Discord as the rest of Parlour uses it: run it, and send announcements through it."""

import asyncio
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.activities import Activities
from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.buttons import MAX_OPTIONS
from bot.chat.discord_chat.client import Client, Shards, use_host
from bot.chat.discord_chat.gate import ActivityGate
from bot.chat.discord_chat.interactions import Interactions
from bot.chat.discord_chat.places import PLATFORM
from bot.chat.discord_chat.sending import FAILURES, is_final
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.visitors import Gate
from bot.language import Language
from bot.replies.reply import Announcement

_RETRY_PAUSE: Final = 5.0
"""Seconds between two attempts to connect."""
_BAD_TOKEN: Final = 4004

_log: Final = structlog.get_logger("discord")


class TokenRefused(Exception):
    """Discord does not accept the token."""


class DiscordChat:
    """All channels of one Discord bot."""

    platform: Final = PLATFORM

    def __init__(
        self,
        desk: Desk,
        *,
        language: Language = Language.ENGLISH,
        shards: Shards | None = None,
        timeouts: Timeouts | None = None,
        client_secret: str = "",
    ) -> None:
        """With the client secret of the application, boards can be opened inside Discord."""
        desk.lists_moves(PLATFORM, MAX_OPTIONS)
        self._desk = desk
        self._shards = shards
        self._timeouts = timeouts or Timeouts()
        self._boards = BoardMessages(desk, self._timeouts)
        activities = Activities(desk, language, self._timeouts, on=bool(client_secret))
        self._interactions = Interactions(desk, self._boards, activities, language, self._timeouts)
        self._client: Client | None = None
        self._application: str | None = None
        self._gate = (
            ActivityGate(activities, client_secret, lambda: self._client, self._timeouts.admit)
            if client_secret
            else None
        )

    @staticmethod
    def use_host(api_url: str | None, gateway_url: str | None) -> None:
        """Talk to another host with the same protocol."""
        use_host(api_url, gateway_url)

    async def run(self, token: str) -> None:
        """Serve until cancelled; raise TokenRefused if the token is wrong."""
        while True:
            async with Client(
                self._desk, self._interactions, self._shards, self._timeouts
            ) as client:
                try:
                    await client.login(token)
                    self._client, self._application = client, str(client.application_id)
                    await client.connect()
                except discord.LoginFailure:
                    raise TokenRefused from None
                except discord.ConnectionClosed as error:
                    if error.code == _BAD_TOKEN:
                        raise TokenRefused from None
                    _log.warning("Discord connection closed, retrying", code=error.code)
                except FAILURES as error:
                    _log.warning("Discord unreachable, retrying", why=repr(error))
                finally:
                    self._client = None
                    await self._interactions.finish()
            await asyncio.sleep(_RETRY_PAUSE)

    @property
    def connected(self) -> bool:
        """Return whether all shards are connected."""
        return self._client is not None and self._client.is_ready()

    @property
    def gate(self) -> Gate | None:
        """Return what admits people who open the board inside Discord; None if they cannot."""
        return self._gate

    @property
    def application_id(self) -> str | None:
        """Return the id of the application, for the page; None until the first login."""
        return self._application

    async def say(self, reply: Announcement) -> None:
        """Show a board in the channel of its table: a new one where somebody has to be alerted."""
        client = self._client
        if client is None:
            raise NotNow(self._timeouts.reconnect)
        try:
            await self._boards.announce(client, reply, self._interactions.compose)
        except discord.RateLimited as error:
            raise NotNow(error.retry_after) from error
        except FAILURES as error:
            raise Undeliverable if is_final(error) else NotNow from error

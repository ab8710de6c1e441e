"""Discord as the rest of Parlour uses it: run it, and send announcements through it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

import discord
import structlog

from bot.chat.discord_chat.activities import Activities
from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.buttons import MAX_OPTIONS
from bot.chat.discord_chat.client import Client, Shards, use_host
from bot.chat.discord_chat.gate import ActivityGate
from bot.chat.discord_chat.identifying import IdentifiesTooOften, Identifying
from bot.chat.discord_chat.interactions import Interactions
from bot.chat.discord_chat.library_log import quieten
from bot.chat.discord_chat.messages import with_nonces
from bot.chat.discord_chat.places import PLATFORM, discord_id
from bot.chat.discord_chat.sending import FAILURES, is_final, post
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.visitors import Gate
from bot.identity import Player, TableId
from bot.language import Language
from bot.replies.quiz import DailyQuiz
from bot.replies.reply import Announcement, Post

_LONGEST_PAUSE: Final = 60.0
"""Seconds between two attempts to connect, at most."""
_BAD_TOKEN: Final = 4004
_REFUSED: Final = range(4010, 4015)
"""The codes with which Discord says that connecting again is of no use."""
_DISALLOWED_INTENTS: Final = 4014

_log: Final = structlog.get_logger("discord")


class TokenRefused(Exception):
    """Discord does not accept the token."""


class ConnectionRefused(Exception):
    """Discord does not let the bot connect in this way, however often it tries."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code
        """Discord's code: the shards, the version or the intents are wrong."""


class DiscordChat:
    """All channels of one Discord bot."""

    platform: Final = PLATFORM

    def __init__(  # noqa: PLR0913 - each is one thing that a test or an owner decides
        self,
        desk: Desk,
        *,
        language: Language = Language.ENGLISH,
        shards: Shards | None = None,
        timeouts: Timeouts | None = None,
        client_secret: str = "",
        source: str = "",
        hears_owners: bool = False,
    ) -> None:
        """With the client secret of the application, boards can be opened inside Discord.

        The source is the address at which people can read it, if there is one. Owners are heard in
        direct messages, which the bot asks Discord for only then.
        """
        desk.lists_moves(PLATFORM, MAX_OPTIONS)
        self._desk = desk
        self._shards = shards
        self._hears_owners = hears_owners
        self._timeouts = timeouts or Timeouts()
        self._boards = BoardMessages(desk, self._timeouts)
        activities = Activities(desk, language, self._timeouts, on=bool(client_secret))
        self._interactions = Interactions(desk, self._boards, activities, language, self._timeouts)
        self._interactions.source = source
        self._identifying = Identifying(self._timeouts.identify_pause)
        self._client: Client | None = None
        self._application: str | None = None
        self._gate = (
            ActivityGate(
                activities, client_secret, lambda: self._client, self._seat, self._timeouts.admit
            )
            if client_secret
            else None
        )

    async def _seat(self, player: Player, table: TableId, locale: str) -> bool:
        """Seat somebody who has followed the link of an invitation."""
        client = self._client
        return client is not None and await self._interactions.come(client, player, table, locale)

    @staticmethod
    def use_host(api_url: str | None, gateway_url: str | None) -> None:
        """Talk to another host with the same protocol."""
        use_host(api_url, gateway_url)

    async def run(self, token: str) -> None:
        """Serve until cancelled.

        Raise TokenRefused if the token is wrong, and ConnectionRefused if Discord says that
        connecting again is of no use.
        """
        quieten()
        pause = self._timeouts.retry
        while True:
            begun = monotonic()
            wait = await self._serve(token)
            lasted = monotonic() - begun > _LONGEST_PAUSE
            pause = self._timeouts.retry if lasted else pause
            await asyncio.sleep(max(pause, wait))
            pause = min(pause * 2, _LONGEST_PAUSE)

    async def _serve(self, token: str) -> float:
        """Serve until the connection is lost; return how many seconds to wait at least."""
        async with Client(
            self._desk,
            self._interactions,
            self._shards,
            self._timeouts,
            self._identifying,
            hears_owners=self._hears_owners,
        ) as client:
            try:
                await client.login(token)
                self._client, self._application = client, str(client.application_id)
                await client.connect()
            except IdentifiesTooOften as error:
                _log.warning("Discord loses every session, waiting", seconds=error.seconds)
                return error.seconds
            except FAILURES as error:
                _check_refusal(error)
                _log.warning("Discord unreachable, retrying", why=repr(error))
            finally:
                self._client = None
                await self._interactions.finish()
        return 0.0

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
        client = self._connected_client
        with _deliverable():
            await self._boards.announce(client, reply, self._interactions.compose)

    async def pose(self, quiz: DailyQuiz) -> None:
        """Post the problem of the day in its channel, once however often it is sent."""
        client = self._connected_client
        with _deliverable():
            messages = await self._interactions.compose(quiz)
            sent = with_nonces(messages, (quiz.table, quiz.day))
            await asyncio.wait_for(post(client, discord_id(quiz.table), sent), self._timeouts.send)

    async def notify(self, place: TableId, text: str) -> None:
        """Post a text in a channel, once however often it is sent."""
        with _deliverable():
            said = Post(table=place, text=text)
            sent = with_nonces(await self._interactions.compose(said), (place, text))
            posting = post(self._connected_client, discord_id(place), sent)
            await asyncio.wait_for(posting, self._timeouts.send)

    async def leave_chat(self, chat: str) -> None:
        """Leave a server."""
        with _deliverable():
            guild = await self._connected_client.fetch_guild(discord_id(chat), with_counts=False)
            await guild.leave()

    @property
    def _connected_client(self) -> Client:
        if self._client is None:
            raise NotNow(self._timeouts.reconnect)
        return self._client


@contextmanager
def _deliverable() -> Iterator[None]:
    """Raise Undeliverable or NotNow if Discord does not take a message."""
    try:
        yield
    except discord.RateLimited as error:
        raise NotNow(error.retry_after) from error
    except FAILURES as error:
        raise Undeliverable if is_final(error) else NotNow from error


def _check_refusal(error: Exception) -> None:
    """Raise why Discord does not want this bot; return if it is an outage that passes."""
    if isinstance(error, discord.LoginFailure):
        raise TokenRefused from None
    if isinstance(error, discord.PrivilegedIntentsRequired):
        raise ConnectionRefused(_DISALLOWED_INTENTS) from None
    if isinstance(error, discord.ConnectionClosed):
        if error.code == _BAD_TOKEN:
            raise TokenRefused from None
        if error.code in _REFUSED:
            raise ConnectionRefused(error.code) from None

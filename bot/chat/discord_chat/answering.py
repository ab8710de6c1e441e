"""Answers requests: the desk is asked, and its reply goes back in time to whom it is for."""

import asyncio
from asyncio import wait_for
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, Final, TypeAlias, assert_never

import discord
import structlog

from bot.chat.discord_chat.about import with_invitation
from bot.chat.discord_chat.activities import Activities
from bot.chat.discord_chat.board_messages import BoardMessages
from bot.chat.discord_chat.forms import PLAY
from bot.chat.discord_chat.hosting import Hosting
from bot.chat.discord_chat.invitations import Invitation
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message, compose
from bot.chat.discord_chat.places import (
    is_private_chat,
)
from bot.chat.discord_chat.requests import request_of
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import FAILURES, ignore_expired
from bot.chat.discord_chat.shared_tables import SharedTables
from bot.chat.discord_chat.signs import Signs
from bot.chat.discord_chat.slash_commands import Invocation
from bot.chat.discord_chat.spots import Spot, seen_by_asker
from bot.chat.discord_chat.threads import defer_publicly, open_thread
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.studio import OnProgress
from bot.identity import PlayerId
from bot.language import choose_language
from bot.replies.quiz import Quiz
from bot.replies.reply import (
    Announcement,
    Handout,
    Leaf,
    Menu,
    Note,
    OwnBoard,
    Post,
    Refusal,
    Replay,
    Reply,
)
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]

_DEADLINE: Final = 3.0
"""Seconds after which Discord no longer waits for the first answer."""
_log: Final = structlog.get_logger("discord")


class Answering:
    """Answers whatever the desk has to decide."""

    def __init__(
        self, desk: Desk, boards: BoardMessages, activities: Activities, defer_after: float
    ) -> None:
        """With the seconds after which an answer is deferred."""
        self._desk = desk
        self._boards = boards
        self._activities = activities
        self._defer_after = defer_after
        self.commands: dict[str, int] = {}
        """Discord's ids of the commands, so that texts can link to them."""
        self.signs = Signs()
        self.shared = SharedTables(desk)
        self.hosting = Hosting(desk, boards.shared, self.shared, self.compose)
        self.application = 0
        """Discord's id of the application, once it is known."""

    async def answer(self, interaction: Interaction, request: Request) -> None:
        """Answer a request, deferred if the desk takes long."""
        response, own = Response(interaction), request.table
        private = is_private_chat(interaction)

        async def show_progress(text: str) -> None:
            try:
                await response.show_progress(Message(escape(text, self.commands)))
            except FAILURES as error:
                _log.info("progress not shown", why=repr(error))

        async with self._promising(response):
            if private:
                request = await self.shared.direct(request, response.pressed)
            self._boards.notice(response, request.table)
            reply, messages = await self._ask(request, show_progress, response)
            if request.alone and request.text == PLAY:
                messages = self._with_invitation(interaction, messages)
            async with self._desk.showing(reply):
                closed = await self.shared.note_seat(own, request, reply) if private else None
                await self._show(response, reply, messages)
            if isinstance(closed, Announcement):
                async with self._desk.showing(closed):
                    await self._boards.announce(response.client, closed, self.compose)
            if private and isinstance(reply, Announcement):
                await self.hosting.call_in(response.client, reply)

    def _with_invitation(self, interaction: Interaction, messages: list[Message]) -> list[Message]:
        """Return the games to choose from in a private chat, and how to play with a friend."""
        *others, last = messages
        texts = Texts(choose_language(interaction.locale.value, default=self._desk.language))
        return [*others, with_invitation(last, interaction.application_id, texts)]

    @asynccontextmanager
    async def _promising(self, response: Response) -> AsyncIterator[None]:
        """Promise an answer in time if it takes long, also while it waits for the board."""

        async def promise() -> None:
            await asyncio.sleep(self._defer_after)
            await defer(response)

        promising = asyncio.create_task(promise())
        try:
            yield
        finally:
            promising.cancel()

    async def _show(self, response: Response, reply: Reply, messages: list[Message]) -> None:
        match reply:
            case Announcement():
                await self._boards.answer(response, reply, messages, self.compose)
            case Post() | Replay():
                await ignore_expired(response.reply_publicly(messages))
            case OwnBoard() | Quiz() | Menu() | Leaf() | Note() | Handout() | Refusal():
                await self._reply_privately(response, reply, messages)
            case _:
                assert_never(reply)

    async def _reply_privately(
        self, response: Response, reply: Reply, messages: list[Message]
    ) -> None:
        """Answer the asker alone. A pressed board that is not up to date becomes so first."""
        table = reply.table
        behind = response.can_only_answer and self._boards.is_behind(response, table)
        current = await self._desk.catch_up(table) if behind else None
        if current:
            shown = await self.compose(current, response.asker)
            await self._boards.answer(response, current, shown, self.compose)
            for message in messages:
                await ignore_expired(response.add_private(message))
        else:
            await ignore_expired(response.reply_privately(messages))
            await self._boards.clean_up(response, table)

    async def answer_in_thread(self, interaction: Interaction, invocation: Invocation) -> None:
        """Open a game in a thread of its own."""
        thread = await defer_publicly(interaction)
        reply, messages = await self._ask(request_of(interaction, invocation, thread=thread))
        async with self._desk.showing(reply):
            await open_thread(interaction, thread, reply, messages, self._boards)

    async def join_thread(self, interaction: Interaction, thread: int) -> None:
        """Seat somebody who has pressed *Join* on the card of a thread; the board is in there."""
        response = Response(interaction)
        async with self._promising(response):
            request = request_of(interaction, Invocation("/join"), thread=thread)
            reply, messages = await self._ask(request)
            async with self._desk.showing(reply):
                if isinstance(reply, Announcement):
                    await ignore_expired(response.defer())
                    await self._boards.announce(response.client, reply, self.compose)
                else:
                    # Pressed here, buttons would be for the table of this channel.
                    plain = [replace(message, choices=()) for message in messages]
                    await ignore_expired(response.reply_privately(plain))

    async def _ask(
        self,
        request: Request,
        on_progress: OnProgress | None = None,
        response: Response | None = None,
    ) -> tuple[Reply, list[Message]]:
        """Return the desk's reply, and the messages to show it with to whoever asks."""
        reply = await self._desk.handle(request, on_progress)
        spot = Spot.of(response, reply.table) if response else Spot(reply.table)
        async with self._desk.showing(reply):
            seen = seen_by_asker(reply, spot, self._desk.language)
            return reply, await self.compose(seen, request.player.id)

    async def compose(self, reply: Reply, actor: PlayerId | None = None) -> list[Message]:
        """Return the messages of a reply; the actor, who caused it, is not alerted."""
        messages = await compose(reply, self._desk.paint, self.commands, self.signs, actor)
        *others, last = self._activities.offer(reply, messages)
        language = reply.language if isinstance(reply, Announcement) else None
        texts = Texts(language or self._desk.language)
        invitation = Invitation(self.application, by_link=self._activities.on)
        return [*others, invitation.add_to(last, reply, texts, self.commands)]


async def defer(response: Response) -> None:
    """Defer an answer; if that fails, the answer itself may still arrive."""
    try:
        await wait_for(response.defer(), _DEADLINE)
    except Exception as error:  # noqa: BLE001 - the desk is already at work
        _log.info("interaction not deferred", why=repr(error))

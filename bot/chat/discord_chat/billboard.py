"""Puts boards up: in an old message or a new one, as an answer or by themselves.

When a board takes the place of an old one is decided in `in_place`.
"""

from asyncio import wait_for
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

import discord
import structlog

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.old_boards import OldBoards
from bot.chat.discord_chat.places import discord_id
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sending import (
    ALREADY_ANSWERED,
    EXPIRED,
    edit,
    ignore_expired,
    is_uneditable,
    post,
)
from bot.identity import TableId
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache

_ANSWERS: Final = 512
"""How many answers are remembered that may still be changed."""
_log: Final = structlog.get_logger("discord")

_Change: TypeAlias = Callable[[int, Message], Awaitable[None]]
"""Puts a board into an old message."""


class Billboard:
    """Puts up boards in all channels."""

    def __init__(self, limit: float) -> None:
        """With the seconds after which sending has failed."""
        self._limit = limit
        self._old = OldBoards(limit)
        self._answers = RecentCache[TableId, Response](_ANSWERS)
        """The answer that shows each table where the bot may do nothing but answer."""

    async def put_up(
        self, client: discord.Client, table: TableId, messages: Sequence[Message], old: int
    ) -> int:
        """Put a board into an old message, or post it if there is none, and return its message."""
        putting = self._put_up(client, table, messages, old)
        message = await wait_for(putting, self._limit)
        self._old.note(message, messages[-1].card)
        return message

    async def _put_up(
        self, client: discord.Client, table: TableId, messages: Sequence[Message], old: int
    ) -> int:
        channel, answer = discord_id(table), self._changeable(table)
        change = answer.edit if answer else partial(edit, client, channel)
        add = answer.post if answer else partial(post, client, channel)
        if old and await _changed(change, old, messages[-1], table):
            return old
        return await add(messages)

    async def answer(
        self,
        response: Response,
        shown: ShownMessage,
        messages: Sequence[Message],
        *,
        in_place: bool,
    ) -> int:
        """Show a board in answer to an interaction, and return its message.

        Return 0 if another process has answered already.
        """
        message = await self._answer(response, shown, messages, in_place=in_place)
        self._old.note(message, messages[-1].card)
        return message

    async def _answer(
        self,
        response: Response,
        shown: ShownMessage,
        messages: Sequence[Message],
        *,
        in_place: bool,
    ) -> int:
        is_new = response.is_new_message and len(messages) == 1 and not in_place
        try:
            showing = self._show(response, shown, messages, in_place=in_place)
            return await wait_for(showing, self._limit)
        except discord.HTTPException as error:
            if error.code == ALREADY_ANSWERED:
                return 0
            if error.code != EXPIRED:
                raise
        except Exception:
            # It is not known whether it has arrived.
            found = await response.find_answer() if is_new else 0
            if not found:
                raise
            return found
        # Too late for an answer, but the table has changed: everybody has to see the board.
        message = await wait_for(response.post(messages), self._limit)
        if response.pressed_in_public:
            await self.take_down(response, response.pressed, shown)
        return message

    async def _show(
        self,
        response: Response,
        shown: ShownMessage,
        messages: Sequence[Message],
        *,
        in_place: bool,
    ) -> int:
        table, looking = shown.place, shown.message == response.pressed
        change = self._change_for(response, table)
        if in_place and not looking and change:
            await ignore_expired(response.defer())
            if await _changed(change, shown.message, messages[-1], table):
                await self._old.take_down_pressed(response, keeps_picture=True)
                return shown.message
        message = await response.show_board(messages, in_place=in_place and looking)
        if response.pressed and message != response.pressed:
            keeps_picture = shown.over or not looking
            await self._old.take_down_pressed(response, keeps_picture=keeps_picture)
        if response.can_only_answer:
            self._answers.put(table, response)
        return message

    def can_change(self, response: Response, table: TableId) -> bool:
        """Return whether the newest board can be changed, if something else was pressed."""
        return self._change_for(response, table) is not None

    def _change_for(self, response: Response, table: TableId) -> _Change | None:
        if not response.can_only_answer:
            return partial(edit, response.client, discord_id(table))
        answer = self._changeable(table)
        return answer.edit if answer else None

    def _changeable(self, table: TableId) -> Response | None:
        """Return the answer whose token can still change the board of a table."""
        answer = self._answers.get(table)
        return answer if answer and answer.can_be_changed else None

    async def take_down(self, response: Response, message: int, shown: ShownMessage) -> None:
        """Take an old board down where the bot may do more than answer.

        What it showed is known of the newest board alone; others keep their picture.
        """
        if not response.can_only_answer:
            old = shown if message == shown.message else None
            old = old or ShownMessage(shown.place, message, over=True)
            card = response.pressed_card if message == response.pressed else None
            await self._old.retire(response.client, old, card)

    async def retire(self, client: discord.Client, shown: ShownMessage) -> None:
        """Take down a board that is no longer the newest."""
        await self._old.retire(client, shown)


async def _changed(change: _Change, old: int, message: Message, table: TableId) -> bool:
    """Put a board into an old message; return False if that has gone or can no longer be edited."""
    try:
        await change(old, message)
    except discord.HTTPException as error:
        if not is_uneditable(error):
            raise
        _log.info("board cannot be edited", table=table, code=error.code)
        return False
    return True

"""The answer to one interaction: at once, or deferred and sent later.

Which reply is shown to whom is decided in `interactions`.
"""

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Final, TypeAlias

import aiohttp
import discord
import structlog

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import can_only_answer, channel_of
from bot.metrics import Stage, timed_async

Interaction: TypeAlias = discord.Interaction[Any]

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Everything that can go wrong between Discord and the bot."""
EXPIRED: Final = 10062
"""Discord's code for an interaction that nobody waits for any more."""
ALREADY_ANSWERED: Final = 40060
"""Discord's code for an interaction that has its answer."""

_log: Final = structlog.get_logger("discord")


class Response:
    """Answers one command or press, at once or after deferring it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        message = interaction.message
        self.pressed = message.id if message else 0
        """The message whose button was pressed; 0 for a typed command."""
        self._private = bool(message and message.flags.ephemeral)
        self._deferring = asyncio.Lock()

    @property
    def pressed_in_public(self) -> bool:
        """Return whether a button was pressed that everybody sees."""
        return bool(self.pressed) and not self._private

    @property
    def client(self) -> discord.Client:
        """Return the client that received the interaction."""
        client: discord.Client = self._interaction.client
        return client

    @property
    def can_only_answer(self) -> bool:
        """Return whether the bot may do nothing in this channel but answer."""
        return can_only_answer(self._interaction)

    @property
    def _deferred(self) -> bool:
        return self._interaction.response.is_done()

    async def defer(self) -> None:
        """Tell Discord that the answer takes time.

        A typed command is deferred privately: a public answer can then still come as a message of
        its own, while a public deferral could not become private.
        """
        async with self._deferring:
            if not self._deferred:
                await self._interaction.response.defer(ephemeral=True)

    async def show_progress(self, message: Message) -> None:
        """Show the progress of a typed command; a press has no message of its own to show it in."""
        if not self.pressed:
            await self.defer()
            await self._interaction.edit_original_response(**message.as_edit())

    @timed_async(Stage.SEND)
    async def reply_privately(self, messages: Sequence[Message]) -> None:
        """Answer the asker alone; the answer replaces a private message that was pressed."""
        first, *others = messages
        response = self._interaction.response
        if self.pressed and self._private:
            await self._replace(first)
        elif not self._deferred:
            await response.send_message(**first.as_new(), ephemeral=True)
        elif self.pressed:
            await self._follow_up(first, ephemeral=True)
        else:
            await self._interaction.edit_original_response(**first.as_edit())
        for message in others:
            await self._follow_up(message, ephemeral=True)

    async def add_private(self, message: Message) -> None:
        """Send the asker a message, and leave everything else as it is."""
        if self._deferred:
            await self._follow_up(message, ephemeral=True)
        else:
            await self._interaction.response.send_message(**message.as_new(), ephemeral=True)

    @timed_async(Stage.SEND)
    async def show_board(self, messages: Sequence[Message], *, in_place: bool) -> int:
        """Show a board to everybody, and return the id of its message.

        With `in_place` the pressed message becomes the new board. Otherwise it loses its buttons,
        and the board is a new message, below everything that was written meanwhile.
        """
        if in_place:
            await self._replace(messages[-1])
            return self.pressed
        if not self.pressed:
            return await self._answer_publicly(messages)
        if not self._private:
            await self._remove_buttons()
            return await self.post(messages)
        if not self._deferred:
            await self._interaction.response.defer()
        posted = await self.post(messages)
        await self._interaction.delete_original_response()
        return posted

    @timed_async(Stage.SEND)
    async def reply_publicly(self, messages: Sequence[Message]) -> None:
        """Answer for everybody, and leave a pressed board and its buttons as they are."""
        if not self.pressed_in_public:
            await self.show_board(messages, in_place=False)
            return
        if not self._deferred:
            await self._interaction.response.defer()
        await self.post(messages)

    async def post(self, messages: Sequence[Message]) -> int:
        """Post messages that answer nothing, and return the id of the last one."""
        if self.can_only_answer:
            return [await self._follow_up(message) for message in messages][-1]
        return await post(self._interaction.client, channel_of(self._interaction), messages)

    async def _answer_publicly(self, messages: Sequence[Message]) -> int:
        if self._deferred:
            # The next message would otherwise replace the deferred one, and be private too.
            await self._interaction.delete_original_response()
            return await self.post(messages)
        first, *others = messages
        answer = await self._interaction.response.send_message(**first.as_new())
        for message in others:
            await self._follow_up(message)
        return answer.message_id or 0

    async def _replace(self, message: Message) -> None:
        if self._deferred:
            await self._interaction.edit_original_response(**message.as_edit())
        else:
            await self._interaction.response.edit_message(**message.as_edit())

    async def _remove_buttons(self) -> None:
        if self._deferred:
            await self._interaction.edit_original_response(view=None)
        else:
            await self._interaction.response.edit_message(view=None)

    async def _follow_up(self, message: Message, *, ephemeral: bool = False) -> int:
        sent = await self._interaction.followup.send(
            **message.as_new(), ephemeral=ephemeral, wait=True
        )
        return sent.id


async def post(client: discord.Client, channel: int, messages: Sequence[Message]) -> int:
    """Send ordinary messages to a channel, and return the id of the last one."""
    messageable = client.get_partial_messageable(channel)
    return [(await messageable.send(**message.as_new())).id for message in messages][-1]


async def ignore_expired(answer: Awaitable[None]) -> None:
    """Await an answer that is of no use once the interaction has expired or was answered."""
    try:
        await answer
    except discord.HTTPException as error:
        if error.code not in {EXPIRED, ALREADY_ANSWERED}:
            raise
        _log.info("interaction expired", code=error.code)

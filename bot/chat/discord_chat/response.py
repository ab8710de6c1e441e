"""The answer to one interaction: at once, or deferred and sent later.

Which reply is shown to whom is decided in `interactions`.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import discord
import structlog

from bot.chat.discord_chat.cards import Card, as_old_board, read_card
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import (
    can_only_answer,
    channel_of,
    is_form,
    player_id,
    shared_number,
    table_at,
)
from bot.chat.discord_chat.sending import FAILURES, insist, post
from bot.identity import PlayerId, TableId
from bot.metrics import Stage, timed_async

Interaction: TypeAlias = discord.Interaction[Any]

_FIND_WITHIN: Final = 2.0
"""Seconds in which we look for an answer that may have arrived."""

_log: Final = structlog.get_logger("discord")


class Response:
    """Answers one command or press, at once or after deferring it."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        message = interaction.message
        self.pressed = message.id if message else 0
        """The message whose button was pressed; 0 for a typed command."""
        self.number: int = interaction.id
        """The id of the interaction."""
        self.last_message = interaction.client.last_messages.get(interaction.id) or 0
        """The last message in the channel when the user acted; 0 if that is not known."""
        self._private = bool(message and message.flags.ephemeral)
        self._first = asyncio.Lock()
        """Held while the first answer is being sent, or promised."""
        self._board_follows = False
        """Whether the board is a message that follows the first answer."""

    @property
    def pressed_in_public(self) -> bool:
        """Return whether a button was pressed that everybody sees."""
        return bool(self.pressed) and not self._private

    @property
    def pressed_card(self) -> Card:
        """Return what the message whose button was pressed shows."""
        message = self._interaction.message
        return read_card(message) if message else Card("")

    @property
    def asker(self) -> PlayerId:
        """Return who has typed or pressed."""
        return player_id(self._interaction.user.id)

    @property
    def locale(self) -> str:
        """Return the language of their app."""
        return self._interaction.locale.value

    def place_of(self, table: TableId) -> TableId:
        """Return where a table is shown to whoever asks: in its channel, or in their own chat."""
        if shared_number(table) is None:
            return table
        return table_at(channel_of(self._interaction))

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
        async with self._first:
            if not self._deferred:
                thinking, response = is_form(self._interaction), self._interaction.response
                await insist(lambda: response.defer(ephemeral=True, thinking=thinking))

    async def show_progress(self, message: Message) -> None:
        """Show the progress of a typed command; a press has no message of its own to show it in."""
        if not self.pressed:
            await self.defer()
            await self._interaction.edit_original_response(**message.as_edit())

    @timed_async(Stage.SEND)
    async def reply_privately(self, messages: Sequence[Message]) -> None:
        """Answer the asker alone; the answer replaces a private message that was pressed."""
        first, *others = messages
        if self.pressed and self._private:
            await self._replace(first)
        elif await self._send_first(first, ephemeral=True) is not None:
            pass
        elif self.pressed:
            await self._follow_up(first, ephemeral=True)
        else:
            await self._interaction.edit_original_response(**first.as_edit())
        for message in others:
            await self._follow_up(message, ephemeral=True)

    async def add_private(self, message: Message) -> None:
        """Send the asker a message, and leave everything else as it is."""
        if await self._send_first(message, ephemeral=True) is None:
            await self._follow_up(message, ephemeral=True)

    @timed_async(Stage.SEND)
    async def show_board(self, messages: Sequence[Message], *, in_place: bool) -> int:
        """Show a board to everybody, and return the id of its message.

        With `in_place` the pressed message becomes the new board. Otherwise the board is a new
        message, below everything that was written meanwhile; the pressed one is to be dismissed.
        """
        if in_place:
            await self._replace(messages[-1])
            return self.pressed
        if not self.pressed:
            return await self._answer_publicly(messages)
        return await self._post_after_press(messages)

    async def dismiss(self, left: Card) -> None:
        """Delete a private answer or pressed message; of a public one, leave this."""
        if self.pressed_in_public:
            await self._interaction.edit_original_response(**as_old_board(left))
        else:
            await self._interaction.delete_original_response()

    @timed_async(Stage.SEND)
    async def reply_publicly(self, messages: Sequence[Message]) -> None:
        """Answer for everybody, and leave a pressed message and its buttons as they are."""
        if self.pressed:
            await self._post_after_press(messages)
        else:
            await self._answer_publicly(messages)

    async def post(self, messages: Sequence[Message]) -> int:
        """Post messages that answer nothing, and return the id of the last one."""
        if not self.can_only_answer:
            return await post(self._interaction.client, channel_of(self._interaction), messages)
        self._board_follows = True
        return [await self._follow_up(message) for message in messages][-1]

    @property
    def can_be_changed(self) -> bool:
        """Return whether the board that was shown can still be changed, and others can follow."""
        return not self._interaction.is_expired()

    async def edit(self, message: int, new: Message) -> None:
        """Change the board that was shown, without any permission in its channel."""
        if self._board_follows:
            await self._interaction.followup.edit_message(message, **new.as_edit())
        else:
            await self._interaction.edit_original_response(**new.as_edit())

    async def _post_after_press(self, messages: Sequence[Message]) -> int:
        await self.defer()
        return await self.post(messages)

    @property
    def is_new_message(self) -> bool:
        """Return whether the answer, if it is sent now, is a message that did not exist before."""
        return not self.pressed and not self._deferred

    async def find_answer(self) -> int:
        """Return the answer that has arrived though Discord did not say so.

        Return 0 if there is none, or if that cannot be found out.
        """
        try:
            async with asyncio.timeout(_FIND_WITHIN):
                return (await self._interaction.original_response()).id
        except FAILURES:
            return 0

    async def _answer_publicly(self, messages: Sequence[Message]) -> int:
        first, *others = messages
        answer = await self._send_first(first)
        if answer is None:
            # The next message would otherwise replace the deferred one, and be private too.
            await self._interaction.delete_original_response()
            return await self.post(messages)
        self._board_follows = bool(others)
        followed = [await self._follow_up(message) for message in others]
        return followed[-1] if followed else answer

    async def _send_first(self, message: Message, *, ephemeral: bool = False) -> int | None:
        """Send a message as the first answer, and return its id; None if that was promised."""
        async with self._first:
            if self._deferred:
                return None
            response = self._interaction.response
            sent = await insist(
                lambda: response.send_message(**message.as_new(), ephemeral=ephemeral)
            )
        return (sent.message_id or 0) if sent else await self.find_answer()

    async def _replace(self, message: Message) -> None:
        async with self._first:
            if not self._deferred:
                response = self._interaction.response
                await insist(lambda: response.edit_message(**message.as_edit()))
                return
        await self._interaction.edit_original_response(**message.as_edit())

    async def _follow_up(self, message: Message, *, ephemeral: bool = False) -> int:
        sent = await self._interaction.followup.send(
            **message.as_new(), ephemeral=ephemeral, wait=True
        )
        return sent.id

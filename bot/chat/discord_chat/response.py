"""The answer to one interaction: at once, or after having promised it."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.places import can_only_answer, place_of
from bot.metrics import Stage, timed_async

Interaction: TypeAlias = discord.Interaction[Any]

FAILURES: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""What can go wrong between Discord and Parlour."""
EXPIRED: Final = 10062
ALREADY_ANSWERED: Final = 40060


class Response:
    """Answers one command or press, at once or after having promised an answer."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        message = interaction.message
        self.pressed = message.id if message else 0
        """The message whose button was pressed; 0 for a typed command."""
        self._private = bool(message and message.flags.ephemeral)
        self._deferring = asyncio.Lock()

    @property
    def pressed_in_public(self) -> bool:
        """Tell whether a button was pressed that everybody sees."""
        return bool(self.pressed) and not self._private

    @property
    def client(self) -> discord.Client:
        """Return who hears the interaction."""
        client: discord.Client = self._interaction.client
        return client

    async def defer(self) -> None:
        """Tell Discord that an answer will come.

        What is promised to a typed command is for the asker alone: a public answer then comes as a
        message of its own, while a private one could no longer be made so.
        """
        async with self._deferring:
            if not self._deferred:
                await self._interaction.response.defer(ephemeral=True)

    async def show_progress(self, message: Message) -> None:
        """Show how far the answer is, to whoever typed; beside a button there is no room for it."""
        if not self.pressed:
            await self.defer()
            await self._interaction.edit_original_response(**message.as_edit())

    @property
    def _deferred(self) -> bool:
        return self._interaction.response.is_done()

    @timed_async(Stage.SEND)
    async def reply_privately(self, messages: Sequence[Message]) -> None:
        """Answer the asker alone; what he alone sees already is replaced."""
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
        """Tell the asker something, and leave everything else as it is."""
        if self._deferred:
            await self._follow_up(message, ephemeral=True)
        else:
            await self._interaction.response.send_message(**message.as_new(), ephemeral=True)

    @timed_async(Stage.SEND)
    async def show_board(self, messages: Sequence[Message], *, in_place: bool) -> int:
        """Answer for everybody, and return which message has the board.

        With `in_place` the message whose button was pressed becomes the new board; else that one
        loses its buttons, and the new board stands below whatever was said in the meantime.
        """
        if in_place:
            await self._replace(messages[-1])
            return self.pressed
        if not self.pressed:
            return await self._open(messages)
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
        """Answer for everybody, and leave the board and its buttons as they are."""
        if not self.pressed_in_public:
            await self.show_board(messages, in_place=False)
            return
        if not self._deferred:
            await self._interaction.response.defer()
        await self.post(messages)

    @property
    def can_only_answer(self) -> bool:
        """Tell whether nothing can be done here but answering."""
        return can_only_answer(self._interaction)

    async def post(self, messages: Sequence[Message]) -> int:
        """Put up a message that stands by itself."""
        if self.can_only_answer:
            return [await self._follow_up(message) for message in messages][-1]
        return await post(self._interaction.client, place_of(self._interaction), messages)

    async def _open(self, messages: Sequence[Message]) -> int:
        if self._deferred:
            # Whatever comes next would else take the place of the promise, and be private too.
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


async def post(client: discord.Client, place: int, messages: Sequence[Message]) -> int:
    """Send an ordinary message, and return its id."""
    channel = client.get_partial_messageable(place)
    return [(await channel.send(**message.as_new())).id for message in messages][-1]

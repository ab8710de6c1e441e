"""Activities: our page inside Discord, opened at the table of a channel."""

from asyncio import wait_for
from collections.abc import Sequence
from dataclasses import replace
from http import HTTPStatus
from typing import Any, Final, TypeAlias

import discord
import structlog

from bot.chat.discord_chat.buttons import add_button
from bot.chat.discord_chat.markdown import escape
from bot.chat.discord_chat.messages import Message
from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.timeouts import Timeouts
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.language import Language
from bot.replies.choice import Choice
from bot.replies.reply import Announcement, Reply
from bot.texts import Texts

Interaction: TypeAlias = discord.Interaction[Any]

OPEN_BOARD: Final = "open-board"
"""What the button carries. It is for no version of the table, so it works on every board."""
_REFUSED: Final = (HTTPStatus.BAD_REQUEST, HTTPStatus.FORBIDDEN)
_log: Final = structlog.get_logger("discord")


class NotLaunched(Exception):
    """Discord does not open the page here, or its owner has not set it up."""


class Activities:
    """Offers to open the board inside Discord, and remembers which table was opened."""

    def __init__(self, desk: Desk, language: Language, timeouts: Timeouts, *, on: bool) -> None:
        self._desk = desk
        self._language = language
        self._limit = timeouts.send
        self.on = on
        """Whether the page can be opened inside Discord."""

    def offer(self, reply: Reply, messages: Sequence[Message]) -> list[Message]:
        """Return the messages of a reply; those of a board that everybody sees with the button."""
        *others, last = messages
        if self.on and isinstance(reply, Announcement) and reply.board:
            label = Texts(reply.language or self._language).say("choice-open-board")
            last = replace(last, choices=add_button(last.choices, Choice(label, OPEN_BOARD)))
        return [*others, last]

    async def open(self, interaction: Interaction, table: TableId, texts: Texts) -> None:
        """Answer with the page at a table, or tell the asker that they cannot have it here."""
        try:
            await self._launch(interaction, table)
        except NotLaunched:
            refusal = Message(escape(texts.say("discord-no-activity")))
            await Response(interaction).add_private(refusal)

    async def _launch(self, interaction: Interaction, table: TableId) -> None:
        """Answer with the page, and note its table; raise NotLaunched if Discord refuses."""
        if not self.on:
            raise NotLaunched
        try:
            answer = await wait_for(interaction.response.launch_activity(), self._limit)
        except discord.HTTPException as error:
            if error.status not in _REFUSED:
                raise
            _log.warning("activity not launched", table=table, status=error.status, code=error.code)
            raise NotLaunched from error
        _log.info("activity launched", table=table)
        if answer.activity_id:
            await self._desk.notes.save(_note(answer.activity_id), table)

    async def table_of(self, instance: str) -> TableId | None:
        """Return the table that an instance was opened for; None if it was not opened by us."""
        return TableId(await self._desk.notes.load(_note(instance))) or None


def _note(instance: str) -> str:
    return f"activity:{instance}"

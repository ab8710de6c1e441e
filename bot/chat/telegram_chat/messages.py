"""Messages that wait in the outbox: boards, and the removal of what is out of date."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import ClassVar, Final

from telegram import Bot
from telegram.error import BadRequest

from bot.chat.telegram_chat.audience import BoardReply
from bot.chat.telegram_chat.board_content import BoardContent, Placing
from bot.chat.telegram_chat.board_messages import BoardMessages
from bot.chat.telegram_chat.errors import (
    ALREADY_DELETED,
    CANNOT_DELETE,
    MESSAGE_GONE,
    NOT_MODIFIED,
    has_text,
)
from bot.chat.telegram_chat.outbox import Sendable
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.recency import Recency
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.desk.desk import Desk
from bot.replies.reply import Announcement

REFRESH_AFTER: Final = 0.5
"""Seconds after which a waiting board is read from the store again before it is sent."""


@dataclass(slots=True)
class BoardMessage:
    """The board of a table. Of several that wait, only the newest is sent."""

    ahead: ClassVar[bool] = True

    boards: BoardMessages
    desk: Desk
    reply: BoardReply
    write: Callable[[BoardReply], BoardContent]
    remove_buttons: Callable[[Place, int], None]
    content: BoardContent = field(init=False)
    versions: tuple[int, ...] = field(init=False, default=())
    """The versions that it announces, in order: with those of the messages that it replaces."""
    shown_version: int = field(init=False, default=0)
    """The version of the table that it shows."""
    made: float = field(init=False, default_factory=monotonic)

    def __post_init__(self) -> None:
        self.content = self.write(self.reply)
        if isinstance(self.reply, Announcement):
            self.versions = self.reply.versions
            self.shown_version = self.reply.table_version

    async def send(self, place: Place) -> None:
        """Show the board, and note at the desk that its versions were announced."""
        if self._is_outdated:
            await self._refresh(place)
        # The chat may have been given another id since the reply was made.
        # A shared table has been announced when all its players have seen it.
        versions = () if place.is_shared else self.versions
        old = await self.boards.show(place, self.content, *versions)
        if self.content.board:  # before a game, answers take nothing's place
            self.boards.fresh.note(place)
        if old is not None:
            self.remove_buttons(place, old)
        if self.boards.are_shared and isinstance(self.reply, Announcement):
            await self._repair(place)

    async def _repair(self, place: Place) -> None:
        """Show the table again if another process has shown a later version meanwhile."""
        newer = await self.desk.look(place.table, self.shown_version)
        if newer:
            content = replace(self.write(newer), placing=Placing.HERE, news=False)
            await self.boards.show(place, content)

    def replaces(self, older: Sendable) -> bool:
        """Return whether the older message is a board too; only news replace news."""
        return isinstance(older, BoardMessage) and (bool(self.versions) or not older.versions)

    def merge(self, older: Sendable) -> None:
        """Alert people if the older would have; announce its versions too."""
        if not isinstance(older, BoardMessage):
            return
        content, other = self.content, older.content
        self.content = replace(
            content,
            placing=max(content.placing, other.placing),
            news=content.news or other.news,
        )
        self.versions = tuple(sorted({*self.versions, *older.versions}))

    @property
    def _is_outdated(self) -> bool:
        """Return whether the table may have changed since the reply was made."""
        waited = monotonic() - self.made > REFRESH_AFTER
        return isinstance(self.reply, Announcement) and (waited or len(self.versions) > 1)

    async def _refresh(self, place: Place) -> None:
        """Show the table as it is now, below the news of all versions."""
        reply = await self.desk.catch_up(place.table, *self.versions)
        if reply:
            self.content = self.write(reply).after(self.content)
            self.shown_version = reply.table_version


@dataclass(slots=True)
class ButtonRemoval(Unmergeable):
    """Removes the buttons of a message."""

    bot: Bot
    message: int

    async def send(self, place: Place) -> None:
        """Remove the buttons, unless the message has none or was deleted."""
        try:
            await self.bot.edit_message_reply_markup(place.chat, self.message)
        except BadRequest as error:
            if not has_text(error, NOT_MODIFIED, *MESSAGE_GONE):
                raise


@dataclass(slots=True)
class MessageRemoval(Unmergeable):
    """Deletes a message."""

    bot: Bot
    recency: Recency
    message: int

    async def send(self, place: Place) -> None:
        """Delete the message; one that is too old for that loses its buttons."""
        try:
            await self.bot.delete_message(place.chat, self.message)
        except BadRequest as error:
            if has_text(error, *ALREADY_DELETED):
                return
            if not has_text(error, CANNOT_DELETE):
                raise
            await ButtonRemoval(self.bot, self.message).send(place)
        else:
            self.recency.removed(place)

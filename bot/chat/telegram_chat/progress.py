"""What a chat sees while a long answer is made: an action below its name, then a progress bar."""

from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import structlog
from telegram import Bot
from telegram.constants import ChatAction
from telegram.error import TelegramError

from bot.chat.telegram_chat.places import Place

SILENT: Final = 3.0
"""Seconds after which a message says how far it is; a shorter wait needs none."""
PAUSE: Final = 6.0
"""Seconds between two changes of it: in a group they count among twenty messages a minute."""

_log: Final = structlog.get_logger("telegram")


@dataclass(slots=True)
class ShownProgress:
    """The progress of one answer in a chat. The message is deleted in the end."""

    bot: Bot
    place: Place
    _due: float = field(default_factory=lambda: monotonic() + SILENT)
    _message: int = 0

    async def show(self, text: str) -> None:
        """Show that an answer is being made and, from time to time, how far it is."""
        place = self.place
        try:
            await self.bot.send_chat_action(
                place.chat, ChatAction.UPLOAD_VIDEO, message_thread_id=place.thread
            )
            if monotonic() < self._due:
                return
            self._due = monotonic() + PAUSE
            if self._message:
                await self.bot.edit_message_text(text, place.chat, self._message)
            else:
                sent = await self.bot.send_message(
                    place.chat, text, disable_notification=True, message_thread_id=place.thread
                )
                self._message = sent.message_id
        except TelegramError as error:
            _log.info("progress not shown", why=error.message)

    async def close(self) -> None:
        """Delete the message: the answer comes now."""
        if self._message:
            with suppress(TelegramError):
                await self.bot.delete_message(self.place.chat, self._message)

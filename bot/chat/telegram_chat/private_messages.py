"""Messages in a group that one member alone sees; Telegram calls them ephemeral.

They may be sent within seconds of a press, or of a command that nobody else sees, and are changed
in place. That they arrive is not promised, so nothing is only there.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog
from telegram import Bot, InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.error import (
    BadRequest,
    ChatMigrated,
    EndPointNotFound,
    Forbidden,
    TelegramError,
    TimedOut,
)

from bot.chat.telegram_chat.errors import NOT_MODIFIED, QUERY_TOO_OLD, has_text
from bot.chat.telegram_chat.pictures import NAME
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.replying import in_thread
from bot.chat.telegram_chat.text_limits import CAPTION, TEXT, cut_end
from bot.desk.desk import Desk
from bot.recent import RecentCache
from bot.replies.drawings import Board

_REFUSED: Final = 10_000
"""How many members are remembered to whom Telegram shows no such messages."""

_log: Final = structlog.get_logger("telegram")


class CannotShow(Exception):
    """Telegram does not show one member a message here, or not any more."""


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a group."""

    place: Place
    user: int


@dataclass(frozen=True, slots=True)
class Occasion:
    """What lets us show a member something: a press, or a command that nobody else sees."""

    query: str = ""
    command: int = 0

    def parameters(self, user: int) -> dict[str, Any]:
        """Return what a message to a user has to say about it."""
        to = {"receiver_user_id": user}
        if self.query:
            return {"ephemeral_message_parameters": to | {"callback_query_id": self.query}}
        answers = {"ephemeral_message_id": self.command}
        return {"ephemeral_message_parameters": to, "reply_parameters": answers}


@dataclass(frozen=True, slots=True)
class PrivateContent:
    """What a member sees."""

    text: str
    board: Board | None = None
    keyboard: InlineKeyboardMarkup | None = None


class PrivateMessages:
    """Sends and changes them, and learns where there are none."""

    def __init__(self, bot: Bot, desk: Desk) -> None:
        self._bot = bot
        self._desk = desk
        self._known = True
        """Whether the server of the Bot API knows them; one of one's own may be older."""
        self._refused = RecentCache[tuple[int, int], bool](_REFUSED)

    def are_possible(self, member: Member) -> bool:
        """Return whether a member may be shown a message, as far as is known."""
        refused = (member.place.chat, member.user) in self._refused
        return member.place.is_group and self._known and not refused

    async def send(self, member: Member, occasion: Occasion, content: PrivateContent) -> int:
        """Show a member a message, which also answers their press; return its number."""
        try:
            message = await self._send(member, occasion, content)
        except (BadRequest, Forbidden, ChatMigrated, TimedOut) as error:
            late = not occasion.query or has_text(error, QUERY_TOO_OLD)
            if isinstance(error, BadRequest) and not late:
                _log.info("no private messages", table=member.place.table, why=error.message)
                self._refused.put((member.place.chat, member.user), value=True)
            raise CannotShow from error
        number = message.api_kwargs.get("ephemeral_message_id")
        if not isinstance(number, int):
            await self._take_back(member.place, message)
            raise CannotShow
        return number

    async def edit(self, member: Member, number: int, content: PrivateContent) -> None:
        """Change a message."""
        shown: dict[str, Any] = {"reply_markup": content.keyboard} if content.keyboard else {}
        if content.board:
            png = await self._paint(member.place, content.board)
            text = cut_end(content.text, CAPTION)
            shown["media"] = InputMediaPhoto(png, text, filename=NAME)
        else:
            shown["text"] = content.text
        method = "editEphemeralMessageMedia" if content.board else "editEphemeralMessageText"
        try:
            await self._bot.do_api_request(method, _address(member, number) | shown)
        except (BadRequest, Forbidden, ChatMigrated, EndPointNotFound) as error:
            if not has_text(error, NOT_MODIFIED):
                raise CannotShow from error

    async def delete(self, member: Member, number: int) -> None:
        """Delete a message, unless it is gone."""
        with suppress(BadRequest, Forbidden, ChatMigrated, EndPointNotFound):
            await self._bot.do_api_request("deleteEphemeralMessage", _address(member, number))

    async def _send(self, member: Member, occasion: Occasion, content: PrivateContent) -> Message:
        place = member.place
        extra = occasion.parameters(member.user)
        original = None if occasion.command else in_thread(place)
        if content.board is None:
            return await self._bot.send_message(
                place.chat,
                cut_end(content.text, TEXT),
                reply_markup=content.keyboard,
                message_thread_id=place.thread,
                reply_parameters=original,
                api_kwargs=extra,
            )
        return await self._bot.send_photo(
            place.chat,
            await self._paint(place, content.board),
            cut_end(content.text, CAPTION),
            reply_markup=content.keyboard,
            message_thread_id=place.thread,
            reply_parameters=original,
            filename=NAME,
            api_kwargs=extra,
        )

    async def _paint(self, place: Place, board: Board) -> bytes:
        picture = await self._desk.paint(board, place.table)
        if picture is None:
            raise CannotShow
        return picture.png

    async def _take_back(self, place: Place, message: Message) -> None:
        """Delete a message that everybody sees: an older server does not know better."""
        _log.warning("this server of the Bot API knows no private messages")
        self._known = False
        with suppress(TelegramError):
            await self._bot.delete_message(place.chat, message.message_id)


def _address(member: Member, number: int) -> dict[str, Any]:
    return {
        "chat_id": member.place.chat,
        "receiver_user_id": member.user,
        "ephemeral_message_id": number,
    }

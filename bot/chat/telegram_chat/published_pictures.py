"""Pictures for messages that take no uploads: file ids from a staging chat, or addresses."""

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog
from aiohttp import web
from telegram import Bot
from telegram.error import TelegramError

from bot.chat.telegram_chat.outbox import Sendable
from bot.chat.telegram_chat.pictures import NAME, Pictures
from bot.chat.telegram_chat.places import Place
from bot.chat.telegram_chat.table_tokens import ForgedToken, TableTokens
from bot.chat.telegram_chat.unmergeable import Unmergeable
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.replies.drawings import Board

_PATH: Final = "/telegram/boards"
_NAME: Final = 16
"""Characters that name a picture in its address, so that no cache shows an older one."""

_log: Final = structlog.get_logger("telegram")


@dataclass(frozen=True, slots=True)
class Publishing:
    """Where pictures can be put that cannot be uploaded; without either, boards are in words."""

    tokens: TableTokens
    """What an address carries in place of the id of a table."""
    staging_chat: int | None = None
    """A chat to which pictures are sent first, because that gives them a file id."""
    url: str = ""
    """The address at which the internet reaches the page."""


@dataclass(slots=True)
class _Upload(Unmergeable):
    """A picture for the staging chat."""

    bot: Bot
    pictures: Pictures
    board: Board
    png: bytes

    async def send(self, place: Place) -> None:
        """Send the picture, and remember its file id."""
        message = await self.bot.send_photo(
            place.chat, self.png, disable_notification=True, filename=NAME
        )
        self.pictures.note(self.board, message)


@dataclass(frozen=True, slots=True)
class PublishedPictures:
    """Finds the file id or the address of a picture."""

    bot: Bot
    desk: Desk
    publishing: Publishing
    pictures: Pictures
    deliver: Callable[[Place, Sendable], Awaitable[None]]
    """Sends something within the limits of its chat."""

    async def find(self, board: Board, table: TableId) -> str | None:
        """Return the file id or the address of a picture; None if it has neither."""
        known = self.pictures.file_id(board)
        if known is None and self.publishing.staging_chat is not None:
            known = await self._upload(board, table, self.publishing.staging_chat)
        if known is None and self.publishing.url:
            token = self.publishing.tokens.seal(table)
            return f"{self.publishing.url}{_PATH}/{token}/{_name(board)}.png"
        return known

    async def _upload(self, board: Board, table: TableId, chat: int) -> str | None:
        picture = await self.desk.paint(board, table)
        if picture is None:
            return None
        upload = _Upload(self.bot, self.pictures, board, picture.png)
        try:
            await self.deliver(Place(chat), upload)
        except TelegramError as error:
            _log.warning("staging chat not usable", why=error.message)
        return self.pictures.file_id(board)


def picture_routes(desk: Desk, tokens: TableTokens) -> list[web.RouteDef]:
    """Return the route that serves the board of a table as everybody sees it."""

    async def serve(request: web.Request) -> web.Response:
        try:
            table = tokens.open(request.match_info["token"])
        except ForgedToken:
            raise web.HTTPNotFound from None
        shown = await desk.catch_up(table)
        picture = await desk.paint(shown.board, table) if shown and shown.board else None
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture.png, content_type="image/png")

    return [web.get(_PATH + "/{token}/{name:[0-9a-f]{16}}.png", serve)]


def _name(board: Board) -> str:
    return hashlib.sha256(repr(board.look).encode()).hexdigest()[:_NAME]

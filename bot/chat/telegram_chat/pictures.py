"""Pictures that Telegram already has: their file id is sent instead of the picture."""

from collections.abc import Hashable
from typing import Final

from telegram import Message

from bot.desk.desk import Desk
from bot.identity import TableId
from bot.recent import RecentCache
from bot.replies.drawings import Board

_CACHED: Final = 2_048
NAME: Final = "board.png"


class Pictures:
    """Remembers Telegram's file ids of the latest pictures."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._file_ids = RecentCache[Hashable, str](_CACHED)

    async def photo(self, board: Board, table: TableId) -> str | bytes | None:
        """Return the file id of a picture, or else the picture; None if it cannot be drawn."""
        if file_id := self.file_id(board):
            return file_id
        picture = await self._desk.paint(board, table)
        return picture.png if picture else None

    def file_id(self, board: Board) -> str | None:
        """Return the file id of a picture; None if Telegram has not got it."""
        return self._file_ids.get(board.look)

    def note(self, board: Board, message: Message) -> None:
        """Remember the file id of a picture that was sent."""
        if message.photo:
            self._file_ids.put(board.look, message.photo[-1].file_id)

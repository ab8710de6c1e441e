"""Pictures that Telegram has already: they are named instead of being sent again."""

from collections.abc import Hashable
from typing import Final

from telegram import Message

from bot.desk.desk import Desk
from bot.recent import RecentCache
from bot.replies.drawings import Board

_KEPT: Final = 2_048
NAME: Final = "board.png"


class Pictures:
    """Remembers under which names Telegram keeps the pictures that were sent lately."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._names = RecentCache[Hashable, str](_KEPT)

    async def photo(self, board: Board) -> str | bytes | None:
        """Return what to send: the picture's name or the picture; None if it cannot be drawn."""
        name = self._names.get(board.look)
        if name:
            return name
        picture = await self._desk.paint(board)
        return picture.png if picture else None

    def note(self, board: Board, message: Message) -> None:
        """Note under which name a picture that was sent can be had again."""
        if message.photo:
            self._names.put(board.look, message.photo[-1].file_id)

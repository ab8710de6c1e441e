"""Pictures that Telegram has already: they are named instead of being sent again."""

from collections import OrderedDict
from hashlib import blake2b
from typing import Final

from telegram import Message

from bot.replies.reply import Board

_KEPT: Final = 2_048
NAME: Final = "board.png"


class Pictures:
    """Remembers under which names Telegram keeps what was sent lately."""

    def __init__(self) -> None:
        self._names: OrderedDict[bytes, str] = OrderedDict()

    def photo(self, board: Board) -> str | bytes:
        """Return what to send: the picture, or its name."""
        png = board.picture.png
        return self._names.get(_digest(png)) or png

    def note(self, board: Board, message: Message) -> None:
        """Note under which name a picture that was sent can be had again."""
        if message.photo:
            key = _digest(board.picture.png)
            self._names[key] = message.photo[-1].file_id
            self._names.move_to_end(key)
            if len(self._names) > _KEPT:
                self._names.popitem(last=False)


def _digest(png: bytes) -> bytes:
    return blake2b(png, digest_size=16).digest()

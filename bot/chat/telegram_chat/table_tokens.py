"""Table tokens: what a link carries in place of the id of a table.

A token is encrypted, so it tells nobody the id of a chat, and authenticated, so nobody can make one
for another chat. The same table always has the same token: a board that is sent again unchanged has
an unchanged button. Both keys come from the bot's token, so every process reads the tokens of the
others, and another bot reads none of them.
"""

import hmac
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from bot.chat.telegram_chat.places import Place
from bot.identity import TableId

_PLACE: Final = struct.Struct(">qq")
"""The chat and the topic, or the post below zero; 0 is neither."""
_TAG: Final = 16
"""Bytes that authenticate a token, and choose the key stream."""
_LENGTH: Final = 43
"""Characters of a token; links may carry 64."""
_DIGEST: Final = "sha256"


class ForgedToken(Exception):
    """The text is not a token of this bot."""


class TableTokens:
    """Seals and opens the table tokens of one bot, for one purpose."""

    def __init__(self, token: str, purpose: str = "table") -> None:
        self._authentication = _derive(token, f"{purpose} token authentication")
        self._encryption = _derive(token, f"{purpose} token encryption")

    def seal(self, table: TableId) -> str:
        """Return the token of a table."""
        place = Place.of_table(table)
        plain = _PLACE.pack(place.chat, place.topic or 0)
        tag = hmac.digest(self._authentication, plain, _DIGEST)[:_TAG]
        return urlsafe_b64encode(tag + self._mask(plain, tag)).decode().rstrip("=")

    def open(self, token: str) -> TableId:
        """Return the table of a token; raise ForgedToken."""
        sealed = _decode(token)
        chat, topic = _PLACE.unpack(self._mask(sealed[_TAG:], sealed[:_TAG]))
        table = Place(chat, topic or None).table
        # Sealing it again checks the tag, and that the token is written in the one usual way.
        if not hmac.compare_digest(self.seal(table).encode(), token.encode()):
            raise ForgedToken
        return table

    def _mask(self, text: bytes, tag: bytes) -> bytes:
        """Encrypt or decrypt a text with the key stream of a tag."""
        stream = hmac.digest(self._encryption, tag, _DIGEST)
        return bytes(each ^ key for each, key in zip(text, stream, strict=False))


def _decode(token: str) -> bytes:
    try:
        sealed = urlsafe_b64decode(f"{token}=") if len(token) == _LENGTH else b""
    except ValueError:
        raise ForgedToken from None
    if len(sealed) != _TAG + _PLACE.size:
        raise ForgedToken
    return sealed


def _derive(token: str, purpose: str) -> bytes:
    return hmac.digest(token.encode(), f"parlour {purpose}".encode(), _DIGEST)

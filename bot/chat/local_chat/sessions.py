"""Sessions of visitors: who they are and where, signed so that only we can have written it.

A session is kept by the visitor's window and by nobody else, so it outlives a restart and works in
every process that has the same key. The key is made from the secrets of the platforms.
"""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec
from msgspec import Struct

from bot.desk.visitors import NotAdmitted, Visitor
from bot.identity import Moment, Player, PlayerId, TableId

LASTS: Final = 12 * 3_600_000
"""Milliseconds."""
_TAG: Final = 32
"""Bytes of a signature."""


class Flaw(StrEnum):
    """Why a session is not accepted."""

    UNREADABLE = "unreadable session"
    FORGED = "forged session"
    OVER = "session has ended"
    UNWANTED = "no visitors here"


class _Session(Struct, array_like=True):
    """What is signed."""

    until: int
    player: str
    name: str
    table: str
    locale: str
    chat: str
    within: str
    known_as: tuple[str, ...]
    alone: bool


_READ: Final = msgspec.json.Decoder(_Session)


class Sessions:
    """Writes and reads sessions."""

    def __init__(self, secrets: Iterable[str]) -> None:
        whole = "\n".join(("parlour session", *secrets))
        self._key = hashlib.sha256(whole.encode()).digest()

    def write(self, visitor: Visitor, at: Moment) -> str:
        """Return the session of a visitor who has just been admitted."""
        body = msgspec.json.encode(
            _Session(
                at + LASTS,
                visitor.player.id,
                visitor.player.name,
                visitor.table,
                visitor.locale,
                visitor.chat,
                visitor.within or "",
                visitor.known_as,
                visitor.alone,
            )
        )
        return urlsafe_b64encode(self._sign(body) + body).decode()

    def read(self, session: str, at: Moment) -> Visitor:
        """Return the visitor; raise NotAdmitted if the session is forged or has ended."""
        try:
            whole = urlsafe_b64decode(session.encode())
        except (Error, ValueError):
            raise NotAdmitted(Flaw.UNREADABLE) from None
        tag, body = whole[:_TAG], whole[_TAG:]
        if not hmac.compare_digest(tag, self._sign(body)):
            raise NotAdmitted(Flaw.FORGED)
        try:
            found = _READ.decode(body)
        except msgspec.DecodeError:  # of another version of Parlour
            raise NotAdmitted(Flaw.UNREADABLE) from None
        if found.until <= at:
            raise NotAdmitted(Flaw.OVER)
        return Visitor(
            Player(PlayerId(found.player), found.name),
            TableId(found.table),
            locale=found.locale,
            chat=found.chat,
            within=TableId(found.within) if found.within else None,
            known_as=tuple(map(PlayerId, found.known_as)),
            alone=found.alone,
        )

    def _sign(self, body: bytes) -> bytes:
        return hmac.digest(self._key, body, "sha256")

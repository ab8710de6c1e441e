"""What an owner types after /owner."""

import re
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.texts.typed import typed_words

LONGEST: Final = 2_000
"""Characters of an announcement: as many as every platform takes in one message."""
_COMMAND: Final = re.compile(r"[/!]owner(?:@\w+)?(?:\s+(?P<words>.*))?", re.DOTALL | re.IGNORECASE)
_ID: Final = re.compile(r"[a-z]{2,20}:\S{1,200}")
_UNFIT: Final = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters but for the end of a line, and marks of text direction."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """How Parlour is, in numbers."""


@dataclass(frozen=True, slots=True)
class Chats:
    """The chats in which something happened last, and who plays there."""


@dataclass(frozen=True, slots=True)
class Block:
    """Close the bot to a person or a chat, or open it again."""

    whom: str
    blocked: bool


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave a server or group."""

    chat: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Prepare an announcement to all chats that play."""

    text: str


@dataclass(frozen=True, slots=True)
class Send:
    """Send an announcement that was prepared."""

    key: str


@dataclass(frozen=True, slots=True)
class Explain:
    """What is known of a table, and why it is broken if it is."""

    table: str


@dataclass(frozen=True, slots=True)
class Unclear:
    """Something else: the owner is told what can be typed."""


Wish: TypeAlias = Numbers | Chats | Block | Leave | Announce | Send | Explain | Unclear
"""What an owner wants."""


def is_owners(text: str) -> bool:
    """Return whether a text is the command."""
    return _COMMAND.fullmatch(text.strip()) is not None


def read_wish(text: str) -> Wish:
    """Return what is wanted."""
    found = _COMMAND.fullmatch(text.strip())
    words = (found["words"] if found else None) or ""
    if not words.strip():
        return Numbers()
    first, rest = words.split(maxsplit=1)[0].casefold(), " ".join(words.split()[1:])
    if first in typed_words("owner-chats") and not rest:
        return Chats()
    if first in typed_words("owner-announce") and rest:
        return Announce(_cleaned(words.split(maxsplit=1)[1]))
    if first in typed_words("owner-send") and rest.isalnum():
        return Send(rest.casefold())
    return _about(first, rest) if _ID.fullmatch(rest) else Unclear()


def _about(first: str, whom: str) -> Wish:
    """Return what is wanted of somebody or something that has an id."""
    if first in typed_words("owner-block"):
        return Block(whom, blocked=True)
    if first in typed_words("owner-unblock"):
        return Block(whom, blocked=False)
    if first in typed_words("owner-leave"):
        return Leave(whom)
    return Explain(whom) if first in typed_words("owner-table") else Unclear()


def _cleaned(text: str) -> str:
    return _UNFIT.sub(" ", text).strip()[:LONGEST]

"""Where a table is shown: the message in each chat that has its board."""

from typing import Final

import msgspec
from msgspec import Struct

from bot.identity import PlayerId, TableId


class ShownMessage(Struct, frozen=True, omit_defaults=True):
    """The message that shows a table in one place."""

    place: TableId
    """The channel, thread or chat of the message."""
    message: int
    """The platform's number of the message."""
    at: int = 0
    """When it was sent, or began to wait quietly, in seconds since 1970."""
    photo: bool = False
    """Whether the message has a picture."""
    words: bool = False
    """Whether it shows a board in words, because the chat allows no pictures."""
    awaited: PlayerId = PlayerId("")
    """Whom the message asks to act; nobody if empty."""
    over: bool = False
    """Whether the message shows the end of a game, and should go on showing it."""
    alerted: PlayerId = PlayerId("")
    """Whom the message alerted when it was sent; nobody if empty."""
    acted: dict[PlayerId, int] = {}
    """When people last did something at the table here, in seconds since 1970."""
    reader: PlayerId = PlayerId("")
    """Whose private chat it is, if a table is shown in those of its players; else empty."""
    language: str = ""
    """The language of the app of the one person who sees it; empty if several do."""
    inline: str = ""
    """The platform's id of the message, if it lies in a chat that the bot is not in."""
    quiet: int = 0
    """The version with which it began to wait for a player without alerting them; 0 if it has."""


Places = tuple[ShownMessage, ...]
"""Everywhere a table is shown, one message a place."""


class _OldTelegramNote(Struct):
    """What version 0.1 wrote about a board on Telegram."""

    message: int
    at: int
    photo: bool = False


_places = msgspec.json.Decoder(Places)
_old_telegram_note = msgspec.json.Decoder(_OldTelegramNote)


_NOTE: Final = "note:"
"""How the names of notes begin."""


def places_owner(table: TableId) -> str:
    """Return the name under which the store keeps the places of a table."""
    return f"{_NOTE}{table}"


def table_of_places(owner: str) -> TableId | None:
    """Return the table whose places may be kept under a name; None if it is no such name."""
    return TableId(owner.removeprefix(_NOTE)) if owner.startswith(_NOTE) else None


def write_places(places: Places) -> bytes:
    """Return the places as the store keeps them."""
    return msgspec.json.encode(places)


def read_places(body: bytes | None, table: TableId) -> Places:
    """Read the places of a table; an unreadable text has none."""
    if not body:
        return ()
    try:
        return _places.decode(body)
    except (ValueError, RecursionError):
        return _read_old(body, table)


def _read_old(body: bytes, table: TableId) -> Places:
    """Read what version 0.1 wrote: JSON on Telegram, `message player` on Discord."""
    try:
        note = _old_telegram_note.decode(body)
    except (ValueError, RecursionError):
        message, _, awaited = body.decode(errors="replace").partition(" ")
        known = message.isdecimal()
        return (ShownMessage(table, int(message), awaited=PlayerId(awaited)),) if known else ()
    return (ShownMessage(table, note.message, note.at, note.photo),)


def shown_at(places: Places, place: TableId) -> ShownMessage | None:
    """Return the message that shows a table in one place."""
    return next((shown for shown in places if shown.place == place), None)


def with_shown(places: Places, shown: ShownMessage) -> Places:
    """Return the places with another message in one of them."""
    return (*(other for other in places if other.place != shown.place), shown)

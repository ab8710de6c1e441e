"""Messages as text."""

from typing import Final, TypeAlias

import msgspec

from bot.chat.local_chat.wire.asked import FromPage
from bot.chat.local_chat.wire.pane import Choosing, Pane
from bot.chat.local_chat.wire.told import (
    Came,
    Done,
    Games,
    People,
    Spoken,
    Suggestions,
    Told,
    Turns,
    Usual,
    Wanted,
    Welcome,
    Went,
    Working,
)

ToPage: TypeAlias = (
    Welcome
    | Told
    | Pane
    | Choosing
    | People
    | Came
    | Went
    | Suggestions
    | Working
    | Wanted
    | Games
    | Done
    | Spoken
    | Turns
    | Usual
)

_FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class Unreadable(Exception):
    """Not a message that our page sends."""


def read(text: str) -> FromPage:
    """Read a message from the page."""
    try:
        return _FROM_PAGE.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(str(error)) from None


def write(message: ToPage) -> str:
    """Return a message to the page as JSON."""
    return msgspec.json.encode(message).decode()

"""What a player wants everywhere, and what a chat wants of everybody; kept beside the tables."""

from enum import StrEnum
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from bot.identity import TableId
from bot.language import Language


class Side(StrEnum):
    """From where a player looks at the board."""

    MINE = "mine"
    FIXED = "fixed"
    """From the first seat, whoever is to move."""


class Trusted(StrEnum):
    """Who may do something in a chat."""

    ANYBODY = "anybody"
    PLAYERS = "players"
    MODERATORS = "moderators"


class PlayerPreferences(Struct, frozen=True, omit_defaults=True):
    """What one player has chosen."""

    language: Language | None = None
    theme: str = "wood"
    side: Side = Side.MINE
    autoroll: bool = False
    """Throw for me where I can do nothing else."""
    reminders: bool = True
    words: bool = False
    """Tell me the board in words."""


class ChatPreferences(Struct, frozen=True, omit_defaults=True):
    """What those who look after a chat have chosen."""

    language: Language | None = None
    clock: str = "off"
    """For tables that are opened without another word about it."""
    takebacks: bool = True
    stop: Trusted = Trusted.MODERATORS
    start: Trusted = Trusted.ANYBODY
    rooms: tuple[TableId, ...] = ()
    """The only channels or topics to play in; none is all of them."""


Chosen = TypeVar("Chosen", PlayerPreferences, ChatPreferences)

PLAYER_DEFAULTS: Final = PlayerPreferences()
CHAT_DEFAULTS: Final = ChatPreferences()


def write(chosen: PlayerPreferences | ChatPreferences) -> bytes:
    """Return what is kept."""
    return msgspec.json.encode(chosen)


def read(body: bytes | None, usual: Chosen) -> Chosen:
    """Read what is kept; what cannot be read was not chosen."""
    try:
        return msgspec.json.decode(body, type=type(usual)) if body else usual
    except msgspec.DecodeError:
        return usual

"""The preferences of players and chats, and how they are stored."""

from enum import StrEnum
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from bot import troubles
from bot.engines.engine import Level
from bot.identity import TableId
from bot.language import Language
from render import THEMES


class Side(StrEnum):
    """From which side a player sees the board."""

    MINE = "mine"
    FIXED = "fixed"
    """Always from the first seat."""


class Allowed(StrEnum):
    """Who is allowed to do something in a chat."""

    ANYBODY = "anybody"
    PLAYERS = "players"
    MODERATORS = "moderators"


class PlayerPreferences(Struct, frozen=True, omit_defaults=True):
    """The preferences of a player, in all chats."""

    language: Language | None = None
    theme: str = "wood"
    side: Side = Side.MINE
    autoroll: bool = True
    """Roll automatically where the player has no other choice."""
    confirm: bool = False
    """Ask before a tapped move is made, which is final then."""
    reminders: bool = True
    """Remind the player before their time runs out."""
    words: bool = False
    """Describe the board in words too."""
    computer: Level = Level.CASUAL
    """How good a computer is, unless the player asks for a certain one."""
    blocked: bool = False
    """Whether the owner of the bot has closed it to the player."""
    seen: int = 0
    """The day on which the player came last, or a few weeks before; 0 if that is not known."""


class ChatPreferences(Struct, frozen=True, omit_defaults=True):
    """The preferences of a chat, which its moderators choose."""

    language: Language | None = None
    theme: str | None = None
    """How the boards look that everybody sees; None leaves it to the players."""
    clock: str = "off"
    """The clock of tables that are opened without naming one."""
    takebacks: bool = True
    """Whether players may offer to take a move back."""
    stop: Allowed = Allowed.MODERATORS
    """Who may stop a game."""
    start: Allowed = Allowed.ANYBODY
    """Who may start a game."""
    rooms: tuple[TableId, ...] = ()
    """The only channels or topics to play in; if empty, all of them."""
    blocked: bool = False
    """Whether the owner of the bot has closed it to the chat."""
    seen: int = 0
    """The day on which somebody came last, or a few weeks before; 0 if that is not known."""


Chosen = TypeVar("Chosen", PlayerPreferences, ChatPreferences)

PLAYER_DEFAULTS: Final = PlayerPreferences()
CHAT_DEFAULTS: Final = ChatPreferences()
_BLOCKED: Final = b'"blocked":true'
"""How a block looks in preferences that are stored."""
_DAMAGED: Final = "damaged"


def write(chosen: PlayerPreferences | ChatPreferences) -> bytes:
    """Return preferences as they are stored."""
    return msgspec.json.encode(chosen)


def read(body: bytes | None, usual: Chosen, owner: str) -> Chosen:
    """Return the stored preferences of an owner, or the usual ones if they are missing.

    Those that cannot be read are set aside and the usual ones, but whoever was blocked stays so as
    far as that can be seen. A theme that this version does not have is the usual one.
    """
    name = f"settings:{owner}"
    try:
        chosen = msgspec.json.decode(body, type=type(usual)) if body else usual
    except (ValueError, RecursionError):
        troubles.set_aside(name, _DAMAGED)
        return msgspec.structs.replace(usual, blocked=_BLOCKED in (body or b""))
    troubles.readable(name)
    unknown = chosen.theme not in {usual.theme, *THEMES}
    return msgspec.structs.replace(chosen, theme=usual.theme) if unknown else chosen

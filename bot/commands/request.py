"""A request from a chat: a message that was typed, or a button that was pressed."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Final

from bot.identity import NAMELESS, Player, PlayerId, TableId, shorten_name

_UNFIT: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+"
)
"""Control characters, invisible marks, marks of text direction, and lone surrogates."""


class NotFetched(Exception):
    """A platform does not hand out a file that somebody attached."""


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file that somebody attached, still at the platform."""

    size: int
    """In bytes, as the platform says."""
    fetch: Callable[[], Awaitable[bytes]] = field(compare=False, repr=False)
    """Returns its content; raises NotFetched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A message that was typed, or a button that was pressed."""

    table: TableId
    chat: str = ""
    """The server, group or private chat that the table's channel belongs to."""
    within: TableId | None = None
    """The channel that the table's thread belongs to."""
    player: Player
    known_as: tuple[PlayerId, ...] = ()
    """Other ids of the player that an invitation may have used, such as a user name."""
    text: str
    """The message, or the payload of the button."""
    pressed: bool = False
    exact: bool = False
    """Whether a press counts only if nothing at all has happened at the table since."""
    named: tuple[Player, ...] = ()
    """The players whom the text mentions."""
    locale: str | None = None
    """The player's language, as the platform knows it."""
    chat_locale: str | None = None
    """The language of the chat, where the platform knows one."""
    moderator: bool = False
    """Whether the player is a moderator of the chat."""
    check_moderator: Callable[[], Awaitable[bool]] | None = None
    """Asks the platform whether the player is a moderator, if that takes a call."""
    address: str = ""
    """The network address that the player comes from, where the platform knows it."""
    alone: bool = False
    """Whether nobody else can come to this chat: a private one with the bot."""
    invites: bool = False
    """Whether it is such a chat, and friends can come to its tables by a link."""
    has_rooms: bool = False
    """Whether the player can go to a room of their own instead, where nobody plays."""
    threads: bool = False
    """Whether the player can begin a game in a thread of its own here."""
    shared: bool = False
    """Whether each player sees the table in a chat of their own: the asker alone reads answers."""
    unaided: bool = False
    """Whether a computer has decided this without its engine: only the thinker says so."""
    anonymous: bool = False
    """Whether several people share this account; they may moderate, but not play."""
    attached: AttachedFile | None = None
    """The file that comes with the message."""
    key: str = ""
    """The platform's id of the message or press, to recognise one that is delivered twice."""

    @property
    def whole_chat(self) -> str:
        """Return the chat whose preferences apply."""
        return self.chat or self.table


def clean(request: Request) -> Request:
    """Return the request with its text on one line and its names fit to be shown."""
    return replace(
        request,
        player=clean_player(request.player),
        named=tuple(map(clean_player, request.named)),
        text=_UNFIT.sub(" ", request.text),
    )


def clean_player(player: Player) -> Player:
    """Return the player with a short name on one line."""
    name = " ".join(_UNFIT.sub(" ", player.name).split())
    return Player(player.id, shorten_name(name) or NAMELESS)

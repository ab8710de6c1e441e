"""What comes from a chat: something that somebody typed or pressed."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final

from bot.identity import NAMELESS, Player, PlayerId, TableId

LONGEST_NAME: Final = 32

_UNFIT: Final = re.compile(
    r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff]+"
)
"""Control characters, marks that turn or hide text, and halves of characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Something that somebody typed or pressed."""

    table: TableId
    chat: str = ""
    """The server, group or private chat that the table's channel belongs to."""
    within: TableId | None = None
    """The channel that the table's thread belongs to."""
    player: Player
    known_as: tuple[PlayerId, ...] = ()
    """Other ids by which the player may have been invited, such as a name that can be typed."""
    text: str
    """What was typed, or what the pressed button carries."""
    pressed: bool = False
    named: tuple[Player, ...] = ()
    """People whom the text names."""
    locale: str | None = None
    """The language that the platform believes the player reads."""
    moderator: bool = False
    """Whether the player is a moderator of the chat."""
    find_out: Callable[[], Awaitable[bool]] | None = None
    """Asks the platform whether the player is a moderator, where that is not known for free."""
    anonymous: bool = False
    """Whether several people share this player: they may moderate the chat, and not play."""
    key: str = ""
    """What the platform calls this message or press, so that one delivered twice is known."""

    @property
    def whole_chat(self) -> str:
        """Return the chat whose preferences hold here."""
        return self.chat or self.table


def clean(request: Request) -> Request:
    """Return a request whose text is one line, and whose names can be shown."""
    return replace(
        request,
        player=clean_player(request.player),
        named=tuple(map(clean_player, request.named)),
        text=_UNFIT.sub(" ", request.text),
    )


def clean_player(player: Player) -> Player:
    """Return a player with a name that fits into a sentence and cannot look like one."""
    name = " ".join(_UNFIT.sub(" ", player.name).split())
    if len(name) > LONGEST_NAME:
        name = f"{name[: LONGEST_NAME - 1].rstrip()}…"
    return Player(player.id, name or NAMELESS)

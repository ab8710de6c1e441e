"""What comes from a chat."""

from dataclasses import dataclass

from bot.identity import Player, PlayerId, TableId


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
    """Whether the player looks after the chat."""
    anonymous: bool = False
    """Whether several people share this player: they may look after the chat, and not play."""
    key: str = ""
    """What the platform calls this message or press, so that one delivered twice is known."""

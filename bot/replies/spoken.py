"""What every reply has: a table, a text and buttons, and a reader."""

from dataclasses import dataclass
from typing import ClassVar

from bot.identity import PlayerId, TableId
from bot.language import Language
from bot.preferences import PlayerPreferences
from bot.replies.choice import Choices


@dataclass(frozen=True, slots=True)
class Reader:
    """A player who reads a reply."""

    language: Language
    """The language of their app, used if neither they nor the chat have chosen one."""
    player: PlayerId
    preferences: PlayerPreferences | None = None
    """What they have chosen; None leaves it to what the table knows of its players."""


@dataclass(frozen=True, slots=True)
class Copy:
    """A text that people want in another program, and the label of a button that copies it."""

    label: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoken:
    """What every reply has: a table, a text and buttons."""

    private: ClassVar[bool] = True
    """Whether it is for the asker alone."""

    table: TableId
    text: str
    choices: Choices = ()
    copies: tuple[Copy, ...] = ()
    """What can be copied, in a chat that has buttons for it."""

"""What goes back to a chat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum, auto
from functools import lru_cache
from typing import Final, TypeAlias

import render
from bot.identity import Player, PlayerId, TableId
from bot.metrics import Stage, timed
from bot.settings import Language
from render import Marks, Picture
from rules.game import FIRST, Seat

_NO_MARKS: Final = Marks()


class Style(StrEnum):
    """How much a button asks to be pressed."""

    MAIN = auto()
    PLAIN = auto()
    GRAVE = auto()
    """Something that cannot be taken back."""


class Outcome(StrEnum):
    """What became of a request."""

    DONE = auto()
    """Something has changed at the table."""
    SHOWN = auto()
    REFUSED = auto()
    FAILED = auto()
    """Something is wrong on our side."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: a command that need not be typed."""

    label: str
    payload: str
    """At most 64 bytes; comes back as the text of a request."""
    style: Style = Style.PLAIN


Choices: TypeAlias = tuple[tuple[Choice, ...], ...]
"""Groups of buttons; a chat breaks a group into as many rows as it needs."""


@dataclass(frozen=True, slots=True)
class Board:
    """A position as it is to be shown. The picture is drawn when somebody asks for it."""

    position: object
    alt_text: str
    seat: Seat = FIRST
    theme: str = "wood"
    last_move: object = None
    marks: Marks = _NO_MARKS

    @property
    def picture(self) -> Picture:
        """Return the picture; the latest ones are remembered."""
        return _draw(self)

    @property
    def sketch(self) -> str:
        """Return the position drawn with letters, for a terminal."""
        return render.sketch(self.position, seat=self.seat)


@lru_cache(maxsize=256)
@timed(Stage.DRAW)
def _draw(board: Board) -> Picture:
    return render.draw(
        board.position,
        seat=board.seat,
        theme=board.theme,
        last_move=board.last_move,
        marks=board.marks,
    )


@dataclass(frozen=True, slots=True)
class Document:
    """A file to hand out."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Reader:
    """Somebody who reads a language and, if he sits at the table, looks from his own side."""

    language: Language
    player: PlayerId


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """An answer, or something said unasked."""

    table: TableId
    text: str
    board: Board | None = None
    choices: Choices = ()
    document: Document | None = None
    mention: Player | None = None
    """The one person who should be alerted."""
    private: bool = False
    """For the asker alone, where the chat can do that."""
    version: int = 0
    """What the players know once this has been sent; 0 if they know nothing new."""
    outcome: Outcome = Outcome.SHOWN
    retell: Callable[[Reader], "Reply"] | None = field(default=None, compare=False, repr=False)
    """Tells the same to somebody else, where that can be done."""

    def told_to(self, reader: Reader) -> "Reply":
        """Return the same for one reader, if that can be done."""
        return self.retell(reader) if self.retell else self

    @property
    def picture(self) -> Picture | None:
        """Return the picture of the board, if there is one."""
        return self.board.picture if self.board else None

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        return self.board.alt_text if self.board else ""

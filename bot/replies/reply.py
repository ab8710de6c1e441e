"""What goes back to a chat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum, auto
from functools import lru_cache
from typing import Final, TypeAlias

import render
from bot.identity import Player, PlayerId, TableId
from bot.language import Language
from bot.metrics import Stage, timed
from bot.replies.alt_text import alt_text
from bot.replies.film import Film
from bot.table.events import Ended
from bot.texts import Texts
from render import Marks, Picture, Reached
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


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: a command that need not be typed."""

    label: str
    payload: str
    """At most 64 bytes; comes back as the text of a request."""
    style: Style = Style.PLAIN


Choices: TypeAlias = tuple[tuple[Choice, ...], ...]
"""Groups of buttons; a chat breaks a group into as many rows as it needs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A position as it is to be shown. Picture and words are made when somebody asks for them."""

    position: object
    names: tuple[str, ...]
    """Of the players, in the order of seats."""
    texts: Texts
    ending: Ended | None = None
    seat: Seat = FIRST
    theme: str = "wood"
    last_move: object = None
    marks: Marks = _NO_MARKS

    @property
    def picture(self) -> Picture:
        """Return the picture; the latest ones are remembered."""
        return _draw(self.position, self.seat, self.theme, self.last_move, self.marks)

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        described = render.describe(self.position, seat=self.seat, last_move=self.last_move)
        return alt_text(described, self.texts, self.names.__getitem__, self.ending)

    @property
    def sketch(self) -> str:
        """Return the position drawn with letters, for a terminal."""
        return render.sketch(self.position, seat=self.seat)


@lru_cache(maxsize=256)
@timed(Stage.DRAW)
def _draw(position: object, seat: Seat, theme: str, last_move: object, marks: Marks) -> Picture:
    return render.draw(position, seat=seat, theme=theme, last_move=last_move, marks=marks)


@dataclass(frozen=True, slots=True)
class Plot:
    """A rating from game to game, as it is to be shown."""

    reached: tuple[Reached, ...]
    alt_text: str
    theme: str = "wood"

    @property
    def picture(self) -> Picture:
        """Return the picture; the latest ones are remembered."""
        return _plot(self)


@lru_cache(maxsize=64)
def _plot(plot: Plot) -> Picture:
    return render.plot(plot.reached, theme=plot.theme)


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
    plot: Plot | None = None
    """Shown where there is no board."""
    choices: Choices = ()
    document: Document | None = None
    film: Film | None = None
    """What an animation is to show; the desk has it made, and no chat ever sees this."""
    animation: Document | None = None
    """A GIF to be shown as what moves, with the text below it."""
    mention: Player | None = None
    """The one person who should be alerted."""
    private: bool = False
    """For the asker alone, where the chat can do that."""
    asks: bool = False
    """Whether it only leads on to the next choice, and may take the place of the buttons before."""
    refused: bool = False
    """Whether it says why nothing was done."""
    version: int = 0
    """What the players know once this has been sent; 0 if they know nothing new."""
    retell: Callable[[Reader], "Reply"] | None = field(default=None, compare=False, repr=False)
    """Tells the same to somebody else, where that can be done."""

    def told_to(self, reader: Reader) -> "Reply":
        """Return the same for one reader, if that can be done."""
        return self.retell(reader) if self.retell else self

    @property
    def outcome(self) -> Outcome:
        """Return what became of the request."""
        if self.refused:
            return Outcome.REFUSED
        return Outcome.DONE if self.version else Outcome.SHOWN

    @property
    def file(self) -> Document | None:
        """Return what is handed out as a file, where a chat has no other way to show what moves."""
        return self.document or self.animation

    @property
    def picture(self) -> Picture | None:
        """Return the picture of the board or of the plot, if there is one."""
        shown = self.board or self.plot
        return shown.picture if shown else None

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        shown = self.board or self.plot
        return shown.alt_text if shown else ""

"""What a picture shows: a board, or a plot of a rating. The painter of the desk draws it."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

import render
from bot.replies.alt_text import alt_text
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from render import Marks, Picture, Reached
from rules.game import FIRST, Seat

_NO_MARKS: Final = Marks()


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A position, and how it is to be shown."""

    position: object
    texts: TableTexts
    ending: Ended | None = None
    seat: Seat = FIRST
    theme: str = "wood"
    last_move: object = None
    marks: Marks = _NO_MARKS

    @property
    def look(self) -> Hashable:
        """Return everything that the picture depends on. Names and language are not in it."""
        return (self.position, self.seat, self.theme, self.last_move, self.marks)

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        described = render.describe(self.position, seat=self.seat, last_move=self.last_move)
        return alt_text(described, self.texts, self.ending)

    @property
    def sketch(self) -> str:
        """Return the position as text, for a terminal."""
        return render.sketch(self.position, seat=self.seat)


@dataclass(frozen=True, slots=True)
class Plot:
    """A rating from game to game."""

    reached: tuple[Reached, ...]
    alt_text: str
    theme: str = "wood"

    @property
    def look(self) -> Hashable:
        """Return everything that the picture depends on."""
        return (self.reached, self.theme)


Drawing: TypeAlias = Board | Plot


def with_description(text: str, drawing: Drawing | None) -> str:
    """Return a text with the description of a drawing below it, for lack of its picture."""
    return f"{text}\n\n{drawing.alt_text}" if drawing else text


def draw(drawing: Drawing) -> Picture:
    """Return the picture. This is slow: only a painter should call it."""
    if isinstance(drawing, Plot):
        return render.plot(drawing.reached, theme=drawing.theme)
    return render.draw(
        drawing.position,
        seat=drawing.seat,
        theme=drawing.theme,
        last_move=drawing.last_move,
        marks=drawing.marks,
    )

"""What a picture shows: a board, or a plot of ratings or chances. The desk's painter draws it."""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

import render
from bot.replies.alt_text import alt_text
from bot.replies.table_texts import TableTexts
from bot.table.events import Ended
from render import Arrow, Chance, LuckBar, Mark, Marks, Picture, Reached
from rules.game import FIRST, Seat

_NO_MARKS: Final = Marks()


def winners_of(ending: Ended | None) -> frozenset[Seat] | None:
    """Return who has won; None while the game goes on."""
    if ending is None:
        return None
    result = ending.result
    return frozenset() if result is None or result.winner is None else frozenset({result.winner})


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A position, and how it is to be shown."""

    position: object
    texts: TableTexts
    ending: Ended | None = None
    seat: Seat = FIRST
    """The seat at the lower edge of the picture."""
    numbers: Seat = FIRST
    """The seat whose numbers the points have."""
    theme: str = "wood"
    last_move: object = None
    before: object = None
    """The position in which the last move was made."""
    dice: tuple[int, ...] = ()
    """The dice that the last move was made with."""
    marks: Marks = _NO_MARKS
    computers: frozenset[Seat] = frozenset()
    """The seats whose players are computers."""
    arrows: tuple[Arrow, ...] = ()
    """Moves that could be made, which the text beside the board names."""
    names: tuple[str, ...] = ()
    """The names below the board, in the order of seats: such a picture is kept and shown around."""

    @property
    def look(self) -> Hashable:
        """Return everything that the picture depends on: without names, no language."""
        shown = (self.position, self.last_move, self.before, self.dice, self.marks, self.arrows)
        seen = (self.seat, self.numbers, self.theme, self.computers)
        return (shown, self.winners, seen, self.names)

    @property
    def winners(self) -> frozenset[Seat] | None:
        """Return who has won; None while the game goes on."""
        return winners_of(self.ending)

    @property
    def alt_text(self) -> str:
        """Return the picture in words."""
        described = render.describe(
            self.position, seat=self.numbers, last_move=self.last_move, dice=self.dice
        )
        return alt_text(described, self.texts, self.ending)

    @property
    def sketch(self) -> str:
        """Return the position as text, for a terminal."""
        return render.sketch(self.position, seat=self.seat, numbers=self.numbers, dice=self.dice)


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


@dataclass(frozen=True, slots=True)
class ChancePlot:
    """The chances to win through a game, with its errors."""

    courses: tuple[tuple[Chance, ...], ...]
    marks: tuple[Mark, ...]
    ends: tuple[str, str]
    alt_text: str
    theme: str = "wood"
    lucks: tuple[LuckBar, ...] = ()

    @property
    def look(self) -> Hashable:
        """Return everything that the picture depends on."""
        return (self.courses, self.marks, self.ends, self.theme, self.lucks)


Drawing: TypeAlias = Board | Plot | ChancePlot


def with_description(text: str, drawing: Drawing | None) -> str:
    """Return a text with the description of a drawing below it, for lack of its picture."""
    return f"{text}\n\n{drawing.alt_text}" if drawing else text


def draw(drawing: Drawing) -> Picture:
    """Return the picture. This is slow: only a painter should call it."""
    match drawing:
        case Plot():
            return render.plot(drawing.reached, theme=drawing.theme)
        case ChancePlot():
            return render.plot_chances(
                drawing.courses,
                drawing.marks,
                ends=drawing.ends,
                lucks=drawing.lucks,
                theme=drawing.theme,
            )
        case Board():
            return _draw_board(drawing)
        case _:
            assert_never(drawing)


def _draw_board(board: Board) -> Picture:
    return render.draw(
        board.position,
        seat=board.seat,
        numbers=board.numbers,
        theme=board.theme,
        last_move=board.last_move,
        dice=board.dice,
        marks=board.marks,
        computers=board.computers,
        arrows=board.arrows,
        before=board.before,
        ended=board.winners,
        names=[render.Caption(name) for name in board.names],
    )

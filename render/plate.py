"""The plate of a player at the board: their piece, and what is counted for them.

The plate of whoever is to act is lit, and so, in another colour, is that of a winner. The parts of
a plate are cells of their own, because a number changes with every move and a piece never does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from render.canvas.area import Area, Box, Disc
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Content
from render.description import to_act
from render.figures import Figure, paint_figure
from render.pieces import Profile, paint_piece
from render.sign import paint_sign
from render.themes import Theme
from rules.game import Over, Seat, Stage

# Shares of a plate's unit: its width if it stands upright, unless it is too low for that.
TOKEN: Final = 0.56
"""The height of the part with the piece."""
_ROW: Final = 0.34
"""The height of a row with a number."""
PAD: Final = 0.06
"""What is free above the piece and below the last number."""
_ROUND: Final = 0.14
_LYING: Final = 0.52
"""The height of a plate that lies."""
_TOKEN_LYING: Final = 0.96
"""The width of the part with the piece on a plate that lies."""
_LINE: Final = 0.08
"""The line at a plate that is lit in a film, where what changes has to be small."""
_RADIUS, _SMALLER = 0.22, 0.2
"""The radius of the piece, alone and beside the sign of a computer."""
ASIDE: Final = 0.23
"""How far from the middle the piece and the sign are."""
SIGN: Final = 0.36
"""The height of a computer's sign."""
_DIGITS: Final = 0.3
"""The height of digits."""
_NARROW: Final = 3
"""Numbers of more characters than these are a little smaller."""


class State(Enum):
    """Whether a player waits, is to act, or has won."""

    WAITING = "waiting"
    TO_ACT = "to act"
    WON = "won"


def state_of(seat: int, stage: Stage, ended: frozenset[Seat] | None) -> State:
    """Return the state of a seat; `ended` are the winners of a game that ended at the table."""
    if isinstance(stage, Over):
        return State.WON if seat == stage.outcome.winner else State.WAITING
    if ended is not None:
        return State.WON if seat in ended else State.WAITING
    return State.TO_ACT if seat == to_act(stage) else State.WAITING


class Count(NamedTuple):
    """A number and the sign of what it counts."""

    figure: Figure
    text: str


class Holder(NamedTuple):
    """Whose plate it is, and how it looks."""

    seat: int
    state: State
    computer: bool = False
    profile: Profile = Profile.CHECKER


@dataclass(frozen=True, slots=True)
class Back:
    """A whole plate; its area is relative to the part that is painted."""

    area: Area
    state: State
    unit: float
    lying: bool = False
    """Whether the numbers stand beside the piece, not below it."""

    def paint(self, pen: Pen, theme: Theme) -> tuple[str, str]:
        """Paint what lies here of it; return the colours of what stands on it and of itself."""
        radius = _corner(self.area)
        if self.state is State.WAITING:
            return theme.ink, theme.frame
        if self.state is State.WON:
            pen.rectangle(self.area.box, theme.last, radius)
            return theme.ink_on_last, theme.last
        if theme.is_plain:
            pen.rectangle(self._line(radius), theme.last)
            return theme.ink, theme.frame
        pen.rectangle(self.area.box, theme.ink, radius)
        return theme.frame, theme.ink

    def _line(self, radius: float) -> Box:
        """Return the line that stands for light: over a plate, or before one that lies."""
        left, top, right, bottom = self.area.box
        line = _LINE * self.unit
        if self.lying:
            return left, top + radius, left + line, bottom - radius
        return left + radius, top, right - radius, top + line


@dataclass(frozen=True, slots=True)
class Token:
    """The first part of a plate: the piece, and beside it the sign of a computer."""

    back: Back
    holder: Holder

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the piece, in the middle if it is alone."""
        ink, ground = self.back.paint(pen, theme)
        unit = self.back.unit
        x, y = pen.width / 2, (pen.height + (0 if self.back.lying else unit * PAD)) / 2
        aside, radius = (ASIDE, _SMALLER) if self.holder.computer else (0, _RADIUS)
        if self.holder.computer:
            paint_sign(pen, (x + unit * ASIDE, y), unit * SIGN, ink, ground)
        piece = Disc((x - unit * aside, y), unit * radius)
        paint_piece(pen, theme, self.holder.seat, piece, self.holder.profile)


@dataclass(frozen=True, slots=True)
class Row:
    """A number on a plate, with its sign before it."""

    back: Back
    count: Count

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the sign and the number, together in the middle."""
        ink, ground = self.back.paint(pen, theme)
        figure, text = self.count
        height = self.back.unit * _DIGITS * (0.82 if len(text) > _NARROW else 1)
        reach, wide = height * 0.36, len(text) * height * 0.56
        left = (pen.width - 2.6 * reach - wide) / 2
        middle = pen.height * (0.5 if self.back.lying else 0.46)
        paint_figure(pen, figure, Disc((left + reach, middle), reach), ink, ground)
        if text:
            pen.text((left + 2.6 * reach + wide / 2, middle), text, height, ink)


def plate_height(width: int, rows: int) -> int:
    """Return the height of a plate with so many numbers."""
    return round(width * _units(rows))


def plate_cells(area: Area, holder: Holder, counts: Sequence[Count], rows: int = 0) -> list[Cell]:
    """Return the cells of a plate with these numbers, and with room for so many rows."""
    unit = min(area.width, area.height / _units(rows or len(counts)))
    high, row = round(unit * TOKEN), round(unit * _ROW)
    tops = [area.top, *(area.top + high + number * row for number in range(len(counts)))]
    parts = [
        area._replace(top=top, height=end - top) for top, end in pairwise([*tops, area.box[3]])
    ]
    backs = [Back(area.within(part), holder.state, unit) for part in parts]
    return _cells(parts, backs, holder, counts)


def lying_plate_cells(area: Area, holder: Holder, counts: Sequence[Count]) -> list[Cell]:
    """Return the cells of a low plate, on which the numbers stand beside the piece."""
    unit = area.height / _LYING
    first = round(unit * _TOKEN_LYING)
    each = (area.width - first) // len(counts)
    lefts = [area.left, *(area.left + first + number * each for number in range(len(counts)))]
    parts = [
        area._replace(left=left, width=end - left) for left, end in pairwise([*lefts, area.box[2]])
    ]
    backs = [Back(area.within(part), holder.state, unit, lying=True) for part in parts]
    return _cells(parts, backs, holder, counts)


def _cells(
    parts: Sequence[Area], backs: Sequence[Back], holder: Holder, counts: Sequence[Count]
) -> list[Cell]:
    contents: list[Content] = [Token(backs[0], holder), *map(Row, backs[1:], counts)]
    return list(map(Cell, parts, contents))


def _units(rows: int) -> float:
    return TOKEN + rows * _ROW + PAD


def _corner(area: Area) -> float:
    """Return the radius of a plate's corners; those of a low one are not rounder."""
    return min(area.width, 1.5 * area.height) * _ROUND


def paint_empty_plate(pen: Pen, theme: Theme, area: Area) -> None:
    """Paint the place of a plate on the frame."""
    line = max(1.0, _corner(area) / 7)
    pen.outline(area.box, line, theme.groove, _corner(area))

"""The plate of a Quoridor player on the frame: their pawn, walls left, steps to the goal."""

from dataclasses import dataclass
from enum import Enum
from math import cos, pi, sin
from typing import Final

from render.canvas.area import Area, Point
from render.canvas.pen import Pen
from render.quoridor.layout import ARROW, STICK
from render.quoridor.pieces import paint_pawn
from render.themes import Theme

_DIGITS: Final = 0.7
"""The height of digits, as a share of a plate's breadth."""


class State(Enum):
    """Whether a player waits, is to move, or has won."""

    WAITING = "waiting"
    TO_MOVE = "to move"
    WON = "won"


@dataclass(frozen=True, slots=True)
class Plate:
    """A whole plate; its area is relative to the part that is painted."""

    area: Area
    state: State

    @property
    def breadth(self) -> int:
        """The shorter side of the plate."""
        return min(self.area.width, self.area.height)

    @property
    def upright(self) -> bool:
        """Whether the plate is beside the board, not above or below it."""
        return self.area.height > self.area.width

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the part of the plate that lies here; a player who waits has none."""
        colours = {State.TO_MOVE: theme.ink, State.WON: theme.last}
        if colour := colours.get(self.state):
            pen.rectangle(self.area.box, colour, self.breadth / 2)

    def ink(self, theme: Theme) -> str:
        """Return the colour of what is written on the plate."""
        return theme.ink if self.state is State.WAITING else theme.frame

    def at(self, along: float, across: float = 0) -> Point:
        """Return a point of the part, as shares of the breadth from its start and its middle."""
        far, aside = along * self.breadth, (0.5 + across) * self.breadth
        return (aside, far) if self.upright else (far, aside)

    def write(self, pen: Pen, along: float, number: int, theme: Theme) -> None:
        """Write a number."""
        pen.text(self.at(along), str(number), self.breadth * _DIGITS, self.ink(theme))


@dataclass(frozen=True, slots=True)
class Token:
    """The pawn that shows whose plate it is."""

    plate: Plate
    seat: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the player's pawn."""
        self.plate.paint(pen, theme)
        paint_pawn(pen, self.plate.at(0.5), self.plate.breadth * 0.42, self.seat, theme)


@dataclass(frozen=True, slots=True)
class WallsLeft:
    """How many walls the player has left of those at the start."""

    plate: Plate
    left: int
    most: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a stick for each wall left, a dot for each one used, and the number."""
        self.plate.paint(pen, theme)
        for number in range(self.most):
            self._paint_stick(pen, number, theme)
        number_at = self.most * STICK + (0.44 if self.plate.upright else 0.55)
        self.plate.write(pen, number_at, self.left, theme)

    def _paint_stick(self, pen: Pen, number: int, theme: Theme) -> None:
        there = number < self.left
        half, reach = (0.075, 0.29) if there else (0.04, 0.04)
        middle = (number + 0.5) * STICK
        start = self.plate.at(middle - half, -reach)
        end = self.plate.at(middle + half, reach)
        pen.rectangle((*start, *end), self.plate.ink(theme), self.plate.breadth * half * 0.8)


@dataclass(frozen=True, slots=True)
class StepsLeft:
    """How many steps the player is away from the goal, and the side where they started."""

    plate: Plate
    steps: int
    side: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint an arrow that points to the goal, and the number."""
        self.plate.paint(pen, theme)
        plate = self.plate
        _paint_arrow(pen, plate.at(ARROW / 2), plate.breadth * 0.31, self.side, plate.ink(theme))
        plate.write(pen, ARROW + (0.4 if plate.upright else 0.5), self.steps, theme)


def _paint_arrow(pen: Pen, centre: Point, reach: float, side: int, colour: str) -> None:
    """Paint an arrow that points away from a side, to a line."""

    def at(along: float, across: float) -> Point:
        x, y = _away_from(side, along * reach, across * reach)
        return centre[0] + x, centre[1] + y

    pen.line([at(-1, 0), at(0.2, 0)], reach * 0.36, colour)
    pen.polygon([at(0.66, 0), at(-0.14, 0.68), at(-0.14, -0.68)], colour)
    pen.line([at(0.88, -0.8), at(0.88, 0.8)], reach * 0.28, colour)


def _away_from(side: int, along: float, across: float) -> Point:
    return ((across, -along), (along, across), (-across, along), (-along, -across))[side]


@dataclass(frozen=True, slots=True)
class Arrived:
    """The star of a player who has won."""

    plate: Plate

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a star."""
        self.plate.paint(pen, theme)
        middle = self.plate.at((ARROW + 1) / 2)
        pen.polygon(_star(middle, self.plate.breadth * 0.4), self.plate.ink(theme))


def _star(centre: Point, radius: float) -> list[Point]:
    x, y = centre
    turns = [(pi * tip / 5, radius if tip % 2 == 0 else radius * 0.45) for tip in range(10)]
    return [(x + reach * sin(turn), y - reach * cos(turn)) for turn, reach in turns]

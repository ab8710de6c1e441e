"""Dice and the doubling cube."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import Point, around
from render.canvas.pen import Pen
from render.themes import Theme

_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of each face are, from the middle."""


def die_side(height: int) -> float:
    """Return the side of a die in a strip of this height."""
    return height * 0.78


def die_centres(count: int, width: int, height: int) -> list[Point]:
    """Return the middles of dice that lie side by side in the middle of a strip."""
    step = die_side(height) * 1.16
    left = width / 2 - step * (count - 1) / 2
    return [(left + place * step, height / 2) for place in range(count)]


@dataclass(frozen=True, slots=True)
class Dice:
    """Two dice, or four after a double; those used up are dim."""

    faces: tuple[int, ...]
    dim: tuple[bool, ...]
    roller: int | None = None
    """Whose dice of the last move they are: the pips have the colour of that side's checkers."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the dice side by side in the middle."""
        die = die_side(pen.height)
        centres = die_centres(len(self.faces), pen.width, pen.height)
        for centre, face, dim in zip(centres, self.faces, self.dim, strict=True):
            self._paint_die(pen, centre, die, (face, dim), theme)

    def _paint_die(
        self,
        pen: Pen,
        centre: Point,
        die: float,
        shown: tuple[int, bool],
        theme: Theme,
    ) -> None:
        x, y = centre
        face, dim = shown
        box = around(centre, die / 2)
        pen.rectangle(box, theme.shade if dim else theme.die, die * 0.2)
        line = theme.groove if dim else theme.pip
        pen.outline(box, die * 0.06, line, die * 0.2)
        for across, down in _PIPS[face]:
            centre = (x + across * die * 0.27, y + down * die * 0.27)
            pen.disc(centre, die * 0.1, line if self.roller is None else theme.side(self.roller))


@dataclass(frozen=True, slots=True)
class CubeFace:
    """The doubling cube with its value; while it is offered it has another colour."""

    value: int
    offered: bool = False

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the cube in the middle of its cell."""
        side = min(pen.width, pen.height) * 0.78
        box = around(pen.centre, side / 2)
        pen.rectangle(box, theme.last if self.offered else theme.die, side * 0.14)
        pen.outline(box, side * 0.07, theme.pip, side * 0.14)
        text = str(self.value)
        pen.text(pen.centre, text, side * (0.62, 0.62, 0.52, 0.42, 0.34)[len(text)], theme.pip)

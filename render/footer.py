"""The strip below the board of a replay: the number of the move, and how far the game has gone."""

from dataclasses import dataclass
from typing import Final

from render.canvas.area import Area
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Scene
from render.strip import WithStrip
from render.themes import Theme

_HEIGHT: Final = 0.042
"""The height of the strip, as a share of the picture's width, like what follows."""
_NUMBER: Final = 0.09
_RIM: Final = 0.02


def footed(scene: Scene, move: int, done: int, count: int) -> Scene:
    """Return a scene with the strip below it, after so many of all positions."""
    width, height = scene.ground.size
    ground = WithStrip(scene.ground, _HEIGHT)
    left, rim = round(width * _NUMBER), round(width * _RIM)
    line = Area(left, height, width - left - rim, ground.strip)
    cells = (
        Cell(Area(0, height, left, ground.strip), MoveNumber(move)),
        Cell(line, Progress(line.width * done // count)),
    )
    return Scene(ground, [*scene.cells, *cells])


@dataclass(frozen=True, slots=True)
class MoveNumber:
    """How many moves have been made; rolls are none."""

    number: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the number."""
        pen.text(pen.centre, str(self.number), pen.height * 0.62, theme.ink)


@dataclass(frozen=True, slots=True)
class Progress:
    """A line of which a part is filled."""

    filled: int
    """Pixels from its start."""

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole line, and the part over it."""
        middle, half = pen.height // 2, max(1, round(pen.height * 0.1))
        pen.rectangle((0, middle - half, pen.width, middle + half), theme.groove)
        if self.filled:
            pen.rectangle((0, middle - half, self.filled, middle + half), theme.ink)

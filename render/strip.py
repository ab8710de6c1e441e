"""A board with a strip below it, for what does not belong onto the board."""

from dataclasses import dataclass

from render.canvas.pen import Pen
from render.canvas.scene import Ground
from render.themes import Theme


@dataclass(frozen=True, slots=True)
class WithStrip:
    """A ground with a strip of the frame below it."""

    ground: Ground
    share: float
    """The height of the strip, as a share of the picture's width."""
    line: bool = False
    """Whether a line shows where the strip begins."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        width, height = self.ground.size
        return width, height + self.strip

    @property
    def strip(self) -> int:
        """The height of the strip in pixels."""
        return round(self.ground.size[0] * self.share)

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the ground, and the line."""
        self.ground.paint(pen, theme)
        if self.line:
            width, height = self.ground.size
            pen.rectangle((0, height, width, height + max(1, round(width / 480))), theme.groove)

"""Captions below a board: who plays, with clock and score, for pictures that travel alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.canvas.area import Area, Disc
from render.canvas.font import readable, shortened
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Scene
from render.look import Caption
from render.pieces import Profile, paint_piece
from render.strip import WithStrip
from render.themes import Theme

_HEIGHT: Final = 0.058
"""The height of the strip, as a share of the picture's width."""

# Shares of the strip's height.
_TOKEN: Final = 0.34
_TEXT: Final = 0.46
_GAP: Final = 0.3


def captioned(scene: Scene, captions: Sequence[Caption], profile: Profile) -> Scene:
    """Return a scene with a strip below it, in which each seat has a part."""
    width, height = scene.ground.size
    ground = WithStrip(scene.ground, _HEIGHT, line=True)
    each = width // len(captions)
    cells = [
        Cell(Area(seat * each, height, each, ground.strip), Nameplate(seat, caption, profile))
        for seat, caption in enumerate(captions)
    ]
    return Scene(ground, [*scene.cells, *cells])


@dataclass(frozen=True, slots=True)
class Nameplate:
    """The piece of a seat, the name, and the clock and the score at the other end."""

    seat: int
    caption: Caption
    profile: Profile

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint it all in one line; a long name is shortened."""
        high, middle = pen.height, pen.height * 0.52
        token = Disc((high * 0.6, middle), high * _TOKEN)
        paint_piece(pen, theme, self.seat, token, self.profile)
        size, left = high * _TEXT, high * (0.6 + _TOKEN + _GAP)
        right = pen.width - high * _GAP
        for text in (self.caption.score, self.caption.clock):
            if text:
                taken = len(text) * size * 0.6
                pen.text((right - taken / 2, middle), text, size, theme.ink)
                right -= taken + high * _GAP
        name = readable(self.caption.name, str(self.seat + 1))
        pen.name(left, middle, shortened(name, size, right - left), size, theme.ink)

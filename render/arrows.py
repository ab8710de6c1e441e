"""Arrows on a board: moves that were not made there, such as a better one.

The first kind is drawn in full, the others are hollow, so that they differ by more than colour. A
wall that a move would lay is outlined; a move that carries nothing, such as a double, has no arrow.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import zip_longest
from math import ceil, hypot
from typing import Final, TypeAlias

from PIL import Image

from render.boards import board_for
from render.canvas.area import Area, Point, inset
from render.canvas.pen import Pen
from render.canvas.picture import Picture, press
from render.canvas.scene import Scene
from render.canvas.tiles import indices, pixels
from render.look import Look
from render.slide import Slide
from render.themes import Theme

_BODY: Final = 1 / 110
"""Half the width of a shaft, as a part of the width of the picture."""
_HEAD: Final = 3.2
"""How many times as wide and as long a head is."""
_SHORTEST: Final = 1.6
"""An arrow keeps at least so many heads of its length, however near its ends are."""


_ROOM: Final = 6
"""How many half widths of a shaft a head, an edge and a label take around a path."""

Path: TypeAlias = tuple[Point, ...]
"""Where a piece goes, from corner to corner."""


class Tint(IntEnum):
    """What an arrow means."""

    BETTER = 0
    """The move to make."""
    OTHER = 1
    """Another move: the one that was made, or one that is nearly as good."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """A move of the position's game, and what it means."""

    move: object
    tint: Tint = Tint.BETTER
    label: str = ""
    """A sign or two in its middle."""


def draw_over(
    position: object, scene: Scene, look: Look, arrows: Sequence[Arrow], theme: Theme
) -> Picture:
    """Return the picture of a scene with arrows on it, the first on top."""
    board = pixels(scene, theme)
    width, _ = scene.ground.size
    for arrow in reversed(arrows):
        for shape in _shapes(position, arrow.move, look):
            _lay_over(board, _Painter(theme, arrow, width * _BODY, shape), theme)
    return press(board, theme)


def _lay_over(board: Image.Image, painter: "_Painter", theme: Theme) -> None:
    """Paint on an image of indices; those where nothing is painted stay as they are."""
    painted = painter.paint()
    left, top = painter.corner
    box = left, top, left + painted.width, top + painted.height
    below = board.crop(box).convert("RGBA")
    below.alpha_composite(painted)
    there = painted.getchannel("A").point(lambda opacity: 255 * (opacity > 0))
    board.paste(indices(below, theme), box, there)


def _shapes(position: object, move: object, look: Look) -> Iterator[Area | Path]:
    """Yield the wall that a move lays, or the ways of the pieces that it carries."""
    board = board_for(position, look)
    walls = board.walls(position, look)
    if str(move) in walls:
        yield walls[str(move)]
    yield from _paths(list(board.slides(position, move, look)))


def _paths(slides: Sequence[Slide]) -> list[Path]:
    """Return the way of each piece; checkers that are hit stay where they are.

    A slide that begins where an earlier one ended carries the same piece on.
    """
    paths: dict[Area, Path] = {}
    """The ways so far, by where they end."""
    for slide, after in zip_longest(slides, slides[1:]):
        if after and after.target.centre == slide.origin.centre:
            continue  # it makes room for the piece that lands there next
        before = paths.pop(slide.origin, (slide.origin.centre,))
        paths[slide.target] = (*before, slide.target.centre)
    return list(paths.values())


@dataclass(frozen=True, slots=True)
class _Painter:
    """Paints the wall or the way of one piece, on a small picture of its own."""

    theme: Theme
    arrow: Arrow
    width: float
    """Half the width of a shaft."""
    shape: Area | Path

    @property
    def _box(self) -> tuple[int, int, int, int]:
        """Return the part of the board that is painted."""
        if isinstance(self.shape, Area):
            left, top, right, bottom = self.shape.box
        else:
            xs, ys = zip(*self.shape, strict=True)
            left, top, right, bottom = map(round, (min(xs), min(ys), max(xs), max(ys)))
        room = ceil(self.width * _ROOM)
        return max(left - room, 0), max(top - room, 0), right + room, bottom + room

    @property
    def corner(self) -> tuple[int, int]:
        """Return where the upper left corner of the small picture lies on the board."""
        return self._box[:2]

    @property
    def _colour(self) -> str:
        return self.theme.hint if self.arrow.tint is Tint.BETTER else self.theme.last

    def paint(self) -> Image.Image:
        """Return the small picture."""
        left, top, right, bottom = self._box
        pen = Pen(right - left, bottom - top)
        if isinstance(self.shape, Area):
            self._outline(pen, self.shape)
        else:
            self._draw(pen, [(x - left, y - top) for x, y in self.shape])
        return pen.finish()

    def _outline(self, pen: Pen, wall: Area) -> None:
        """Outline a wall; the one to lay is filled."""
        left, top = self.corner
        wall = wall.within(Area(left, top, 0, 0))
        for width, colour in self._strokes():
            pen.rectangle(inset(wall.box, (self.width - width) / 2), colour)
        self._write(pen, wall.centre)

    def _draw(self, pen: Pen, path: Sequence[Point]) -> None:
        """Draw an arrow along a path, with a dark edge."""
        end = path[-1]
        neck = _short_of(path[-2], end, self.width * _HEAD * 1.4)
        for width, colour in self._strokes():
            grown = width - self.width
            pen.disc(path[0], width, colour)
            pen.line([*path[:-1], neck], 2 * width, colour)
            pen.polygon(_head(neck, end, self.width * _HEAD + 2 * grown, grown), colour)
        self._write(pen, _short_of(path[-2], end, hypot(*_minus(end, path[-2])) / 2))

    def _strokes(self) -> Iterator[tuple[float, str]]:
        """Yield half widths and colours, the widest first: a dark edge, and what is in it."""
        edge = self.width * 0.45
        yield self.width + edge, self.theme.pip
        yield self.width, self._colour
        if self.arrow.tint is Tint.OTHER:
            yield self.width - edge, self.theme.felt

    def _write(self, pen: Pen, at: Point) -> None:
        if self.arrow.label:
            pen.disc(at, 2.1 * self.width, self.theme.pip)
            pen.disc(at, 1.8 * self.width, self._colour)
            pen.text(at, self.arrow.label, 3 * self.width, self.theme.pip)


def _short_of(start: Point, end: Point, distance: float) -> Point:
    """Return the point so far before the end of a line; never before its middle."""
    (x, y), (to_x, to_y) = start, end
    length = max(hypot(to_x - x, to_y - y), 1)
    part = max(1 - distance / length, 1 - 1 / _SHORTEST)
    return x + (to_x - x) * part, y + (to_y - y) * part


def _minus(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]


def _head(neck: Point, end: Point, width: float, grown: float) -> list[Point]:
    """Return the triangle of a head, longer at the tip by what its edge takes."""
    (x, y), (to_x, to_y) = neck, end
    length = max(hypot(to_x - x, to_y - y), 1)
    along = (to_x - x) / length, (to_y - y) / length
    tip = to_x + along[0] * grown, to_y + along[1] * grown
    base = x - along[0] * grown, y - along[1] * grown
    return [
        tip,
        (base[0] - along[1] * width, base[1] + along[0] * width),
        (base[0] + along[1] * width, base[1] - along[0] * width),
    ]

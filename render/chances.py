"""The plot of the chances to win through a game, with its errors marked. There are no words in it.

Between two players the picture is divided: what lies below the line is the first seat's, what lies
above it the second's. Several players have a line each. Where dice were rolled, a strip below has a
bar for each roll: up if it was lucky, down if it was not, in the colour of whoever rolled.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import copysign
from typing import Final, TypeAlias

from render.canvas.area import Box, Point
from render.canvas.pen import Pen
from render.canvas.picture import Picture, flatten
from render.look import fit
from render.themes import Theme, pick

Chance: TypeAlias = tuple[int, float]
"""The number of a decision, and somebody's chance to win after it, from 0 to 1."""

WIDTH: Final = 800
_LINES: Final = (0, 0.25, 0.5, 0.75, 1)
_STRIP: Final = 3.4
"""The height of the strip of rolls, where a line of text has 1."""
_MUCH: Final = 0.5
"""The luck in points that fills at least half of the strip."""


@dataclass(frozen=True, slots=True)
class Mark:
    """An error: where it lies, who made it, and its number."""

    at: Chance
    seat: int
    label: str


@dataclass(frozen=True, slots=True)
class LuckBar:
    """A roll: the decision that it led to, who rolled, and how lucky it was in points."""

    at: float
    seat: int
    luck: float


@dataclass(frozen=True, slots=True)
class ChanceFrame:
    """The plotting area, and how many decisions it spans."""

    box: Box
    last: int
    """The number of the last decision; the first is 0."""

    def at(self, chance: tuple[float, float]) -> Point:
        """Return the point of a chance after a decision."""
        number, share = chance
        left, top, right, bottom = self.box
        return (
            left + (right - left) * number / max(self.last, 1),
            bottom - (bottom - top) * share,
        )


def chance_frame(courses: Sequence[Sequence[Chance]], width: int) -> ChanceFrame:
    """Return a frame with room for all courses."""
    unit = width / 26
    box = (2.6 * unit, unit, width - unit, width / 2 - 1.6 * unit)
    return ChanceFrame(box, max(number for course in courses for number, _ in course))


def plot_chances(  # noqa: PLR0913 - what a plot shows, and how
    courses: Sequence[Sequence[Chance]],
    marks: Sequence[Mark] = (),
    *,
    ends: tuple[str, str] = ("", ""),
    lucks: Sequence[LuckBar] = (),
    theme: Theme | str = "wood",
    size: int = WIDTH,
) -> Picture:
    """Return the picture: one course is the first seat's of two, several are those of all seats.

    `ends` are written below the first and the last decision.
    """
    width, chosen = fit(size), pick(theme)
    frame, height = chance_frame(courses, width), width / 26
    strip = round(_STRIP * height) if lucks else 0
    pen = Pen(width, width // 2 + strip, chosen.frame)
    if len(courses) == 1:
        _paint_halves(pen, frame, courses[0], chosen)
    else:
        pen.rectangle(frame.box, chosen.felt)
    _paint_lines(pen, frame, chosen, height)
    _paint_ends(pen, frame, ends, chosen, height)
    for seat, course in enumerate(courses):
        colour = chosen.side(seat) if len(courses) > 1 else chosen.last
        _paint_course(pen, [frame.at(chance) for chance in course], colour, chosen, height / 5)
    for mark in reversed(marks):
        _paint_mark(pen, frame.at(mark.at), mark, chosen, height * 0.72)
    if lucks:
        _paint_lucks(pen, frame, lucks, chosen, height)
    return flatten(pen.finish(), chosen)


def _paint_halves(pen: Pen, frame: ChanceFrame, course: Sequence[Chance], theme: Theme) -> None:
    """Paint the second seat's part, and the first seat's in front of it."""
    left, _, right, bottom = frame.box
    pen.rectangle(frame.box, theme.second)
    points = [frame.at(chance) for chance in course]
    pen.polygon([(left, bottom), (left, points[0][1]), *points, (right, bottom)], theme.first)


def _paint_lines(pen: Pen, frame: ChanceFrame, theme: Theme, height: float) -> None:
    left, _, right, _ = frame.box
    for share in _LINES:
        _, y = frame.at((0, share))
        middle = share == 0.5  # noqa: PLR2004 - an even game
        pen.line([(left, y), (right, y)], height / (10 if middle else 20), theme.groove)
        pen.text((left / 2, y), f"{share:.0%}", height * 0.8, theme.ink)


def _paint_ends(
    pen: Pen, frame: ChanceFrame, ends: tuple[str, str], theme: Theme, height: float
) -> None:
    for number, text in zip((0, frame.last), ends, strict=True):
        x, y = frame.at((number, 0))
        pen.text((x, y + height * 0.85), text, height * 0.8, theme.ink)


def _paint_course(
    pen: Pen, points: Sequence[Point], colour: str, theme: Theme, width: float
) -> None:
    if len(points) > 1:
        pen.line(points, 1.8 * width, theme.pip)
        pen.line(points, width, colour)


def _paint_mark(pen: Pen, at: Point, mark: Mark, theme: Theme, radius: float) -> None:
    """Paint a numbered disc in the colours of whoever made the error."""
    side, edge = theme.side(mark.seat), theme.edge(mark.seat)
    pen.disc(at, radius * 1.25, theme.last)
    pen.disc(at, radius, side)
    pen.ring(at, radius, radius / 6, edge)
    pen.text(at, mark.label, radius * 1.35, edge)


def luck_box(frame: ChanceFrame, bar: LuckBar, lucks: Sequence[LuckBar], height: float) -> Box:
    """Return where the bar of a roll lies: above the middle of the strip if it was lucky.

    However little luck there was, and however many rolls, it has a pixel.
    """
    left, _, right, bottom = frame.box
    x, _ = frame.at((bar.at, 0))
    wide = max(min(0.3 * height, 0.35 * (right - left) / (frame.last + 1)), 0.5)
    middle = bottom + (1.6 + _STRIP / 2) * height - height / 4
    most = max(_MUCH, *(abs(each.luck) for each in lucks))
    rise = 0.9 * (_STRIP / 2 - 0.25) * height * bar.luck / most
    end = middle - copysign(max(abs(rise), 1), rise)
    return (x - wide, min(middle, end), x + wide, max(middle, end))


def _paint_lucks(
    pen: Pen, frame: ChanceFrame, lucks: Sequence[LuckBar], theme: Theme, height: float
) -> None:
    left, _, right, bottom = frame.box
    top = bottom + 1.6 * height
    pen.rectangle((left, top, right, top + (_STRIP - 0.5) * height), theme.felt)
    for bar in lucks:
        pen.rectangle(luck_box(frame, bar, lucks, height), theme.side(bar.seat))
    middle = top + (_STRIP - 0.5) / 2 * height
    pen.line([(left, middle), (right, middle)], height / 12, theme.groove)

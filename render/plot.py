"""The plot of a player's rating from game to game. There are no words in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final, TypeAlias

from render.canvas.area import Box, Point, inset
from render.canvas.pen import Pen
from render.canvas.picture import Picture, flatten
from render.look import fit
from render.themes import Theme, pick

Reached: TypeAlias = tuple[int, int]
"""The number of a game, and the rating after it."""

WIDTH: Final = 640
_STEPS: Final = (25, 50, 100, 200, 250, 500, 1000, 2500, 5000)
_LINES: Final = 5
"""The most steps between the lowest line and the highest."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The plotting area, and which games and ratings it spans."""

    box: Box
    games: tuple[int, int]
    ratings: tuple[int, int]
    step: int

    def at(self, reached: Reached) -> Point:
        """Return the point of a rating after a game."""
        game, rating = reached
        _, top, _, bottom = self.box
        left, _, right, _ = inset(self.box, (bottom - top) / 20)
        return (
            left + (right - left) * _share(game, self.games),
            bottom - (bottom - top) * _share(rating, self.ratings),
        )

    @property
    def lines(self) -> range:
        """The ratings at which there is a line."""
        low, high = self.ratings
        return range(low, high + 1, self.step)


def plot(reached: Sequence[Reached], *, theme: Theme | str = "wood", size: int = WIDTH) -> Picture:
    """Return the picture of one or more ratings, given in the order of their games."""
    width = fit(size)
    pen = Pen(width, width // 2, pick(theme).frame)
    frame = frame_of(reached, width)
    _paint_lines(pen, frame, pick(theme), width / 26)
    _paint_course(pen, [frame.at(point) for point in reached], pick(theme), width / 130)
    return flatten(pen.finish(), pick(theme))


def frame_of(reached: Sequence[Reached], width: int) -> Frame:
    """Return a frame with room for every rating and with lines at round numbers."""
    unit = width / 26
    ratings = [rating for _, rating in reached]
    step = _step(min(ratings), max(ratings))
    low, high = floor(min(ratings) / step) * step, ceil(max(ratings) / step) * step
    return Frame(
        box=(3 * unit, unit, width - unit, width / 2 - 1.75 * unit),
        games=(reached[0][0], reached[-1][0]),
        ratings=(low, high if high > low else low + step),
        step=step,
    )


def _step(low: int, high: int) -> int:
    """Return the smallest round number that makes few enough lines."""
    return next(
        (step for step in _STEPS if ceil(high / step) - floor(low / step) <= _LINES), _STEPS[-1]
    )


def _share(value: int, span: tuple[int, int]) -> float:
    """Return where in a span a value lies, from 0 to 1; an empty span has it in the middle."""
    low, high = span
    return (value - low) / (high - low) if high > low else 0.5


def _paint_lines(pen: Pen, frame: Frame, theme: Theme, height: float) -> None:
    """Paint the surface, a line for each round rating, and the first and last game's numbers."""
    left, top, right, bottom = frame.box
    pen.rectangle((left, top, right, bottom), theme.felt, height / 4)
    for rating in frame.lines:
        _, y = frame.at((frame.games[0], rating))
        pen.line([(left, y), (right, y)], height / 16, theme.groove)
        pen.text((left / 2, y), str(rating), height, theme.ink)
    for game in dict.fromkeys(frame.games):
        x, _ = frame.at((game, frame.ratings[0]))
        pen.text((x, bottom + height), str(game), height, theme.ink)


def _paint_course(pen: Pen, points: Sequence[Point], theme: Theme, width: float) -> None:
    """Paint the line from game to game, and a dot at its end."""
    if len(points) > 1:
        pen.line(points, 1.8 * width, theme.frame)
        pen.line(points, width, theme.last)
    pen.disc(points[-1], 2.2 * width, theme.frame)
    pen.disc(points[-1], 1.5 * width, theme.last)

"""Round pieces, seen from above: checkers and pawns, with an edge, a mark, light and shadow.

Every seat has a mark of its own, so nobody needs to see the colours. Pawns have those that texts
call their seats by (◎, ◆, ✕ and ▲). Checkers have two sides: one has a dot, and one does without,
because each further line on a checker makes a picture a tenth larger: deflate does not reach from
one checker of a stack to the next.
"""

from enum import Enum
from functools import lru_cache
from math import ceil, cos, floor, pi, sin
from typing import Final, NamedTuple

from PIL import Image

from render.canvas.area import Disc, Point
from render.canvas.pen import FINENESS, Pen
from render.canvas.relief import Distances, Slope, carve, cast, rounded
from render.themes import Theme
from render.themes.colour import Tones, lighter, rgb

FALL: Final = 0.1
"""How far below its piece a shadow lies, as a share of the radius, like all that follow."""
_CAST: Final = 0.97
"""The radius of a shadow: it shows below a piece, and hardly beside it."""
_BLUR: Final = 0.04
_PAWN_EDGE: Final = 0.14
"""The least breadth of a pawn's edge: light pawns stand on light squares."""
_REACH: Final = 1.16
"""How far a piece reaches from its middle with its shadow."""
_SOFT: Final = 0.03
_MARK: Final = 0.27
_PAWN_MARK: Final = 0.34


class Profile(Enum):
    """Where a piece is not level, from its edge inwards."""

    CHECKER = ((0.0, 0.2, 0.55),)
    """A broad rim around a level face."""
    PAWN = ((0.0, 0.16, 0.6), (0.3, 0.62, 0.4))
    """A round foot, and a head."""


class Edge(NamedTuple):
    """The line around a piece."""

    colour: str
    breadth: float
    """As a share of the piece's radius."""


def paint_piece(
    pen: Pen, theme: Theme, seat: int, disc: Disc, profile: Profile = Profile.CHECKER
) -> None:
    """Paint the piece of a seat, and its shadow."""
    paint_shadow(pen, theme, disc)
    paint_body(pen, theme, seat, disc, profile)
    if profile is Profile.PAWN:
        paint_mark(pen, seat, disc, theme.edge(seat))
    elif seat:
        pen.disc(disc.centre, disc.radius * _MARK, theme.edge(seat))


def lay_checker(pen: Pen, theme: Theme, seat: int, disc: Disc, *, bare: bool = False) -> None:
    """Lay a checker under everything that is drawn, bare if something else marks it.

    Checkers that lie whole pixels apart are exactly alike, so each is painted once.
    """
    (x, y), radius = disc
    reach = radius * _REACH + 1
    left, top = floor(x - reach), floor(y - reach)
    centre = round(x - left, 3), round(y - top, 3)
    pen.lay(_checker(Disc(centre, radius), seat, theme, bare), left, top)


def paint_shadow(pen: Pen, theme: Theme, disc: Disc) -> None:
    """Paint the soft shadow of a piece."""
    (x, y), radius = disc
    pen.stamp(_shadow(radius, theme.shadow), (x, y + radius * FALL))


def paint_body(pen: Pen, theme: Theme, seat: int, disc: Disc, profile: Profile) -> None:
    """Paint a piece without shadow and mark."""
    edge = Edge(theme.edge(seat), max(theme.rim, _PAWN_EDGE if profile is Profile.PAWN else 0))
    pen.stamp(_body(disc.radius, theme.tones(seat), edge, profile), disc.centre)


def paint_mark(pen: Pen, seat: int, disc: Disc, colour: str) -> None:
    """Paint the mark of a seat on a pawn."""
    x, y = disc.centre
    reach = disc.radius * _PAWN_MARK
    match seat:
        case 0:
            pen.ring(disc.centre, reach * 1.3, reach * 0.5, colour)
        case 1:
            pen.polygon(_corners(disc.centre, reach * 1.35, 4), colour)
        case 2:
            for down in (-reach, reach):
                pen.line([(x - reach, y - down), (x + reach, y + down)], reach * 0.6, colour)
        case _:
            # A triangle looks centred when it lies a little low.
            pen.polygon(_corners((x, y + reach * 0.2), reach * 1.5, 3), colour)


@lru_cache(maxsize=128)
def _checker(disc: Disc, seat: int, theme: Theme, bare: bool) -> Image.Image:  # noqa: FBT001 - cached
    side = ceil(2 * disc.radius * _REACH) + 3
    pen = Pen(side, side)
    if bare:
        paint_shadow(pen, theme, disc)
        paint_body(pen, theme, seat, disc, Profile.CHECKER)
    else:
        paint_piece(pen, theme, seat, disc)
    return pen.finish()


@lru_cache(maxsize=128)
def _shadow(radius: float, strength: float) -> Image.Image:
    fine = radius * FINENESS
    return cast(_round(radius, fine * _CAST), strength, fine * _BLUR)


@lru_cache(maxsize=128)
def _body(radius: float, tones: Tones, edge: Edge, profile: Profile) -> Image.Image:
    fine = radius * FINENESS
    slopes = [Slope(start * fine, end * fine, steep) for start, end, steep in profile.value]
    around = rgb(edge.colour)
    rim: Tones = (lighter(around, -0.3), around, lighter(around, 0.2))
    image = carve(_round(radius, fine), rim, slopes[:1], fine * _SOFT)
    image.alpha_composite(
        carve(_round(radius, fine * (1 - edge.breadth)), tones, slopes, fine * _SOFT)
    )
    return image


def _round(radius: float, fine: float) -> Distances:
    """Return the distances from a circle, where there is room for a piece of this radius."""
    side = (ceil(2 * radius) + 4) * FINENESS
    return rounded((side, side), (2 * fine, 2 * fine), fine)


def _corners(centre: Point, radius: float, count: int) -> list[Point]:
    """Return the corners of a regular polygon, the first at the top."""
    x, y = centre
    turns = [2 * pi * corner / count for corner in range(count)]
    return [(x + radius * sin(turn), y - radius * cos(turn)) for turn in turns]

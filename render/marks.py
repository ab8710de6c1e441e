"""Marks, the same on all boards.

Where a piece came from is filled faintly, where it went is ringed, what it captured is crossed.
What may move is ringed in the colour of hints, and where it may go is a dot. Every mark has a dark
outline and a light core: whatever it lies on, one of them stands out.
"""

from typing import Final

from render.canvas.area import Disc, Point, Tile, inset
from render.canvas.pen import Pen
from render.themes import Theme
from render.themes.colour import css, mix, rgb

# All measures are shares of the side of a square, or of a checker's diameter.
_LINE: Final = 0.035
"""The width of an outline."""
_RING: Final = 0.07
"""The width of a ring's core."""
_BROAD: Final = 0.11
"""The width of the core of a ring on a piece, of which the light side may have the same tone."""
_FREE: Final = 0.12
"""What stays free at each edge of a square that is filled."""
FAINT: Final = 0.35
"""How much of its colour the fill of a square has; the rest is the square's."""
_DOT: Final = 0.17
_CROSS: Final = 0.13


def ring_reach(radius: float) -> float:
    """Return how far a ring around a piece of this radius reaches from its middle."""
    return radius * (1 + 2 * _LINE)


def dot_reach(side: float) -> float:
    """Return how far a dot reaches from its middle."""
    return side * (_DOT + _LINE)


def ring_piece(pen: Pen, theme: Theme, disc: Disc, core: str) -> None:
    """Ring a round piece, along its edge; a line on either side tells the ring from the piece."""
    centre, radius = disc
    line, width = 2 * radius * _LINE, 2 * radius * _BROAD
    pen.ring(centre, ring_reach(radius), width + 2 * line, theme.pip)
    pen.ring(centre, radius, width, core)


def ring_pawn(pen: Pen, theme: Theme, disc: Disc, core: str) -> None:
    """Ring a pawn that is painted next: what shows around it is the ring."""
    centre, radius = disc
    pen.disc(centre, ring_reach(radius), theme.pip)
    pen.disc(centre, radius, core)


def fill_disc(pen: Pen, theme: Theme, disc: Disc) -> None:
    """Mark where a round piece was."""
    centre, radius = disc
    pen.disc(centre, radius, theme.pip)
    pen.disc(centre, radius - max(1.0, 2 * radius * _LINE), theme.trail)


def fill_tile(pen: Pen, theme: Theme, tile: Tile, ground: str, line: str) -> None:
    """Mark the square of this ground from which a piece came: filled faintly, within a line."""
    box, radius = tile
    side = box[2] - box[0]
    inner, width = inset(box, side * _FREE), max(1.0, side * _LINE)
    faint = css(mix(rgb(ground), rgb(theme.trail), FAINT))
    pen.rectangle(inner, line, radius)
    pen.rectangle(inset(inner, width), faint, max(0, radius - width))


def ring_tile(pen: Pen, theme: Theme, tile: Tile, core: str, line: float = _LINE) -> None:
    """Ring a square."""
    box, radius = tile
    side = box[2] - box[0]
    if line:
        pen.outline(box, side * (_RING + 2 * line), theme.pip, radius)
    pen.outline(inset(box, side * line), side * _RING, core, max(0, radius - side * line))


def dot(pen: Pen, theme: Theme, centre: Point, side: float, core: str = "") -> None:
    """Mark where a piece may go, or in another colour where it passed."""
    pen.disc(centre, dot_reach(side), theme.pip)
    pen.disc(centre, side * _DOT, core or theme.hint)


def cross(pen: Pen, theme: Theme, centre: Point, side: float) -> None:
    """Mark where a piece was captured."""
    x, y = centre
    reach = side * _CROSS
    for down in (-reach, reach):
        pen.line([(x - reach, y - down), (x + reach, y + down)], side * _RING, theme.trail)

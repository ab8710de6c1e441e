"""A theme: the colour of everything that is drawn."""

from dataclasses import dataclass, fields
from functools import cached_property
from itertools import chain
from typing import Final

from PIL import Image

from render.themes.colour import Colour, are_apart, halfway, rgb

COLOURS: Final = 16
"""The most colours of a picture: an index into them takes half a byte, which halves the work."""


@dataclass(frozen=True, eq=False)
class Theme:
    """Every field but the name is a colour, written as in CSS: sixteen different ones at most.

    Sides differ in more than these colours: painters add an edge and a mark to each. Themes are
    compared by identity, which makes them fast keys for what was painted in them.
    """

    name: str
    frame: str
    """around the board"""
    ink: str
    """letters and numbers on the frame"""
    felt: str
    """the playing surface"""
    light: str
    """every other point or square"""
    dark: str
    """the points or squares between"""
    groove: str
    """lines and gaps"""
    first: str
    first_edge: str
    second: str
    second_edge: str
    third: str
    third_edge: str
    fourth: str
    fourth_edge: str
    wall: str
    die: str
    pip: str
    """dots on dice, and thin dark lines"""
    shade: str
    """a die that is used up, a place that is empty"""
    last: str
    """where the last move went"""
    trail: str
    """where the last move came from"""
    hint: str
    """what may move, and where it may go"""

    def side(self, seat: int) -> str:
        """Return the colour of a seat's pieces."""
        return (self.first, self.second, self.third, self.fourth)[seat]

    def edge(self, seat: int) -> str:
        """Return the colour of the edges and marks on a seat's pieces."""
        return (self.first_edge, self.second_edge, self.third_edge, self.fourth_edge)[seat]

    def rim(self, seat: int) -> str:
        """Return the colour halfway between a seat's colour and its edge."""
        return "#" + bytes(halfway(rgb(self.side(seat)), rgb(self.edge(seat)))).hex()

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """All colours of a picture: the theme's, and those halfway between two that meet."""
        chosen = dict.fromkeys(rgb(getattr(self, name)) for name in _NAMES)
        for one, other in _MEETING:
            step = halfway(rgb(getattr(self, one)), rgb(getattr(self, other)))
            if len(chosen) < COLOURS and all(are_apart(step, colour) for colour in chosen):
                chosen[step] = None
        return tuple(chosen)

    @cached_property
    def palette(self) -> Image.Image:
        """The colours as an image with a palette, which is what Pillow's `quantize` takes."""
        image = Image.new("P", (1, 1))
        flat = list(chain.from_iterable(self.colours))
        image.putpalette(flat + flat[:3] * (256 - len(self.colours)))
        return image


_NAMES: Final = tuple(field.name for field in fields(Theme) if field.name != "name")
_MEETING: Final = (
    ("frame", "groove"),
    ("first", "first_edge"),
    ("second", "second_edge"),
    ("frame", "ink"),
    ("third", "third_edge"),
    ("light", "dark"),
    ("felt", "wall"),
    ("felt", "last"),
    ("felt", "hint"),
)
"""Colours that touch, the most important first. A colour halfway between them smooths the edge."""

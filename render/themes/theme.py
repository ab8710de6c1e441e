"""Themes: the colours of everything that is drawn, and the palette that they make."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import Final, TypeAlias

from PIL import Image, ImageColor

Colour: TypeAlias = tuple[int, int, int]

COLOURS: Final = 16
"""That many fit into half a byte, and a picture of half as many bytes is drawn twice as fast."""
_NEAR: Final = 36
"""A step that is no further from another colour (of 441) is left out."""


@dataclass(frozen=True, eq=False)
class Theme:
    """A mood. Every field but the name is a colour, written as in CSS: sixteen of them at most.

    Sides are told apart by more than these colours: painters add an edge and a mark to each.
    A theme is itself and equals no other, so that finding what was painted in it costs nothing.
    """

    name: str
    frame: str
    """around the board"""
    ink: str
    """letters and numbers on the frame"""
    felt: str
    """what one plays on"""
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
    shade: str
    """a die that is used up, a place that is empty"""
    last: str
    """where the last move went"""
    trail: str
    """where the last move came from"""
    hint: str
    """what may move, and where it may go"""

    def side(self, seat: int) -> str:
        """Return a side's colour."""
        return (self.first, self.second, self.third, self.fourth)[seat]

    def edge(self, seat: int) -> str:
        """Return the colour of a side's edge and mark."""
        return (self.first_edge, self.second_edge, self.third_edge, self.fourth_edge)[seat]

    def rim(self, seat: int) -> str:
        """Return the step between a side's colour and its edge."""
        return "#" + bytes(_between(rgb(self.side(seat)), rgb(self.edge(seat)))).hex()

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """All colours of a picture: the theme's, and steps between those that meet."""
        chosen = dict.fromkeys(rgb(getattr(self, name)) for name in _NAMES)
        for one, other in _MEETING:
            step = _between(rgb(getattr(self, one)), rgb(getattr(self, other)))
            if len(chosen) < COLOURS and all(_apart(step, colour) for colour in chosen):
                chosen[step] = None
        return tuple(chosen)

    @cached_property
    def palette(self) -> Image.Image:
        """The colours in the form in which Pillow wants to be told a palette."""
        image = Image.new("P", (1, 1))
        flat = list(chain.from_iterable(self.colours))
        image.putpalette(flat + flat[:3] * (256 - len(self.colours)))
        return image


def rgb(colour: str) -> Colour:
    """Return a colour's red, green and blue."""
    red, green, blue, *_ = ImageColor.getrgb(colour)
    return red, green, blue


def _between(one: Colour, other: Colour) -> Colour:
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


def _apart(one: Colour, other: Colour) -> bool:
    """Tell whether two colours are so far apart that the palette is better for both."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) > _NEAR**2


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
"""Colours that touch, the most important first: an edge is smooth with a step between its sides."""

_ALL: Final = (
    Theme(
        name="wood",
        frame="#4a2c17",
        ink="#efd9ae",
        felt="#d9b47e",
        light="#efd9ae",
        dark="#9c5f33",
        groove="#6e4526",
        first="#fcf5e4",
        first_edge="#6e4526",
        second="#241610",
        second_edge="#e6bd80",
        third="#8f2a1c",
        third_edge="#fcf5e4",
        fourth="#2f5d50",
        fourth_edge="#fcf5e4",
        wall="#4a2c17",
        die="#fcf5e4",
        pip="#241610",
        shade="#b08e60",
        last="#ffc83d",
        trail="#cd9338",
        hint="#7fe0b0",
    ),
    Theme(
        name="modern",
        frame="#1f2933",
        ink="#d3dbe3",
        felt="#37475a",
        light="#8fa3b8",
        dark="#54687f",
        groove="#2d3a47",
        first="#f7f9fb",
        first_edge="#37475a",
        second="#12181f",
        second_edge="#f2b84b",
        third="#931d12",
        third_edge="#f7f9fb",
        fourth="#084a45",
        fourth_edge="#f7f9fb",
        wall="#f2b84b",
        die="#f7f9fb",
        pip="#12181f",
        shade="#5f7186",
        last="#c4a1ff",
        trail="#8c7dbe",
        hint="#63e6be",
    ),
    Theme(
        # Blue, orange, yellow and black keep apart in every common kind of colour blindness.
        name="contrast",
        frame="#000000",
        ink="#ffffff",
        felt="#e6e6e6",
        light="#ffffff",
        dark="#a9b4c2",
        groove="#5c6670",
        first="#ffd23f",
        first_edge="#000000",
        second="#0b3c8c",
        second_edge="#ffffff",
        third="#9c3300",
        third_edge="#ffffff",
        fourth="#000000",
        fourth_edge="#ffd23f",
        wall="#7a1f5c",
        die="#ffffff",
        pip="#000000",
        shade="#8c96a1",
        last="#d6006e",
        trail="#c55a98",
        hint="#006e3c",
    ),
)

THEMES: Final[Mapping[str, Theme]] = MappingProxyType({theme.name: theme for theme in _ALL})
"""Every theme by its name; the first is the usual one."""


def pick(theme: Theme | str) -> Theme:
    """Return the theme of that name, or the theme itself."""
    return THEMES[theme] if isinstance(theme, str) else theme

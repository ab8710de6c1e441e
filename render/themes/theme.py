"""A theme: the colour of everything that is drawn."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cached_property
from itertools import chain
from typing import Final

from PIL import Image

from render.themes.colour import BLACK, WHITE, Colour, Tones, lighter, mix, rgb

COLOURS: Final = 256
"""The most colours of a picture: an index into them takes a byte."""
SEATS: Final = 4


@dataclass(frozen=True, eq=False)
class Theme:
    """Every field but the name and the strength of the grain is a colour, written as in CSS.

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
    """lines, gaps and recesses"""
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
    """the doubling cube"""
    pip: str
    """what is written on it, and the outlines of marks"""
    last: str
    """where the last move went"""
    trail: str
    """where the last move came from"""
    hint: str
    """what may move, and where it may go"""
    grain: float | None = 0
    """how much the grain of a surface differs from its colour, as a share of white or black

    A grain that does not differ cannot be seen, but makes pictures smaller: long equal runs are no
    match for the row above. Without any, with None, animations are smaller.
    """
    shadow: float = 0.4
    """how dark shadows are"""

    def side(self, seat: int) -> str:
        """Return the colour of a seat's pieces."""
        return (self.first, self.second, self.third, self.fourth)[seat]

    def edge(self, seat: int) -> str:
        """Return the colour of the edges and marks on a seat's pieces."""
        return (self.first_edge, self.second_edge, self.third_edge, self.fourth_edge)[seat]

    def tones(self, seat: int) -> Tones:
        """Return a seat's colour in the dark, as it is, and in the light.

        The edge is one of them: it is the darker side of light pieces and the light on dark ones.
        """
        side, edge = rgb(self.side(seat)), rgb(self.edge(seat))
        return (edge, side, WHITE) if sum(side) > sum(edge) else (BLACK, side, edge)

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """All colours of a picture: the theme's, their shades, steps between those that meet."""
        smooth = tuple(dict.fromkeys(chain(self._named(), self._shades(), self._steps())))
        if self.grain is None:
            return smooth
        return (*smooth[: COLOURS - GRAINS], *chain.from_iterable(map(self._grain, _SURFACES)))

    @cached_property
    def plain(self) -> "Theme":
        """The same theme without any grain."""
        return replace(self, grain=None)

    def _grain(self, name: str) -> Iterator[Colour]:
        """Yield the tones that the grain of a surface has, from dark to light."""
        return (lighter(rgb(getattr(self, name)), (self.grain or 0) * tone) for tone in GRAIN)

    @cached_property
    def grains(self) -> tuple[tuple[Colour, tuple[int, ...]], ...]:
        """The colour of each surface, with the indices of its grain's tones.

        Every other one has them from light to dark, so that no grain runs on in the next surface.
        """
        if self.grain is None:
            return ()
        first = len(self.colours) - GRAINS
        starts = range(first, len(self.colours), len(GRAIN))
        tones = [tuple(range(start, start + len(GRAIN))) for start in starts]
        return tuple(
            (rgb(getattr(self, name)), own[:: 1 - number % 2 * 2])
            for number, (name, own) in enumerate(zip(_SURFACES, tones, strict=True))
        )

    def _named(self) -> Iterator[Colour]:
        yield from (rgb(getattr(self, name)) for name in _NAMES)

    def _shades(self) -> Iterator[Colour]:
        """Yield the tones of surfaces with their grain and in shadow, and those of lit pieces."""
        for name in _SURFACES:
            surface = getattr(self, name)
            yield from (lighter(rgb(surface), -self.shadow * part) for part in _IN_SHADOW)
        for seat in range(SEATS):
            dark, plain, light = self.tones(seat)
            yield from (mix(plain, light if tone > 0 else dark, abs(tone)) for tone in _LIT)
        for colour in (self.wall, self.die, self.last):
            yield from (lighter(rgb(colour), tone) for tone in _LIT)

    def _steps(self) -> Iterator[Colour]:
        """Yield the colours on the way between two that meet, the most important first."""
        for one, other, parts in _MEETING:
            ends = rgb(getattr(self, one)), rgb(getattr(self, other))
            yield from (mix(*ends, part / parts) for part in range(1, parts))

    @cached_property
    def palette(self) -> Image.Image:
        """The colours as an image with a palette, which is what Pillow's `quantize` takes."""
        image = Image.new("P", (1, 1))
        smooth = self.colours[: len(self.colours) - (0 if self.grain is None else GRAINS)]
        flat = chain.from_iterable((*smooth, *[_NOBODYS] * (COLOURS - len(smooth))))
        image.putpalette(list(flat))
        return image


_NAMES: Final = tuple(
    field.name for field in fields(Theme) if field.type == "str" or field.type is str
)[1:]
_NOBODYS: Final = (0, 255, 0)
"""A colour that fills up a palette, and to which nothing that is drawn is near."""
_SURFACES: Final = ("frame", "felt", "light", "dark", "groove")
GRAIN: Final = (-1.0, -0.5, 0.0, 0.4, 0.8)
"""The tones of a grain, as shares of its strength."""
GRAINS: Final = len(_SURFACES) * len(GRAIN)
_IN_SHADOW: Final = (0.65,)
_LIT: Final = (-0.28, 0.35)
"""How much lighter or darker a part of a piece is."""
_MEETING: Final = (
    ("first", "first_edge", 2),
    ("second", "second_edge", 2),
    ("third", "third_edge", 2),
    ("fourth", "fourth_edge", 2),
    ("frame", "ink", 2),
    ("light", "felt", 2),
    ("dark", "felt", 2),
    ("felt", "groove", 2),
    ("frame", "groove", 2),
    ("light", "groove", 2),
    ("wall", "felt", 2),
    ("wall", "light", 2),
    ("die", "pip", 2),
    ("last", "pip", 2),
    ("hint", "pip", 2),
    ("trail", "pip", 2),
    ("frame", "last", 2),
)
"""Colours that meet, and how many steps there are from one to the other, which smooth the edge."""

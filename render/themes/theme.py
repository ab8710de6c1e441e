"""A theme: the colour of everything that is drawn."""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain

from PIL import Image

from render.themes.colour import BLACK, WHITE, Colour, Tones, rgb
from render.themes.palette import (
    COLOURS,
    GRAIN,
    GRAINS,
    NOBODYS,
    SURFACES,
    few_colours,
    grain_colours,
    smooth_colours,
)


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
    rim: float = 0.05
    """how broad the edge of a piece is, as a share of its radius"""

    def side(self, seat: int) -> str:
        """Return the colour of a seat's pieces."""
        return (self.first, self.second, self.third, self.fourth)[seat]

    def edge(self, seat: int) -> str:
        """Return the colour of the edges and marks on a seat's pieces."""
        return (self.first_edge, self.second_edge, self.third_edge, self.fourth_edge)[seat]

    def dots(self, seat: int) -> str:
        """Return the colour of the dots on a seat's dice: dark on light ones."""
        side, edge = rgb(self.side(seat)), self.edge(seat)
        return self.pip if sum(side) > sum(rgb(edge)) else edge

    @property
    def ink_on_last(self) -> str:
        """What is written on the colour of the last move, as on the plate of a winner."""
        return max(self.frame, self.ink, key=lambda colour: _apart(colour, self.last))

    def tones(self, seat: int) -> Tones:
        """Return a seat's colour in the dark, as it is, and in the light.

        The edge is one of them: it is the darker side of light pieces and the light on dark ones.
        """
        side, edge = rgb(self.side(seat)), rgb(self.edge(seat))
        return (edge, side, WHITE) if sum(side) > sum(edge) else (BLACK, side, edge)

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """All colours of a picture; the last ones are those of the grain."""
        if self.is_plain:
            return few_colours(self)
        return (*smooth_colours(self)[: COLOURS - GRAINS], *grain_colours(self, self.grain or 0))

    @cached_property
    def plain(self) -> "Theme":
        """The same theme for films: without grain and shadows, and in few colours."""
        return replace(self, grain=None, shadow=0.0)

    @property
    def is_plain(self) -> bool:
        """Whether it is for films, in which little should change from frame to frame."""
        return self.grain is None

    @cached_property
    def grains(self) -> tuple[tuple[Colour, tuple[int, ...]], ...]:
        """The colour of each surface, with the indices of its grain's tones.

        Every other one has them from light to dark, so that no grain runs on in the next surface.
        """
        if self.is_plain:
            return ()
        first = len(self.colours) - GRAINS
        starts = range(first, len(self.colours), len(GRAIN))
        tones = [tuple(range(start, start + len(GRAIN))) for start in starts]
        return tuple(
            (rgb(getattr(self, name)), own[:: 1 - number % 2 * 2])
            for number, (name, own) in enumerate(zip(SURFACES, tones, strict=True))
        )

    @cached_property
    def palette(self) -> Image.Image:
        """The colours as an image with a palette, which is what Pillow's `quantize` takes."""
        image = Image.new("P", (1, 1))
        smooth = self.colours[: len(self.colours) - (0 if self.is_plain else GRAINS)]
        flat = chain.from_iterable((*smooth, *[NOBODYS] * (COLOURS - len(smooth))))
        image.putpalette(list(flat))
        return image


def _apart(one: str, other: str) -> int:
    """Return how much lighter or darker one colour is than another."""
    return abs(sum(rgb(one)) - sum(rgb(other)))

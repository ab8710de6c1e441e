"""The palette of a theme: its colours, their shades, and steps between those that meet."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from render.themes.colour import Colour, lighter, mix, rgb

if TYPE_CHECKING:
    from render.themes.theme import Theme

COLOURS: Final = 256
"""The most colours of a picture: an index into them takes a byte."""
FEW: Final = 31
"""The most colours of a film: with one index for what stays as it was, one takes five bits."""
NOBODYS: Final = (0, 255, 0)
"""A colour that fills up a palette, and to which nothing that is drawn is near."""
SURFACES: Final = ("frame", "felt", "light", "dark", "groove")
_SIDES: Final = ("first", "second", "third", "fourth")
_EDGES: Final = tuple(f"{side}_edge" for side in _SIDES)
_NAMES: Final = (
    *SURFACES,
    "ink",
    *_SIDES,
    *_EDGES,
    "wall",
    "die",
    "pip",
    "last",
    "trail",
    "hint",
)
GRAIN: Final = (-1.0, -0.5, 0.0, 0.4, 0.8)
"""The tones of a grain, as shares of its strength."""
GRAINS: Final = len(SURFACES) * len(GRAIN)
_IN_SHADOW: Final = 0.65
_LIT: Final = (-0.28, 0.35)
"""How much lighter or darker a part of a piece is."""
_MEETING: Final = (
    ("first", "first_edge", 2),
    ("second", "second_edge", 2),
    ("frame", "ink", 2),
    ("light", "felt", 2),
    ("dark", "felt", 2),
    ("dark", "trail", 3),
    ("felt", "groove", 2),
    ("die", "pip", 2),
    ("third", "third_edge", 2),
    ("fourth", "fourth_edge", 2),
    ("frame", "groove", 2),
    ("light", "groove", 2),
    ("wall", "felt", 2),
    ("wall", "light", 2),
    ("last", "pip", 2),
    ("hint", "pip", 2),
    ("trail", "pip", 2),
    ("light", "trail", 3),
    ("frame", "last", 2),
)
"""Colours that meet, and how many steps there are from one to the other, which smooth the edge."""


def smooth_colours(theme: "Theme") -> tuple[Colour, ...]:
    """Return all colours of a theme but those of its grain, the most important first."""
    pieces = chain.from_iterable(_lit(theme, seat) for seat in range(len(_SIDES)))
    return _distinct(_named(theme, _NAMES), _shadows(theme), pieces, _blocks(theme), _steps(theme))


def few_colours(theme: "Theme") -> tuple[Colour, ...]:
    """Return the colours of a film: nobody chooses a move, and few games have four seats."""
    pieces = chain.from_iterable(_lit(theme, seat) for seat in range(2))
    return _distinct(_named(theme, _NAMES[:-1]), pieces, _steps(theme))[:FEW]


def grain_colours(theme: "Theme", strength: float) -> Iterator[Colour]:
    """Yield the tones that the grain of each surface has, from dark to light."""
    for surface in _named(theme, SURFACES):
        yield from (lighter(surface, strength * tone) for tone in GRAIN)


def _distinct(*colours: Iterator[Colour]) -> tuple[Colour, ...]:
    return tuple(dict.fromkeys(chain.from_iterable(colours)))


def _named(theme: "Theme", names: Sequence[str]) -> Iterator[Colour]:
    return (rgb(getattr(theme, name)) for name in names)


def _shadows(theme: "Theme") -> Iterator[Colour]:
    """Yield the tones of surfaces in shadow."""
    return (lighter(one, -theme.shadow * _IN_SHADOW) for one in _named(theme, SURFACES))


def _lit(theme: "Theme", seat: int) -> Iterator[Colour]:
    """Yield the tones of a seat's pieces."""
    dark, plain, light = theme.tones(seat)
    return (mix(plain, light if tone > 0 else dark, abs(tone)) for tone in _LIT)


def _blocks(theme: "Theme") -> Iterator[Colour]:
    """Yield the tones of walls and cubes."""
    for colour in _named(theme, ("wall", "die", "last")):
        yield from (lighter(colour, tone) for tone in _LIT)


def _steps(theme: "Theme") -> Iterator[Colour]:
    """Yield the colours on the way between two that meet, the most important first."""
    for one, other, parts in _MEETING:
        ends = rgb(getattr(theme, one)), rgb(getattr(theme, other))
        yield from (mix(*ends, part / parts) for part in range(1, parts))

"""Forms in relief: discs and rounded boxes that catch a light from the upper left.

A form is known by its distance field: how far each pixel lies from its edge, and in which
direction that edge is. Slopes at some depth below the edge turn to the light or away from it, which
makes a pixel lighter or darker. So one light falls on everything, and every edge is smooth.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.themes.colour import Tones

Field: TypeAlias = NDArray[np.float32]

_LIGHT: Final = (-0.56, -0.83)
"""Where the light comes from: from above, and a little from the left."""


class Slope(NamedTuple):
    """A part of a form that is not level."""

    start: float
    """How far below the edge it begins, in pixels; so does its end."""
    end: float
    steepness: float
    """From -1 to 1: a positive one falls towards the edge, a negative one rises to it."""


class Distances(NamedTuple):
    """The distance of each pixel from the edge of a form, positive outside, and the way there."""

    outside: Field
    right: Field
    down: Field

    def facing(self) -> Field:
        """Return how much a slope towards the edge faces the light, from -1 to 1."""
        return self.right * _LIGHT[0] + self.down * _LIGHT[1]


def rounded(size: tuple[int, int], form: tuple[float, float], radius: float) -> Distances:
    """Return the distances from a box with round corners in the middle of some pixels."""
    (width, height), (across, down) = size, form
    x = np.arange(width, dtype=np.float32) + np.float32(0.5 - width / 2)
    y = (np.arange(height, dtype=np.float32) + np.float32(0.5 - height / 2))[:, None]
    beside, beyond = np.abs(x) - (across / 2 - radius), np.abs(y) - (down / 2 - radius)
    corner = np.hypot(np.maximum(beside, 0), np.maximum(beyond, 0))
    inner = np.minimum(np.maximum(beside, beyond), 0)
    flat = corner > 0
    length = np.where(flat, corner, 1)
    aside = np.where(flat, np.maximum(beside, 0) / length, beside > beyond)
    below = np.where(flat, np.maximum(beyond, 0) / length, beside <= beyond)
    return Distances(
        (corner + inner - radius).astype(np.float32),
        (np.sign(x) * aside).astype(np.float32),
        (np.sign(y) * below).astype(np.float32),
    )


def carve(form: Distances, tones: Tones, slopes: Sequence[Slope], soft: float) -> Image.Image:
    """Return a form in its tones, lit; slopes begin and end over `soft` pixels."""
    depth, facing = -form.outside, form.facing()
    tone = np.zeros_like(depth)
    for start, end, steepness in slopes:
        tone += steepness * facing * _ramp(depth - start, soft) * _ramp(end - depth, soft)
    return _image(_lit(tones, tone), _ramp(depth, 1))


def cast(form: Distances, strength: float, blur: float) -> Image.Image:
    """Return the soft shadow of a form, without the way it has fallen."""
    alpha = strength * _ramp(-form.outside, 2 * blur)
    return _image(np.zeros((*alpha.shape, 3), dtype=np.float32), alpha)


def _ramp(value: Field, width: float) -> Field:
    """Return 0 well below zero, 1 well above it, and a ramp of this width between."""
    ramp: Field = np.clip(value / np.float32(width) + np.float32(0.5), 0, 1)
    return ramp


def _lit(tones: Tones, tone: Field) -> Field:
    dark, plain, light = (np.array(colour, dtype=np.float32) for colour in tones)
    up, down = np.clip(tone, 0, 1)[..., None], np.clip(-tone, 0, 1)[..., None]
    lit: Field = plain + (light - plain) * up + (dark - plain) * down
    return lit


def _image(colours: Field, alpha: Field) -> Image.Image:
    pixels = np.dstack((colours, alpha[..., None] * 255))
    return Image.fromarray((pixels + 0.5).astype(np.uint8), "RGBA")

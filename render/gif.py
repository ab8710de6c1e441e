"""GIF files with one palette, written block by block.

Pillow compresses the pixels. It is not asked for the whole file, since it would look through every
picture for what changed, and give each a palette of its own.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from struct import pack
from typing import Final

from PIL import Image
from PIL.GifImagePlugin import getdata

LONGEST: Final = 65_535
"""Hundredths of a second that an image can stay."""

_SIGNATURE: Final = b"GIF89a"
_WITH_PALETTE: Final = 0x80
_FOR_EVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_KEEP: Final = 1 << 2
"""An image stays where it is when the next is painted over it."""
_END: Final = b";"


def image_block(image: Image.Image, left: int = 0, top: int = 0) -> bytes:
    """Return an image of palette indices, compressed, as it is painted at a place."""
    return b"".join(getdata(image, (left, top)))


def encode(
    images: Iterable[tuple[bytes, int]],
    width: int,
    height: int,
    palette: Sequence[tuple[int, int, int]],
) -> bytes:
    """Return a GIF file that runs for ever: image blocks, each with the hundredths it stays."""
    shown = ((_control(stay), block) for block, stay in images)
    return b"".join(
        (_head(width, height, palette), _FOR_EVER, *chain.from_iterable(shown), _END),
    )


def _head(width: int, height: int, palette: Sequence[tuple[int, int, int]]) -> bytes:
    bits = max((len(palette) - 1).bit_length(), 1)
    colours = bytes(chain.from_iterable(palette)).ljust(3 << bits, b"\0")
    return _SIGNATURE + pack("<HHBBB", width, height, _WITH_PALETTE | bits - 1, 0, 0) + colours


def _control(stay: int) -> bytes:
    return b"\x21\xf9" + pack("<BBHBB", 4, _KEEP, min(stay, LONGEST), 0, 0)

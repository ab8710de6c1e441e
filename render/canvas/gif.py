"""GIF files with one palette, written block by block.

The index after the last colour stands for what stays as it was.

Pillow compresses the pixels, but does not write the file: it would search every picture for what
changed, and write every index as if there were 256 colours.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from struct import pack
from typing import Final

from PIL import Image

LONGEST: Final = 65_535
"""The longest time that an image can be shown, in hundredths of a second."""

_SIGNATURE: Final = b"GIF89a"
_WITH_PALETTE: Final = 0x80
_WITHOUT_PALETTE: Final = 0
_FOR_EVER: Final = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
_KEEP: Final = 1 << 2
"""An image stays in place when the next is painted over it."""
_SEEN_THROUGH: Final = 1
"""One index is transparent."""
_END_OF_BLOCK: Final = b"\0"
_END: Final = b";"


def image_block(image: Image.Image, colours: int, left: int = 0, top: int = 0) -> bytes:
    """Return the block of an image of indices at a place, compressed.

    Indices are those of so many colours, and the next one for what stays as it was.

    An index has as few bits as possible: small images compress much better then.
    """
    bits = _bits(colours + 1)
    place = pack("<cHHHHBB", b",", left, top, *image.size, _WITHOUT_PALETTE, bits)
    return place + image.tobytes("gif", image.mode, bits) + _END_OF_BLOCK


def encode(
    images: Iterable[tuple[bytes, int]],
    width: int,
    height: int,
    palette: Sequence[tuple[int, int, int]],
) -> bytes:
    """Return a GIF file that never stops: image blocks, each shown for so many hundredths."""
    shown = ((_control(stay, len(palette)), block) for block, stay in images)
    return b"".join(
        (_head(width, height, palette), _FOR_EVER, *chain.from_iterable(shown), _END),
    )


def _head(width: int, height: int, palette: Sequence[tuple[int, int, int]]) -> bytes:
    bits = _bits(len(palette) + 1)
    colours = bytes(chain.from_iterable(palette)).ljust(3 << bits, b"\0")
    return _SIGNATURE + pack("<HHBBB", width, height, _WITH_PALETTE | bits - 1, 0, 0) + colours


def _bits(colours: int) -> int:
    """Return how many bits an index into so many colours has; GIF knows no fewer than two."""
    return max((colours - 1).bit_length(), 2)


def _control(stay: int, unchanged: int) -> bytes:
    return b"\x21\xf9" + pack("<BBHBB", 4, _KEEP | _SEEN_THROUGH, min(stay, LONGEST), unchanged, 0)

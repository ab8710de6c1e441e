"""PNG files, most with a palette, written chunk by chunk.

Pillow would compress with the standard zlib. Level 1 of isal is several times as fast on such
pictures, and the chunks around the compressed bytes are a few lines.
"""

from collections.abc import Sequence
from itertools import chain
from struct import pack
from typing import Final

from isal import isal_zlib

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BITS: Final = 8
_WITH_PALETTE: Final = 3
_WITH_OPACITY: Final = 6


def encode(
    rows: bytes | bytearray, width: int, height: int, palette: Sequence[tuple[int, int, int]]
) -> bytes:
    """Return a PNG file. A row is a zero (no filter), then indices into the palette."""
    header = pack(">IIBBBBB", width, height, _BITS, _WITH_PALETTE, 0, 0, 0)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(chain.from_iterable(palette))),
            _chunk(b"IDAT", isal_zlib.compress(rows, 1)),
            _chunk(b"IEND", b""),
        )
    )


def encode_transparent(pixels: bytes, width: int, height: int) -> bytes:
    """Return a PNG file of pixels that have red, green, blue and opacity, a byte each."""
    header = pack(">IIBBBBB", width, height, 8, _WITH_OPACITY, 0, 0, 0)
    length = width * 4
    rows = b"".join(b"\0" + pixels[at : at + length] for at in range(0, len(pixels), length))
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"IDAT", isal_zlib.compress(rows, 1)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, content: bytes) -> bytes:
    checksum = isal_zlib.crc32(content, isal_zlib.crc32(kind))
    return b"".join((pack(">I", len(content)), kind, content, pack(">I", checksum)))

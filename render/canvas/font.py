"""The font for names: DejaVu Sans, which has Latin, Cyrillic, Greek and many more scripts.

What it does not have, such as an emoji or a Chinese character, is left out, as are signs that
nobody sees. The numbers on boards are in Pillow's own font, which is smaller.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final
from unicodedata import category, normalize

from PIL import ImageFont

_FILE: Final = Path(__file__).parents[1] / "fonts" / "DejaVuSansCondensed-Bold.ttf"
_MISSING: Final = "\uffff"
"""What no font has."""
_TESTED: Final = 40
"""The height in pixels at which characters are looked at."""
_DIGITS: Final = 3
"""A number with so many digits or fewer may be all that tells a name from others."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs"})


@lru_cache(maxsize=64)
def name_font(height: int) -> ImageFont.FreeTypeFont:
    """Return the font for names in a size."""
    return ImageFont.truetype(_FILE, height)


def readable(text: str, otherwise: str) -> str:
    """Return what can be written of a text, or the other one if nothing can."""
    kept = "".join(filter(_has, normalize("NFC", text)))
    return " ".join(kept.split()) or otherwise


def shortened(text: str, height: float, width: float) -> str:
    """Return a text, or as much of its beginning as has room, with three dots.

    A small number at its end stays.
    """
    font = name_font(round(height))
    if font.getlength(text) <= width:
        return text
    number = _number_at_end(text)
    text = text.removesuffix(number)
    while text and font.getlength(f"{text}…{number}") > width:
        text = text[:-1]
    return f"{text.rstrip()}…{number if text else ''}"


def _number_at_end(text: str) -> str:
    """Return a small number with the space before it, if there is one."""
    _, space, last = text.rpartition(" ")
    return space + last if space and last.isdecimal() and len(last) <= _DIGITS else ""


@lru_cache(maxsize=4_096)
def _has(character: str) -> bool:
    """Return whether the font can show a character."""
    if character.isspace():
        return True
    if category(character) in _UNSEEN:
        return False
    font = name_font(_TESTED)
    return bytes(font.getmask(character)) != bytes(font.getmask(_MISSING))

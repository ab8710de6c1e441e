"""Players' names in files and file names, where not every character is allowed."""

import re
import unicodedata
from typing import Final

_SPELLED: Final = (
    "а-a б-b в-v г-g д-d е-e ё-e ж-zh з-z и-i й-y к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f "
    "х-kh ц-ts ч-ch ш-sh щ-shch ъ- ы-y ь- э-e ю-yu я-ya і-i ї-yi є-ye ґ-g ў-u"
)
_LATIN: Final = str.maketrans({pair[0]: pair[2:] for pair in _SPELLED.split()})
"""Cyrillic letters as passports spell them."""
_MAX_SLUG: Final = 20
"""How many characters of a name a file name has."""


def latin(name: str) -> str:
    """Return a name in ASCII; it may be empty if no letter has an ASCII spelling."""
    spelled = "".join(map(_spell, unicodedata.normalize("NFC", name)))
    plain = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    return one_line(plain)


def _spell(letter: str) -> str:
    spelled = letter.lower().translate(_LATIN)
    return spelled.capitalize() if letter.isupper() else spelled


def one_line(name: str) -> str:
    """Return a name without line breaks, control characters and repeated spaces."""
    printable = (letter if letter.isprintable() else " " for letter in name)
    return " ".join("".join(printable).split())


def quotable(name: str) -> str:
    """Return a name that can be used in a tag such as `[White "name"]`.

    Quotes and brackets are replaced, because not every reader supports escapes.
    """
    return one_line(name).translate(str.maketrans('"[]\\{}', "'()/()"))


def slug(name: str, seat: int) -> str:
    """Return a player's name for a file name: `anna-b`."""
    words = re.sub(r"[^a-z0-9]+", "-", latin(name).lower())[:_MAX_SLUG].strip("-")
    return words or f"player{seat + 1}"

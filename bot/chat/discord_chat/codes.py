"""Codes with which a friend comes to a shared table: eight signs that can be read aloud."""

from secrets import randbits
from typing import Final

_SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that look like numbers, as Crockford's base 32 has them."""
_ALIKE: Final = str.maketrans("OIL", "011", "- ")
_LENGTH: Final = 8
_BITS: Final = 5


def new_number() -> int:
    """Return the number of a new table, which nobody can guess."""
    return randbits(_BITS * _LENGTH)


def write_code(number: int) -> str:
    """Return the code of a table."""
    signs = [_SIGNS[(number >> (_BITS * at)) & 31] for at in reversed(range(_LENGTH))]
    return f"{''.join(signs[:4])}-{''.join(signs[4:])}"


def read_code(text: str) -> int | None:
    """Return the number of a table whose code was typed; None if it is no code."""
    signs = text.upper().translate(_ALIKE)
    if len(signs) != _LENGTH or not set(signs) <= set(_SIGNS):
        return None
    number = 0
    for sign in signs:
        number = (number << _BITS) | _SIGNS.index(sign)
    return number

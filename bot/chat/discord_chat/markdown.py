"""Plain text for a chat that would read stars and lines as formatting."""

import re
from collections.abc import Iterator
from typing import Final

LONGEST: Final = 2000
"""Characters of a message."""

_SPECIAL: Final = re.compile(r"[\\*_~`|<\[]|^(?=[>#-])", re.MULTILINE)


def plain(text: str) -> str:
    """Return a text that Discord shows as it was written."""
    return _SPECIAL.sub(lambda found: f"\\{found[0]}", text)


def pages(text: str, first: int = LONGEST) -> Iterator[str]:
    """Break a text into messages, between lines where that is possible."""
    room = first
    while len(text) > room:
        end = text.rfind("\n", 1, room)
        end = end if end > 0 else room
        yield text[:end]
        text = text[end:].lstrip("\n")
        room = LONGEST
    yield text

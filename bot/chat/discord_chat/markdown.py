"""Texts for Discord: Markdown escaped, commands as links, long texts in pages."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

MAX_LENGTH: Final = 2000
"""Characters in a message."""

_COMMAND: Final = re.compile(r"(?<![\w/])/([a-z]+)\b")
_SPECIAL: Final = re.compile(r"[\\*_~`|<\[]|^(?=[>#-])", re.MULTILINE)


def escape(text: str, commands: Mapping[str, int] | None = None) -> str:
    """Return a text that Discord shows as it is, with links for commands whose id is known.

    Discord shows such a link by the command's name in the reader's language.
    """
    escaped = _SPECIAL.sub(lambda found: f"\\{found[0]}", text)
    known = commands or {}
    return _COMMAND.sub(
        lambda found: f"</{found[1]}:{known[found[1]]}>" if found[1] in known else found[0], escaped
    )


def pages(text: str, first: int = MAX_LENGTH) -> Iterator[str]:
    """Split a text into messages, between lines where possible."""
    room = first
    while len(text) > room:
        end = text.rfind("\n", 1, room)
        end = end if end > 0 else room
        yield text[:end]
        text = text[end:].lstrip("\n")
        room = MAX_LENGTH
    yield text

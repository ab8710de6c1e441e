"""How often texts are read."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from bot.commands import parser
from bot.commands.command import Command


@contextmanager
def counted_parses() -> Iterator[list[str]]:
    """Give the commands that are found in texts while the block runs, wherever that happens."""
    found: list[str] = []
    find = parser._find  # noqa: SLF001 - every text that is read passes here

    def note(name: str) -> Command:
        found.append(name)
        return find(name)

    with patch.object(parser, "_find", note):
        yield found

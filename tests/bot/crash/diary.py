"""A chat that writes down what it shows: what stands there was seen by the players."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from bot.desk.desk import Desk
from bot.replies.reply import Reply
from tests.bot.reading import version_of


class Shown(Struct, frozen=True):
    """A reply as the players saw it."""

    number: int
    """Of the request; 0 if it was said unasked."""
    version: int
    private: bool
    text: str


class Diary:
    """Appends a line for every reply; a line is either there or not, whoever is killed."""

    def __init__(self, path: Path, desk: Desk) -> None:
        self._desk = desk
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)

    async def say(self, reply: Reply) -> None:
        """Show what nobody asked for."""
        self.show(reply, 0)
        await self._desk.announced(reply)

    def show(self, reply: Reply, number: int) -> None:
        """Show the reply to a request."""
        shown = Shown(number, version_of(reply), reply.private, reply.text)
        os.write(self._file, msgspec.json.encode(shown) + b"\n")

    def close(self) -> None:
        """Put it away."""
        os.close(self._file)


def read_diary(path: Path) -> Iterator[Shown]:
    """Return everything that was shown."""
    if path.exists():
        for line in path.read_bytes().splitlines():
            yield msgspec.json.decode(line, type=Shown)

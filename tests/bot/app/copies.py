"""Something of every type to copy, and commands that copy it."""

from collections.abc import Sequence
from operator import attrgetter
from pathlib import Path

import pytest

from bot.app.command_line import main
from bot.store.address import Address
from bot.store.opening import TO_COPY_INTO, open_copying
from bot.store.redis.copying import FOR_EVER, Copying, Item

Capture = pytest.CaptureFixture[str]

SOME = [
    Item("parlour:{7}:aside:x", "set", FOR_EVER, (b"p", b"q")),
    Item("parlour:{7}:aside:y", "list", FOR_EVER, (b"q", b"p")),
    Item("parlour:{7}:due:local", "zset", FOR_EVER, (b"local:a", b"1.5", b"local:b", b"1700000")),
    Item("parlour:{7}:finished", "stream", FOR_EVER, (b"5-1", b"one", b"6-1", b"two")),
    Item("parlour:{7}:game:g", "string", 4_102_444_800_000, (b"\x00\xff old",)),
    Item("parlour:{7}:placed:x:y", "hash", FOR_EVER, (b"a", b"1", b"b", b"2")),
    Item("parlour:{7}:table:local:a", "string", FOR_EVER, (b"3 {}",)),
]
"""One of each type."""


async def fill(address: Address | None, more: Sequence[Item] = ()) -> None:
    """Store some of everything, and something that is not worth a copy."""
    async with open_copying(address, Path("data"), TO_COPY_INTO) as store:
        turns = Item("parlour:{7}:turns:x", "list", FOR_EVER, (b"1",))
        await store.add([*SOME, turns, *more])


async def stored(address: Address | None, data: Path = Path("data")) -> list[Item]:
    """Return everything that is stored."""
    async with open_copying(address, data) as store:
        return await everything(store)


async def everything(store: Copying) -> list[Item]:
    """Return all items by key."""
    groups = [items async for items in store.read()]
    return sorted((item for items in groups for item in items), key=attrgetter("key"))


def said(capsys: Capture, *words: str, code: int = 0) -> str:
    """Run a command, and return what it says."""
    capsys.readouterr()
    assert main(list(words)) == code
    output = capsys.readouterr()
    return (output.err if code else output.out).strip()

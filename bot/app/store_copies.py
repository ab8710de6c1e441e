"""Copies of everything that is stored: in a file, and in another store."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path
from time import time
from typing import Final

from bot.app import data_folder
from bot.app.settings import Settings
from bot.app.store_place import store_place
from bot.store.address import Address
from bot.store.backup_file import BackupWriter, count_items, read_groups
from bot.store.opening import open_copying
from bot.store.redis.copying import Copying, Item

_TOLD_EVERY: Final = 5_000
"""After how many records somebody who watches is told how far it is."""


class NotEmpty(Exception):
    """Something is stored where a copy should go."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class NotTheSame(Exception):
    """What was read back is not what was written."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__(keys)
        self.keys = keys


async def back_up(settings: Settings, path: Path) -> int:
    """Write everything into a new file, also while Parlour is running; return how many records."""
    with store_place(settings) as place:
        return await _back_up(settings, place, path)


async def _back_up(settings: Settings, place: Address | None, path: Path) -> int:
    async with open_copying(place, settings.data) as source:
        writer = BackupWriter(path)
        try:
            async for items in source.read():
                writer.add(items)
                _tell(writer.count, len(items))
            writer.finish()
        except BaseException:
            writer.abandon()
            raise
    return count_items(path)


async def restore(settings: Settings, path: Path) -> int:
    """Write a backup into an empty store and read it back; return how many records."""
    count_items(path)  # all of it can be read
    with data_folder.locked(settings.data):
        async with open_copying(settings.store_address, settings.data) as target:
            return await _copy(_from_file(path), target)


async def move(settings: Settings, to: Address | None) -> int:
    """Copy everything into another, empty store and read it back; return how many records."""
    with data_folder.locked(settings.data):
        async with (
            open_copying(settings.store_address, settings.data) as source,
            open_copying(to, settings.data) as target,
        ):
            return await _copy(source.read(), target)


async def _copy(groups: AsyncIterator[list[Item]], target: Copying) -> int:
    if stored := await target.count():
        raise NotEmpty(stored)
    count = 0
    async for items in groups:
        await target.add(items)
        if wrong := await target.differing(items, int(1_000 * time())):
            raise NotTheSame(wrong)
        count += len(items)
        _tell(count, len(items))
    return count


async def _from_file(path: Path) -> AsyncIterator[list[Item]]:
    for items in read_groups(path):
        yield items


def _tell(count: int, latest: int) -> None:
    """Tell whoever watches how far it is, now and then."""
    if count // _TOLD_EVERY > (count - latest) // _TOLD_EVERY:
        sys.stderr.write(f"{count:,} records …\n")

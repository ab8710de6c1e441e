"""Copies of everything that is stored: in a file, and in another store."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from bot.app import data_folder
from bot.app.settings import Settings
from bot.app.store_place import store_place
from bot.store.address import Address
from bot.store.backup_file import BackupWriter, count_items, read_groups
from bot.store.opening import TO_COPY_INTO, open_copying
from bot.store.port import StoreUnreachable
from bot.store.redis.copying import Copying, Item

_TOLD_EVERY: Final = 5_000
"""After how many records somebody who watches is told how far it is."""
_PATIENCE: Final = 5.0
"""Seconds in which what was copied is deleted after a failure: a server may start meanwhile."""
_PAUSE: Final = 0.2


class NotEmpty(Exception):
    """Something is stored where a copy should go: at an address, or in the built-in store."""

    def __init__(self, count: int, address: Address | None) -> None:
        super().__init__(count)
        self.count = count
        self.address = address


class SameStore(Exception):
    """A store should be copied into itself."""


class LeftUnfinished(Exception):
    """A copy failed, and a part of it could not be deleted again. The cause is why."""


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
        return await _copy(_from_file(path), settings.store_address, settings.data)


async def move(settings: Settings, to: Address | None) -> int:
    """Copy everything into another, empty store and read it back; return how many records."""
    if to == settings.store_address:
        raise SameStore
    with data_folder.locked(settings.data):
        async with open_copying(settings.store_address, settings.data) as source:
            return await _copy(source.read(), to, settings.data)


async def _copy(groups: AsyncIterator[list[Item]], to: Address | None, data: Path) -> int:
    """Write everything into an empty store. If that fails the store is empty again."""
    left = False
    try:
        async with open_copying(to, data, TO_COPY_INTO) as target:
            await _make_room(target, to)
            try:
                return await _write(groups, target)
            except BaseException:
                left = not await _take_back(target)
                raise
    except BaseException as error:
        if left:
            raise LeftUnfinished from error
        raise


async def _make_room(target: Copying, to: Address | None) -> None:
    """Delete what is left of an unfinished copy; raise NotEmpty if anything else is there."""
    if await target.is_unfinished():
        await target.delete()
    if stored := await target.count():
        raise NotEmpty(stored, to)


async def _take_back(target: Copying) -> bool:
    """Delete what was copied, and return whether that succeeded in time."""
    sys.stderr.write("Deleting what was copied …\n")
    with suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while True:
                try:
                    await target.delete()
                except StoreUnreachable:
                    await asyncio.sleep(_PAUSE)
                else:
                    return True
    return False


async def _write(groups: AsyncIterator[list[Item]], target: Copying) -> int:
    await target.begin()
    count = 0
    async for items in groups:
        await target.add(items)
        if wrong := await target.differing(items, int(1_000 * time())):
            raise NotTheSame(wrong)
        count += len(items)
        _tell(count, len(items))
    await target.finish()
    return count


async def _from_file(path: Path) -> AsyncIterator[list[Item]]:
    for items in read_groups(path):
        yield items


def _tell(count: int, latest: int) -> None:
    """Tell whoever watches how far it is, now and then."""
    if count // _TOLD_EVERY > (count - latest) // _TOLD_EVERY:
        sys.stderr.write(f"{count:,} records …\n")

"""Reads everything in a store, and writes it into another one."""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from bot.store.port import Index
from bot.store.redis.copying_scripts import ADD_ITEM, READ_ITEMS
from bot.store.redis.keys import COPYING_KEY
from bot.store.redis.retry import Caller
from bot.store.redis.servers import Page, Servers

AT_ONCE: Final = 1_000
"""How many keys are read in one step, in which nothing else happens on their server."""
FOR_EVER: Final = -1
_NOT_COPIED: Final = frozenset({"turns", "copying"})
"""The types of keys that are forgotten within a minute, or are about the copy itself."""

T = TypeVar("T")


class Item(msgspec.Struct, frozen=True, array_like=True):
    """A key and what is stored there."""

    key: str
    type: str
    expires: int
    """A moment, or FOR_EVER."""
    words: tuple[bytes, ...]


class Copying:
    """Copies everything from or to the servers of one store."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._caller = Caller()

    async def count(self) -> int:
        """Return how many keys there are."""
        return sum(map(len, (await self._keys()).values()))

    async def read(self) -> AsyncIterator[list[Item]]:
        """Yield everything, in groups that belong together.

        A table is read together with its entries in the indexes, unless its bucket has more than
        AT_ONCE keys: then the indexes come last, and may know of what happened meanwhile.
        """
        for keys in (await self._keys()).values():
            for some in _groups(sorted(keys, key=_indexes_last), AT_ONCE):
                yield await self._read(some)

    async def begin(self) -> None:
        """Note that a copy is being written, so that nobody takes a part of it for the whole."""
        await self._caller.with_retry(lambda: self._servers.execute("SET", COPYING_KEY, "1"))

    async def finish(self) -> None:
        """Note that the copy is whole."""
        await self._caller.with_retry(lambda: self._servers.execute("DEL", COPYING_KEY))

    async def is_unfinished(self) -> bool:
        """Return whether a copy was begun that is not whole."""
        (note,) = await self._caller.with_retry(lambda: self._servers.read([COPYING_KEY]))
        return note is not None

    async def delete(self) -> None:
        """Delete everything, and at last the note that a copy is being written."""
        for keys in (await self._keys()).values():
            for some in _groups(sorted(keys), AT_ONCE):
                await self._caller.with_retry(lambda some=some: self._servers.execute("DEL", *some))  # type: ignore[misc]
        await self.finish()

    async def add(self, items: Sequence[Item]) -> None:
        """Store items. What is there already stays as it is."""
        # If one fails the others are waited for, so that none comes after whatever is done then.
        results = await asyncio.gather(*map(self._add, items), return_exceptions=True)
        for failure in filter(None, results):
            raise failure

    async def differing(self, items: Sequence[Item], now: int) -> list[str]:
        """Return the keys of items that are not stored like this, and have not expired."""
        stored = {item.key: item for item in await self._read([item.key for item in items])}
        expected = (item for item in items if item.expires == FOR_EVER or item.expires > now)
        return [item.key for item in expected if stored.get(item.key) != item]

    async def close(self) -> None:
        """Close every connection."""
        await self._servers.close()

    async def _keys(self) -> dict[str, set[str]]:
        """Return all keys of each bucket."""
        found = defaultdict[str, set[str]](set)
        page = Page(strings=False)
        while not page.last:
            page = await self._caller.with_retry(lambda at=page: self._servers.next_page(at))  # type: ignore[misc]
            for key in page.keys:
                if _type_of(key) not in _NOT_COPIED:
                    found[key.partition("}")[0]].add(key)
        return found

    async def _read(self, keys: Sequence[str]) -> list[Item]:
        found = await self._caller.with_retry(lambda: self._servers.run(READ_ITEMS, keys))
        items = (_item(key, *one) for key, one in zip(keys, found, strict=True))
        return [item for item in items if item.words]

    async def _add(self, item: Item) -> None:
        await self._caller.once(
            lambda: self._servers.run(ADD_ITEM, [item.key], item.type, item.expires, *item.words)
        )


def _item(key: str, kind: bytes, expires: int, words: list[bytes]) -> Item:
    match kind:
        case b"hash":
            ordered = [word for pair in sorted(map(list, _groups(words, 2))) for word in pair]
        case b"set":
            ordered = sorted(words)
        case _:
            ordered = words
    return Item(key, kind.decode(), expires, tuple(ordered))


def _groups(several: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """Yield the elements in groups of a size; the last one may be smaller."""
    return (several[at : at + size] for at in range(0, len(several), size))


def _type_of(key: str) -> str:
    return key.partition("}:")[2].partition(":")[0]


def _indexes_last(key: str) -> tuple[bool, str]:
    return _type_of(key) in frozenset(Index), key

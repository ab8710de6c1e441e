"""What nobody can read is stored under another name, where it is in nobody's way."""

from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from hashlib import sha1
from typing import Final, TypeVar

from bot import troubles
from bot.store.errors import RecordFlaw, UnreadableRecord
from bot.store.redis.keys import SERVER_TYPES, aside_key, record_name, type_of
from bot.store.redis.retry import Caller
from bot.store.redis.scripts import SET_ASIDE, SET_ENTRY_ASIDE, SET_FOREIGN_ASIDE
from bot.store.redis.servers import Servers

T = TypeVar("T")

_DIGITS: Final = 8
"""How many digits of its digest are in the name of an entry, as the script has it."""


@dataclass(frozen=True, slots=True)
class Aside:
    """Sets keys and entries of indexes aside."""

    servers: Servers
    caller: Caller

    async def copy_record(self, key: str) -> None:
        """Store a copy of a record; if there is something else, rename that."""
        await self.caller.with_retry(lambda: self.servers.run(SET_ASIDE, [key], 1))

    async def rename(self, key: str) -> None:
        """Rename something that is not what it should be."""
        await self.caller.with_retry(lambda: self.servers.run(SET_ASIDE, [key], 0))
        troubles.set_aside(_name(key), RecordFlaw.DAMAGED)

    async def rename_foreign(self, keys: Sequence[str]) -> tuple[str, ...]:
        """Rename those keys of a bucket that are not what they should be; return their names."""
        expected = [SERVER_TYPES[type_of(key)] for key in keys]
        moved: list[bytes] = await self.caller.with_retry(
            lambda: self.servers.run(SET_FOREIGN_ASIDE, keys, *expected)
        )
        names = tuple(_name(key.decode()) for key in moved)
        for name in names:
            troubles.set_aside(name, RecordFlaw.DAMAGED)
        return names

    async def naming(self, keys: Sequence[str], call: Awaitable[T]) -> T:
        """Return what a call returns; if a key has something else, rename that and say which.

        The same call succeeds then.
        """
        try:
            return await call
        except UnreadableRecord:
            names = await self.rename_foreign(keys)
            raise UnreadableRecord(key=names[0] if names else record_name(keys[0])) from None

    async def remove_entry(self, index: str, entry: bytes) -> None:
        """Remove an entry from an index, and store it by itself."""
        digest = sha1(entry, usedforsecurity=False).hexdigest()[:_DIGITS]
        await self.caller.with_retry(lambda: self.servers.run(SET_ENTRY_ASIDE, [index], entry))
        troubles.set_aside(f"{_name(index)}:{digest}", RecordFlaw.DAMAGED)


def _name(key: str) -> str:
    """Return what owners call something once it is set aside."""
    return record_name(aside_key(key))

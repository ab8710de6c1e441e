"""What nobody can read is stored under another name, where it is in nobody's way."""

from dataclasses import dataclass

from bot import troubles
from bot.store.errors import RecordFlaw
from bot.store.redis.retry import Caller
from bot.store.redis.scripts import SET_ASIDE, SET_ENTRY_ASIDE
from bot.store.redis.servers import Servers


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
        troubles.set_aside(key, RecordFlaw.DAMAGED)
        await self.caller.with_retry(lambda: self.servers.run(SET_ASIDE, [key], 0))

    async def remove_entry(self, index: str, entry: bytes) -> None:
        """Remove an entry from an index, and store it by itself."""
        troubles.set_aside(f"{index} {entry!r}", RecordFlaw.DAMAGED)
        await self.caller.with_retry(lambda: self.servers.run(SET_ENTRY_ASIDE, [index], entry))

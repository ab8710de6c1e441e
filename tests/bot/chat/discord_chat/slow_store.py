"""A store that is slow or unreachable."""

import asyncio

from bot.identity import TableId
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, Note, StoreUnreachable


class SlowStore(MemoryStore):
    """A store that is slow or unreachable."""

    seconds = 0.0
    away = False
    forgetful = False

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        if self.forgetful:
            raise StoreUnreachable
        await super().mark_announced(table, *versions, note=note)

    async def load(self, table: TableId, *owners: str) -> Loaded:
        await asyncio.sleep(self.seconds)
        if self.away:
            raise StoreUnreachable
        return await super().load(table, *owners)

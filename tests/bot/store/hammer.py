"""A process that saves one table again and again, while others do the same."""

import asyncio
import sys

from bot.identity import TableId
from bot.store.address import read_address
from bot.store.port import Record, Save
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore

TABLE = TableId("discord:1")
AT_ONCE = 8


async def main(url: str, name: str, saves: int) -> None:
    """Add every mark of this process to the table, each exactly once."""
    store = RedisStore(connect(read_address(url)))
    marks = iter(range(saves))

    async def hand() -> None:
        for mark in marks:
            await add(store, f"{name}{mark} ".encode())

    await asyncio.gather(*(hand() for _ in range(AT_ONCE)))
    await store.close()


async def add(store: RedisStore, mark: bytes) -> None:
    """Load, change and save until the save succeeds."""
    while True:
        record = (await store.load(TABLE)).record or Record(0, b"")
        if await store.save(TABLE, Save(Record(record.version + 1, record.body + mark))):
            return


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))

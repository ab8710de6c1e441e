"""A process that keeps score until it is killed."""

import asyncio
import sys

from bot.ratings import scorekeeper
from bot.ratings.scorekeeper import Scorekeeper
from bot.store.address import read_address
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore

LEASE = 200
"""Milliseconds, so that what the dead left is taken soon."""


async def main(url: str) -> None:
    """Keep score."""
    scorekeeper.PAUSE = 0.01  # type: ignore[misc]
    store = RedisStore(connect(read_address(url)))
    keeper = Scorekeeper(store.scores, lease=LEASE)
    await keeper.keep_score()
    print("at work", flush=True)  # noqa: T201 - whoever kills it waits for that
    await keeper.run()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

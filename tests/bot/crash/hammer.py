"""A bot at whose desk many people talk at once about one table, while other bots do the same."""

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.desk.desk import Desk
from bot.persistence.tables import look
from bot.store.address import read_address
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.bot.crash.diary import Diary
from tests.bot.crash.talk import HERE, next_words, request

AT_ONCE = 8


async def main(url: str, path: Path, numbers: range) -> None:
    """Hand in as many requests as there are numbers, and show every reply."""
    store = RedisStore(connect(read_address(url)))
    desk, luck = Desk(store), Random(numbers.start)
    diary, to_say = Diary(path, desk), iter(numbers)

    async def person() -> None:
        for number in to_say:
            words = next_words((await look(store, HERE)).table, luck)
            reply = await desk.handle(request(number, words))
            diary.show(reply, number)
            await desk.announced(reply)

    await asyncio.gather(*(person() for _ in range(AT_ONCE)))
    await store.close()
    diary.close()


if __name__ == "__main__":
    _, address, path, start, stop = sys.argv
    asyncio.run(main(address, Path(path), range(int(start), int(stop))))

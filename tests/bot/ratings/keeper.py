"""A process with everything loaded, from which scorekeepers are forked within milliseconds."""

import asyncio
import gc
import os
import signal
import sys
import traceback

from bot.ratings.scorekeeper import Scorekeeper
from bot.store.address import read_address
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore

LEASE = 1_000
"""Milliseconds: short, so that the games of a dead process are soon claimed again."""
PAUSE = 0.01


def main(url: str) -> None:
    """Fork a scorekeeper for every line of input."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.freeze()
    for _ in sys.stdin:
        if os.fork() == 0:
            _be(url)


def _be(url: str) -> None:
    """Keep score until killed; never return to the code that forks."""
    try:
        asyncio.run(keep(url))
    except BaseException:  # noqa: BLE001 - printed, and then the process ends
        traceback.print_exc()
    finally:
        os._exit(0)


async def keep(url: str) -> None:
    """Keep score; on SIGTERM finish the games that are claimed."""
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    store = RedisStore(connect(read_address(url)))
    keeper = Scorekeeper(store.scores, lease=LEASE)
    await keeper.keep_score()
    # The test waits for this before it kills; one write, because all keepers share the pipe.
    os.write(sys.stdout.fileno(), b"%d\n" % os.getpid())
    while not stopped.is_set():
        await keeper.keep_score()
        await asyncio.sleep(PAUSE)
    await store.close()


if __name__ == "__main__":
    main(sys.argv[1])

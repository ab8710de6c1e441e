"""The local table by itself, in a process of its own, for whoever measures it."""

import asyncio
import logging
import sys
from pathlib import Path

import structlog

from bot.app.warm_up import warming_up
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.server import address, listen, serve
from bot.desk.desk import Desk
from bot.language import Language
from bot.store.opening import open_store
from bot.table.clock import Timeouts

AT_ONCE = Timeouts(take_back=0)
"""Dice that roll by themselves do not wait: nobody takes a move back here."""


async def main(folder: Path) -> None:
    """Serve with a store in the folder until the input ends; say where, then how much CPU."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    listening = listen("127.0.0.1", 0)
    async with (
        open_store(None, folder) as store,
        serve(LocalChat(Desk(store, timeouts=AT_ONCE)), listening, Language.ENGLISH),
        warming_up(),
    ):
        print(address(listening), flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))

"""The local table by itself, in a process of its own, for whoever measures it."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

from bot.app.threads import take_short_turns
from bot.app.warm_up import warming_up
from bot.chat.local_chat.chat import LocalChat
from bot.chat.local_chat.server import address, listen, serve
from bot.computers.workers import Workers
from bot.desk.budgets import Budgets
from bot.desk.desk import Desk
from bot.desk.thinker import Thinker
from bot.language import Language
from bot.store.opening import open_store
from bot.table.clock import Timeouts

AT_ONCE = Timeouts(take_back=0)
"""Dice that roll by themselves do not wait: nobody takes a move back here."""


async def main(folder: Path, computers: int) -> None:
    """Serve with a store in the folder until the input ends; say where."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    listening = listen("127.0.0.1", 0)
    async with open_store(None, folder) as store:
        desk = Desk(store, timeouts=AT_ONCE, budgets=Budgets())
        chat = LocalChat(desk)
        async with (
            serve(chat, listening, Language.ENGLISH),
            warming_up(),
            _thinking(desk, chat, computers),
        ):
            print(address(listening), flush=True)
            await asyncio.to_thread(sys.stdin.read)


@asynccontextmanager
async def _thinking(desk: Desk, chat: LocalChat, computers: int) -> AsyncIterator[None]:
    """Let some computers think while the block runs."""
    thinker = Thinker(desk, {chat.platform: chat}, Workers(computers)) if computers else None
    task = asyncio.create_task(thinker.run()) if thinker else None
    try:
        yield
    finally:
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


if __name__ == "__main__":
    take_short_turns()
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))

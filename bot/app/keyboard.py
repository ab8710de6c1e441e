"""Reading typed lines without blocking the event loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import chain
from threading import Thread
from typing import TextIO


async def typed_lines(stream: TextIO) -> AsyncIterator[str]:
    """Yield the lines of a stream until it ends.

    They are read in a daemon thread, so that the program can stop while a line is half typed.
    """
    loop = asyncio.get_running_loop()
    lines: asyncio.Queue[str] = asyncio.Queue()

    def read() -> None:
        with suppress(RuntimeError):  # the program has stopped, and its loop is closed
            for line in chain(stream, [""]):
                loop.call_soon_threadsafe(lines.put_nowait, line)

    Thread(target=read, daemon=True).start()
    while line := await lines.get():
        yield line

"""Proxies between a store and its server: one counts round trips, one loses responses."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.redis.scripts import SAVE


class Wire:
    """A proxy that counts how often the client waits for a response.

    With a delay, requests that are sent together count as one round trip.
    """

    def __init__(self, delay: float = 0) -> None:
        self.round_trips = 0
        self._delay = delay
        self._asking = False

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asks: bool
    ) -> None:
        while words := await reader.read(65_536):
            if self._delay and not asks:
                await asyncio.sleep(self._delay)
            if asks and not self._asking:
                self.round_trips += 1
            self._asking = asks
            writer.write(words)
            await writer.drain()
        writer.close()


@asynccontextmanager
async def tapped(server: str, folder: Path, delay: float = 0) -> AsyncIterator[tuple[Wire, str]]:
    """Yield the address of a proxy that counts round trips."""
    wire = Wire(delay)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(server)
        await asyncio.gather(
            wire.pass_on(reader, far_writer, asks=True),
            wire.pass_on(far_reader, writer, asks=False),
        )

    path = folder / "tap"
    async with await asyncio.start_unix_server(connected, path):
        yield wire, f"unix://{path}"
        await asyncio.sleep(0.01)


@asynccontextmanager
async def answers_lost(server: str, folder: Path) -> AsyncIterator[str]:
    """Yield the address of a proxy that breaks every connection before the response to a save."""

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_unix_connection(server)
        saving = asyncio.Event()

        async def ask() -> None:
            while words := await reader.read(65_536):
                if SAVE.sha1.encode() in words:
                    saving.set()
                far_writer.write(words)
            far_writer.close()

        asking = asyncio.create_task(ask())
        while answer := await far_reader.read(65_536):
            if saving.is_set():
                break
            writer.write(answer)
        asking.cancel()
        writer.close()
        far_writer.close()

    path = folder / "lossy"
    async with await asyncio.start_unix_server(connected, path):
        yield f"unix://{path}"
        await asyncio.sleep(0.01)

"""Ten people who play each other on the page, alone, and beside twenty hostile windows.

A hostile window asks for whatever costs most a hundred times a second, and waits for no answer.
Half of them do so in the rooms of the others. Faster ones would take the processor from those whose
waits are measured, in the same process.
"""

import asyncio
import json
from itertools import cycle
from time import perf_counter

import aiohttp

from tests.bench.bench_page import Tally, Window, serving
from tests.bench.beside import compare_waits
from tests.bench.timing import Row

PAIRS = 5
HOSTILE = 20
PAUSE = 0.01
"""Seconds between two requests of a hostile window."""
SECONDS = 20.0
ASKED = (
    {"type": "say", "text": "/play quoridor computer=1"},
    {"type": "say", "text": "/replay"},
    {"type": "say", "text": "/export json"},
    {"type": "say", "text": "/history"},
    {"type": "say", "text": "/board"},
    {"type": "say", "text": "/stats"},
    {"type": "say", "text": "x" * 2_000},
    {"type": "suggest", "text": ""},
    {"type": "press", "payload": "0 help"},
)


class Hostile(Window):
    """Somebody who floods the server; what they see is not measured."""

    async def run(self, tally: Tally, until: float) -> None:
        """Come in and ask, until the time is over."""
        origin = self.url.rstrip("/")
        hello = {"secret": f"hostile-{self.seat:03}" * 4, "name": f"H{self.seat}"}
        async with self.client.ws_connect(f"{self.url}socket", origin=origin) as self.socket:
            await self._send(type="hello", room=f"room-{self.room}", **hello)
            ears = asyncio.create_task(self._ignore())
            try:
                async with asyncio.timeout(until - perf_counter()):
                    await self._flood()
            except (TimeoutError, aiohttp.ClientError):
                pass  # that is all there was time for
            finally:
                ears.cancel()
                await asyncio.gather(ears, return_exceptions=True)
                tally.commands += next(self.keys)

    async def _ignore(self) -> None:
        async for _ in self.socket:
            pass

    async def _flood(self) -> None:
        for asked in cycle(ASKED):
            await self.socket.send_str(json.dumps({"key": str(next(self.keys)), **asked}))
            await asyncio.sleep(PAUSE)


async def _measure(hostile: int) -> list[float]:
    """Return how long people waited for the picture that answers them, in order."""
    tally, flood = Tally(), Tally()
    connector = aiohttp.TCPConnector(limit=0)
    async with serving() as url, aiohttp.ClientSession(connector=connector) as client:
        until = perf_counter() + SECONDS
        people = [Window(url, client, room, seat) for room in range(PAIRS) for seat in range(2)]
        others = [Hostile(url, client, number % (2 * PAIRS), number) for number in range(hostile)]
        results, _ = await asyncio.gather(
            asyncio.gather(*(one.run(tally, until) for one in people), return_exceptions=True),
            asyncio.gather(*(one.run(flood, until) for one in others)),
        )
    errors = [*tally.errors, *(repr(result) for result in results if result is not None)]
    if errors:
        raise AssertionError(errors[:5])
    return sorted(tally.waits)


def rows() -> list[Row]:
    """Compare how long people wait."""
    return compare_waits("hostile windows", _measure, HOSTILE, "windows", "2 at most")

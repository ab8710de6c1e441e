"""Stops a Parlour while 200 animations wait to be made: `python -m tests.torture.stopping`.

Forty people ask for five different replays each on the page; then SIGTERM comes. It prints how
long Parlour took to end, and what became of those who waited: all of them have to be told.
"""

import asyncio
import json
import signal
from collections import Counter
from itertools import cycle, islice
from time import monotonic

import aiohttp

from tests.torture.floods import Player
from tests.torture.page import parlour

PEOPLE, EACH = 40, 5
MOVES = PEOPLE * EACH
LONGEST = 10.0
"""Seconds in which Parlour has to end."""


async def _play(player: Player) -> None:
    """Play a game against oneself, so that there is something to replay."""
    await player.ask(type="say", text="/play quoridor both", quiet=True)
    for move in islice(cycle(("e2", "e8", "e1", "e9")), MOVES):
        await player.ask(type="say", text=move, quiet=True)
        await asyncio.sleep(0.12)


async def _wait(player: Player) -> Counter[str]:
    """Return what becomes of the replays that somebody has asked for."""
    became = Counter[str]()
    try:
        while True:
            told = json.loads(await player.socket.receive_str())
            if told["type"] == "done" and told["key"].startswith("film"):
                became["told why not" if told["refused"] else "shown"] += 1
    except (TypeError, aiohttp.ClientError):
        return became


async def stop() -> bool:
    """Print how long it takes to stop; return whether that is soon enough and everybody is told."""
    async with parlour() as served, aiohttp.ClientSession() as client:
        first = await Player(served.url, client, "host00", "cinema").open()
        await _play(first)
        people = [
            await Player(served.url, client, f"p{number:05}", "cinema").open()
            for number in range(PEOPLE)
        ]
        for number, player in enumerate(people):
            for film in range(EACH):
                said = f"/replay {(number * EACH + film) % MOVES + 1}"
                await player.send(type="say", text=said, quiet=True, key=f"film{film}")
        await asyncio.sleep(1)
        begun = monotonic()
        served.process.send_signal(signal.SIGTERM)
        became = await asyncio.gather(*map(_wait, people))
        code = await served.process.wait()
        took = monotonic() - begun
    told = sum(became, Counter[str]())
    print(f"{PEOPLE * EACH} replays asked for: {dict(told)}")
    print(f"ended after {took:.1f} s with code {code}")
    return took < LONGEST and code == 0 and told.total() == PEOPLE * EACH


if __name__ == "__main__":
    raise SystemExit(not asyncio.run(stop()))

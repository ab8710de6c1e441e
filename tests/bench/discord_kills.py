"""Kills Parlour on Discord again and again, and looks at what is left.

`python -m tests.bench.discord_kills` runs the real process beside the Discord of the tests. It is
killed 50 times at any moment after somebody has moved, and 20 times at a certain request: before or
after Discord has carried it out. Each time the history has to be whole, the board has to become
what the store says, and it is measured how long that took after the restart.
"""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import DEVNULL, Process
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from bot.chat.discord_chat.emojis import drawn
from bot.chat.discord_chat.places import table_at
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import look
from bot.store.address import Socket
from bot.store.embedded.server import run_server
from bot.store.port import Store
from bot.store.redis.connect import connect
from bot.store.redis.store import RedisStore
from tests.fakes.discord_server import Channel, Person, Server, running
from tests.fakes.discord_server.seen import labels, payloads
from tests.fakes.discord_server.world import TOKEN
from tests.fakes.outages import Failure

GAMES: Final = ("checkers", "quoridor")
RANDOM, TARGETED = 50, 20
CALLBACK: Final = "/callback"
STEPS: Final = (
    (CALLBACK, Failure.SILENCE),
    (CALLBACK, Failure.SILENT_SUCCESS),
    ("PATCH ", Failure.SILENCE),
    ("PATCH ", Failure.SILENT_SUCCESS),
)
"""Requests at which it is killed: never carried out, or carried out without an answer."""
LATEST: Final = 0.12
"""Seconds after a move within which it is killed at any moment."""
SLOW: Final = 60.0
GOAL: Final = 5.0
"""Seconds after a restart within which everybody is told."""
_SEEN: Final = 0.6
"""Seconds in which people see a board: a press that comes sooner is ignored."""


@dataclass
class Ordeal:
    """Two people at two tables, and a process that is killed again and again."""

    server: Server
    store: Store
    url: str
    folder: Path
    luck: Random = field(default_factory=lambda: Random(20))
    from_start: list[float] = field(default_factory=list)
    """Seconds from the start of the process until the board is what the store says."""
    from_connection: list[float] = field(default_factory=list)
    saved: int = 0
    left_behind: int = 0
    process: Process | None = None

    def __post_init__(self) -> None:
        guild = self.server.add_guild()
        self.channels = [self.server.add_channel(guild) for _ in GAMES]
        self.people = [Person(self.server, "Anna"), Person(self.server, "Ben")]

    async def start(self) -> float:
        """Start Parlour, and return when it was connected."""
        variables = {
            "DISCORD_TOKEN": TOKEN,
            "DISCORD_API_URL": self.server.api_url,
            "DISCORD_GATEWAY_URL": self.server.gateway_url,
            "REDIS_URL": self.url,
            "PARLOUR_COMPUTERS": "0",
            "PARLOUR_PORT": "0",
            "PARLOUR_LOG_LEVEL": "error",
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", cwd=self.folder, env={**os.environ, **variables},
            stdout=DEVNULL,
        )  # fmt: skip
        await self.server.until(lambda: self.server.gateway.connected, SLOW)
        return monotonic()

    async def kill(self) -> None:
        """Kill it at once."""
        if self.process and self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()
        self.server.gateway.sessions.clear()
        self.server.outages.planned.clear()

    async def found(self, channel: Channel) -> Snapshot:
        """Return a table as the store has it."""
        return await look(self.store, table_at(channel.id))

    async def sit_down(self, game: str, channel: Channel) -> None:
        """Let both begin a game, if none is on."""
        anna, ben = self.people
        table = (await self.found(channel)).table
        if table and table.playing:
            return
        await anna.slash(channel, "play", game=game, opponent=ben, autoplay="no")
        await self._until_shown(channel)
        await asyncio.sleep(_SEEN)
        await ben.press(channel.live[-1], "Accept")
        await self._until_shown(channel)
        await asyncio.sleep(_SEEN)

    async def _until_shown(self, channel: Channel) -> None:
        """Wait until the newest board is what the store says."""
        async with asyncio.timeout(SLOW):
            while _stamp(channel) != (await self.found(channel)).version:  # noqa: ASYNC110 - in another process
                await asyncio.sleep(0.01)

    async def strike(self, number: int) -> None:
        """Let somebody move, kill the process, start it again, and look."""
        at = self.luck.randrange(len(GAMES))
        channel = self.channels[at]
        await self.sit_down(GAMES[at], channel)
        before = (await self.found(channel)).table
        assert before is not None
        request, failure = STEPS[number % len(STEPS)]
        if number > RANDOM:
            self.server.outages.plan(request, failure)
        await self._move(channel, press=number <= RANDOM or request == CALLBACK)
        await self._wait(number)
        await self.kill()
        after = (await self.found(channel)).table
        assert after is not None
        assert after.log[: len(before.log)] == before.log, "history lost"
        assert len(after.log) <= len(before.log) + 1, "done twice"
        self.saved += len(after.log) > len(before.log)
        await self._restart(channel)
        assert channel.live, "no way to play on"
        self.left_behind += len(channel.live) - 1

    async def _move(self, channel: Channel, *, press: bool) -> None:
        """Let the one to move do so; a move that is typed changes the board in another request."""
        table = (await self.found(channel)).table
        assert table is not None
        assert table.player_to_act is not None
        who = next(one for one in self.people if table.player_to_act.id.endswith(f":{one.id}"))
        legal = list(table.legal_moves)
        move = table.game.format(self.luck.choice(legal), table.board)
        board = channel.live[-1]
        if press and move in labels(board):
            await who.send_press(board, move)
        else:
            await who.send_slash(channel, "move", move=move)

    async def _wait(self, number: int) -> None:
        if number <= RANDOM:
            await asyncio.sleep(self.luck.uniform(0, LATEST))
        else:
            try:
                await self.server.until(lambda: self.server.outages.over, 3)
            except TimeoutError:
                print("  not reached:", self.server.outages.planned)

    async def _restart(self, channel: Channel) -> None:
        begun = monotonic()
        connected = await self.start()
        await self._until_shown(channel)
        self.from_start.append(monotonic() - begun)
        self.from_connection.append(max(monotonic() - connected, 0.0))
        await asyncio.sleep(_SEEN)


def _stamp(channel: Channel) -> int:
    """Return the version that the newest board shows; 0 if there is none."""
    carried = [payload for one in channel.live[-1:] for payload in payloads(one).values()]
    return int(carried[0].partition(" ")[0], 16) if carried else 0


async def main() -> None:
    """Kill, and print what was found."""
    with TemporaryDirectory() as folder:
        async with running() as server, run_server(Path(folder) / "store") as socket:
            for name in drawn():
                server.emojis.add(name)
            store = RedisStore(connect(Socket(str(socket))))
            ordeal = Ordeal(server, store, f"unix://{socket}", Path(folder))
            try:
                await ordeal.start()
                await server.until(lambda: server.synced, SLOW)
                for number in range(1, RANDOM + TARGETED + 1):
                    await ordeal.strike(number)
                    print(".", end="", flush=True)
            finally:
                await ordeal.kill()
                await store.close()
            assert server.violations == [], server.violations
    print(f"\n{RANDOM} random and {TARGETED} targeted kills: no history lost, nothing done twice")
    print(f"moves saved before the kill: {ordeal.saved}")
    print(f"boards left behind with buttons: {ordeal.left_behind}")
    for since, took in {
        "starting": ordeal.from_start,
        "connecting": ordeal.from_connection,
    }.items():
        within = sum(seconds <= GOAL for seconds in took)
        middle, slowest = median(took), max(took)
        print(f"told after {since}: median {middle:.1f} s, at most {slowest:.1f} s")
        print(f"  within {GOAL:.0f} s: {within} of {len(took)}")


if __name__ == "__main__":
    asyncio.run(main())

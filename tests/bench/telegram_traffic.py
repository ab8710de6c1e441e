"""Counts what a game costs a group on Telegram: whole games of two quick people, by buttons.

`python -m tests.bench.telegram_traffic [MINUTES [GAME …]]` plays games over the Telegram of the
tests, with all its limits and in real time, all of them at once: where choosing is private, and
where it cannot be. A wait is the time from what somebody did, or what happened by itself, until
they see it.
"""

import asyncio
import logging
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from threading import Event
from time import monotonic
from typing import Final

from bot.app.warm_up import warm_up
from bot.chat.telegram_chat.limiter import SendingRates
from bot.commands.parser import stamp_of
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.store.memory import MemoryStore
from bot.table.events import Moved
from bot.table.table import Table
from tests.bench.taps import SeededChance
from tests.bot.chat.telegram_chat import club
from tests.bot.chat.telegram_chat.club import Club
from tests.bot.chat.telegram_chat.players import ASIDE, rolls_by_itself, to_act
from tests.fakes.telegram_server import Message, TelegramServer, User
from tests.fakes.telegram_server.world import FIRST_PRIVATE

THINKING: Final = 1.0
"""Seconds that a player thinks before each tap."""
WALLS: Final = 0.6
"""How often somebody places a wall, or turns to the walls."""
GAMES: Final = ("backgammon", "narde", "checkers", "quoridor")
_LOOK: Final = 0.001


@dataclass
class Traffic:
    """What a game took."""

    taps: int = 0
    turns: int = 0
    waits: list[float] = field(default_factory=list)
    minutes: float = 0.0


class Game:
    """Two people who play in a group, and think for a second before each tap."""

    def __init__(self, members: Club, luck: Random) -> None:
        self._members = members
        self._luck = luck
        self._pressed = 0.0
        """When somebody pressed last, until that is shown."""
        self.traffic = Traffic()

    async def play(self, game: str, minutes: float) -> Traffic:
        """Play a game, for some minutes at most."""
        members, began = self._members, monotonic()
        await members.say(members.anna, f"/play {game}")
        await members.say(members.ben, "/join")
        while monotonic() - began < minutes * 60:
            table = await self._current()
            if table.ending:
                break
            if rolls_by_itself(table):
                await asyncio.sleep(_LOOK)
            else:
                await asyncio.sleep(THINKING)
                await self._tap(to_act(members, table), table)
        self.traffic.minutes = (monotonic() - began) / 60
        table = await members.table()
        self.traffic.turns = sum(isinstance(entry.event, Moved) for entry in table.log)
        return self.traffic

    async def _current(self) -> Table:
        """Return the table once the board shows it, and note how long that took."""
        table = await self._members.table()
        since, version = (
            self._pressed or monotonic(),
            self._members.desk.tables.known.version_of(table.id),
        )
        await self._members.server.until(lambda: _shown(self._members.board()) >= version)
        self.traffic.waits.append(monotonic() - since)
        self._pressed = 0.0
        return table

    async def _tap(self, user: User, table: Table) -> None:
        """Let somebody tap, and return when they see something else."""
        board = self._members.board()
        message = next(iter(self._members.group.seen_by(user)), board)
        label = self._choose(table, message)
        before, self._pressed = self._seen(user), monotonic()
        self.traffic.taps += 1
        pressing = asyncio.create_task(self._members.server.press(user, message, label))
        await self._members.server.until(lambda: self._seen(user) != before)
        await pressing

    def _choose(self, table: Table, message: Message) -> str:
        walls = [label for label in message.labels if label.startswith("Wall")]
        if walls and self._luck.random() < WALLS:
            return self._luck.choice(walls)
        ways = [label for label in message.labels if label not in ASIDE]
        forward = "↑↓"[table.to_act or 0]
        return next((way for way in ways if way.startswith(forward)), self._luck.choice(ways))

    def _seen(self, user: User) -> object:
        group = self._members.group
        return self._members.board().payload, [each.payload for each in group.seen_by(user)]


def _shown(board: Message) -> int:
    """Return the version of the table that a board shows."""
    data = [button["callback_data"] for row in board.buttons for button in row
            if "callback_data" in button]  # fmt: skip
    return max(map(stamp_of, data), default=0)


async def measure(game: str, minutes: float, *, private: bool) -> str:
    """Return a line for a game."""
    luck, began = Random(f"{game} 5"), monotonic()
    club.RATES = SendingRates()
    async with TelegramServer.running() as server:
        members = Club(server, MemoryStore(), SeededChance(luck))  # type: ignore[arg-type]
        members.clock = lambda: Moment(int(1e12 + (monotonic() - began) * 1_000))
        if not private:
            server.methods.private.refused_in.add(members.group.id)
        async with members.open():
            sweeping = asyncio.create_task(_sweep(members))
            traffic = await Game(members, luck).play(game, minutes)
            sweeping.cancel()
            with suppress(asyncio.CancelledError):
                await sweeping
        return _row(game, traffic, members, private=private)


async def _sweep(members: Club) -> None:
    sweeper = Sweeper(members.desk, {"telegram": members.chat})
    while True:
        await sweeper.sweep()
        await asyncio.sleep(1)


def _row(game: str, traffic: Traffic, members: Club, *, private: bool) -> str:
    server, group = members.server, members.group
    done = [method for method, status in server.calls if status == 200]
    edits = sum(method.startswith("editMessage") for method in done)
    opened = next(group.private_numbers) - FIRST_PRIVATE
    new = sum(method.startswith("send") for method in done) - opened
    alone = opened + sum(method.startswith("editEphemeral") for method in done)
    turns = max(traffic.turns, 1)
    return (
        f"| {game} | {'private' if private else 'in the board'} | {traffic.taps / turns:.2f} "
        f"| {edits / turns:.2f} | {alone / turns:.2f} | {new} | {turns} | {traffic.minutes:.1f} "
        f"| {max(traffic.waits):.1f} s | {len(server.methods.rates.refused)} |"
    )


async def main(minutes: str = "10", *games: str) -> None:
    """Print a line for each game and way to choose."""
    warm_up(Event())
    print("| game | choosing | taps a turn | edits a turn | private messages and edits a turn "
          "| new messages a game | turns | minutes | longest wait | refused |")  # fmt: skip
    print("|---|---|---|---|---|---|---|---|---|---|")
    measured = [
        measure(game, float(minutes), private=private)
        for game in games or GAMES
        for private in (False, True)
    ]
    print(*await asyncio.gather(*measured), sep="\n")


if __name__ == "__main__":
    import structlog

    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    logging.disable()
    asyncio.run(main(*sys.argv[1:]))

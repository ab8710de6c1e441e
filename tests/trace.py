"""What one action costs on its way through Parlour: modules, parses and round trips to the store.

`python -m tests.trace` plays a move on a Discord server, a press on a Telegram server, a clock that
runs out and dice that roll by themselves, each against the test servers, a line for each.
"""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from bot.store.memory import MemoryStore
from tests.bot.chat.discord_chat.club import club as discord_club
from tests.bot.chat.telegram_chat.club import club as telegram_club
from tests.bot.scripted import ScriptedChance

_QUESTIONS = (
    "load",
    "load_preferences",
    "save",
    "load_game",
    "mark_announced",
    "write_preferences",
)
_SWEEPS = ("claim_due", "reschedule")
_HOUR = 3600


@dataclass
class Trace:
    """What was passed on the way."""

    modules: set[str] = field(default_factory=set)
    parses: int = 0
    trips: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        trips = ", ".join(self.trips)
        return (
            f"{len(self.modules)} modules, {self.parses} parses, {len(self.trips)} trips ({trips})"
        )

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note the module of a call, and whether it reads a request."""
        name = frame.f_globals.get("__name__", "")
        if event != "call" or not name.startswith("bot.") or frame.f_code.co_name == "<module>":
            return
        self.modules.add(name)
        self.parses += (name, frame.f_code.co_name) == ("bot.commands.parser", "parse")


class CountingStore(MemoryStore):
    """A store that notes what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.trace: Trace | None = None
        for name in (*_QUESTIONS, *_SWEEPS):
            if hasattr(self, name):
                setattr(self, name, self._counted(name, getattr(self, name)))

    def _counted(self, name: str, ask: Callable[..., Awaitable[Any]]) -> Callable[..., Any]:
        async def counted(*given: object, **named: object) -> Any:  # noqa: ANN401 - as it is asked
            trace, self.trace = self.trace, None  # what it asks of itself is no further trip
            if trace:
                trace.trips.append(name)
            try:
                return await ask(*given, **named)
            finally:
                self.trace = trace

        return counted


@contextmanager
def traced(store: CountingStore) -> Iterator[Trace]:
    """Note what happens while the block runs."""
    store.trace = trace = Trace()
    sys.setprofile(trace.note)
    threading.setprofile(trace.note)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
        store.trace = None


async def discord_move() -> Trace:
    """Type a move on Discord."""
    store = CountingStore()
    async with discord_club(store=store) as club:
        await club.anna.slash(club.channel, "play", game="checkers")
        await club.ben.press(await club.board(), "Join")
        for move in ("c3-d4", "f6-g5"):  # by then everything is known that is kept in memory
            await (await club.to_act()).slash(club.channel, "move", move=move)
            await club.board()
        person = await club.to_act()
        with traced(store) as trace:
            await person.slash(club.channel, "move", move="e3-f4")
            await asyncio.sleep(0.2)
        return trace


async def telegram_press() -> Trace:
    """Press a button on Telegram that changes the table."""
    store = CountingStore()
    async with telegram_club("52", "31", store=store) as club:
        await club.say(club.anna, "/play backgammon")
        await club.press(club.ben, "Join")
        await club.say(club.anna, "/move 13/8 13/11")
        with traced(store) as trace:
            await club.press(club.ben, "Roll")
        return trace


async def clock_runs_out() -> Trace:
    """Let the clock of a game on Discord run out."""
    store = CountingStore()
    async with discord_club(store=store) as club:
        await club.anna.slash(club.channel, "play", game="checkers", clock="1h", falls="yes")
        await club.ben.press(await club.board(), "Join")
        await club.board()
        await club.later(_HOUR - 60)
        with traced(store) as trace:
            await club.later(2 * _HOUR)
        return trace


async def dice_roll() -> Trace:
    """Let the dice of a game on Discord roll by themselves."""
    store = CountingStore()
    async with discord_club(store=store, chance=ScriptedChance("52", "31")) as club:
        await club.anna.slash(club.channel, "play", game="backgammon")
        await club.ben.press(await club.board(), "Join")
        await club.anna.slash(club.channel, "move", move="13/8 13/11")
        await club.board()
        with traced(store) as trace:
            await club.later()
        return trace


async def main() -> None:
    """Print the traces."""
    for action in (discord_move, telegram_press, clock_runs_out, dice_roll):
        print(f"{action.__name__:16} {await action()}")


if __name__ == "__main__":
    asyncio.run(main())

"""A command at the desk, with our own server: what it costs, and what it is like in a crowd."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from time import process_time
from typing import TypeVar

from redis.asyncio import Redis

from bot.app.logs import configure_logs
from bot.app.setting_types import LogFormat, LogLevel
from bot.commands.parser import parse
from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.persistence.record import encode
from bot.persistence.saving import changed
from bot.replies.contents import board_of
from bot.replies.reply import Reply
from bot.store.redis.store import RedisStore
from bot.table.change import Change
from rules import GAMES
from tests.bench import crowd
from tests.bench.played import Turn, begin, forget, play
from tests.bench.served import served
from tests.bench.timing import ROUNDS, Row, times

T = TypeVar("T")
AT_ONCE = 16


def rows() -> list[Row]:
    """Measure everything on one server."""
    with TemporaryDirectory(prefix="parlour-") as folder, log_file(Path(folder) / "log"):
        return asyncio.run(_measure(Path(folder)))


@contextmanager
def log_file(path: Path) -> Iterator[None]:
    """Let the log be written as on a server: a line of JSON for each command, into a file."""
    with path.open("w") as file, redirect_stderr(file):
        configure_logs(LogLevel.INFO, LogFormat.JSON)
        try:
            yield
        finally:
            logging.basicConfig(handlers=[logging.NullHandler()], force=True)


async def _measure(folder: Path) -> list[Row]:
    games = [await play(game, seed=1) for game in GAMES]
    async with served(folder) as (client, store):
        costs = [row for game in games for row in await _costs(client, store, game)]
        turns = [turn for game in games for turn in game]
        return costs + await crowd.rows(client, store, turns)


class _QuietDesk(Desk):
    """A desk that does what is asked for and says nothing."""

    async def change(self, request: Request) -> None:
        """Load, apply and save."""
        parsed = parse(request.text)
        responder = self._turns._responder  # noqa: SLF001 - a part of it
        ask, _ = await responder._look(request, parsed)  # noqa: SLF001
        change = responder._carry_out(ask, parsed)  # noqa: SLF001
        assert isinstance(change, Change)
        after = changed(ask.found, change, request.key)
        assert await self.tables.save(after, change)


async def _costs(client: Redis, store: RedisStore, game: Sequence[Turn]) -> list[Row]:
    """Return what the commands of a whole game cost on average, in the best of some rounds."""
    name, size = game[0].kept.table.setup.game, fmean(len(encode(turn.kept)) for turn in game)
    await client.set("floor", bytes(int(size)))
    costs = [await _round(_QuietDesk(store), client, game) for _ in range(ROUNDS)]
    get, change, gets, changes, whole, picture = map(min, zip(*costs, strict=True))
    what = f"{name}, load → apply → save, {size / 1000:.1f} kB"
    return [
        _row(what, change, "one GET", get, "≤ 3.5 x"),
        _row(f"{what}, {AT_ONCE} at once", changes, f"one of {AT_ONCE} GETs", gets, "none set"),
        _row(f"{name}, the same and a reply in words", whole, "one GET", get, "none set"),
        Row(
            f"{name}, the picture of a reply",
            f"{picture * 1e3:.2f} ms",
            "1 ms",
            times(picture, 1e-3),
            "≤ 1 x",
        ),
    ]


async def _round(desk: "_QuietDesk", client: Redis, game: Sequence[Turn]) -> tuple[float, ...]:
    """Play the game from its first turn to its end, at one table and at several at once."""
    replies: list[Reply] = []

    async def get(_: Request) -> None:
        await client.get("floor")

    async def ask(request: Request) -> None:
        replies.append(await desk.handle(request))

    async def draw(reply: Reply) -> None:
        board = board_of(reply)
        assert board
        assert await desk.paint(board, reply.table)

    one, other, *many = [await begin(desk.store, game) for _ in range(2 + AT_ONCE)]
    return (
        *await _taking_turns(get, desk.change, one),
        await _cpu(get, *many),
        await _cpu(desk.change, *many),
        await _cpu(ask, other),
        await _cpu(draw, replies),
    )


async def _taking_turns(
    call: Callable[[T], Awaitable[object]], other: Callable[[T], Awaitable[object]], table: list[T]
) -> tuple[float, float]:
    """Return what each of two calls took of our processor, neither having it warm for itself."""
    forget()
    ours = theirs = 0.0
    for thing in table:
        start = process_time()
        await call(thing)
        between = process_time()
        await other(thing)
        ours, theirs = ours + between - start, theirs + process_time() - between
    return ours / len(table), theirs / len(table)


async def _cpu(call: Callable[[T], Awaitable[object]], *tables: Sequence[T]) -> float:
    """Return the seconds that a call took of our processor, with nothing remembered before."""

    async def play(things: Sequence[T]) -> None:
        for thing in things:
            await call(thing)

    forget()
    start = process_time()
    await asyncio.gather(*map(play, tables))
    return (process_time() - start) / sum(map(len, tables))


def _row(what: str, ours: float, peer: str, floor: float, goal: str) -> Row:
    theirs = f"{peer} by redis-py {floor * 1e6:.0f} µs"
    return Row(f"{what}, CPU", f"{ours * 1e6:.0f} µs", theirs, times(ours, floor), goal)

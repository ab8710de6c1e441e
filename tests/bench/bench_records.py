"""A replay as a player gets it: from the typed command to the finished animation."""

import asyncio
from time import perf_counter

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.persistence.record import TableRecord, encode
from bot.replies.film import Film, shoot
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save
from bot.table.lines import lines
from bot.table.table import Table
from bot.table.values import Setup
from render.canvas.patches import _patch
from tests.bench.timing import ROUNDS, Fresh, Row, side_by_side, times
from tests.bot.export.matches import played
from tests.bot.reading import animation_of
from tests.bot.table.people import ANNA, HERE

LINES = 60
"""Rolls included, as in the other rows for replays."""
ACTS, SEED = 52, 3
"""What is done by itself makes up the rest."""
TICK = 0.001
LONGEST_WAIT = 0.02


def rows() -> list[Row]:
    """Measure the first request for a replay, the next one, and what others notice."""
    table = played(Setup("backgammon"), SEED, lines=ACTS).latest
    store = asyncio.run(_store(table))
    assert len(lines(table.log)) == LINES
    film = Film(table.setup.game, table.opening, lines(table.log))
    floor, warm, cold, kept = side_by_side(
        lambda: shoot(film, lambda _: None),
        Fresh(lambda: Desk(store), lambda desk: asyncio.run(_ask(desk))),
        Fresh(lambda: _forgetful(store), lambda desk: asyncio.run(_ask(desk))),
        Fresh(lambda: _experienced(store), lambda desk: asyncio.run(_ask(desk))),
    )
    wait = min(asyncio.run(_longest_wait(Desk(store))) for _ in range(ROUNDS))
    what = f"`/replay` of {LINES} moves of backgammon through the desk"
    made = "making it alone"
    return [
        _row(f"{what}, patches kept", warm, floor, made, "≤ 2 x"),
        _row(f"{what}, patches new", cold, floor, made, "none set"),
        _row(f"{what}, asked again", kept, floor, made, "< 1 x"),
        _row(f"{what}, the loop's longest wait", wait, LONGEST_WAIT, "", "< 1 x"),
    ]


async def _store(table: Table) -> MemoryStore:
    """Return a store that keeps the table."""
    store = MemoryStore()
    await store.save(table.id, Save(Record(1, encode(TableRecord(table=table)))))
    return store


def _forgetful(store: MemoryStore) -> Desk:
    _patch.cache_clear()
    return Desk(store)


def _experienced(store: MemoryStore) -> Desk:
    """Return a desk that has shown the replay before."""
    desk = Desk(store)
    asyncio.run(_ask(desk))
    return desk


async def _ask(desk: Desk, where: TableId = HERE) -> None:
    reply = await desk.handle(Request(table=where, player=ANNA, text="/replay"))
    assert animation_of(reply)


async def _longest_wait(desk: Desk) -> float:
    """Return how much later than wanted somebody else was served meanwhile, at worst."""
    asked = asyncio.create_task(_ask(desk))
    longest = 0.0
    while not asked.done():
        start = perf_counter()
        await asyncio.sleep(TICK)
        longest = max(longest, perf_counter() - start - TICK)
    return longest


def _row(what: str, ours: float, floor: float, peer: str, goal: str) -> Row:
    shown = f"{floor * 1e3:.1f} ms"
    return Row(what, f"{ours * 1e3:.1f} ms", f"{peer} {shown}".strip(), times(ours, floor), goal)

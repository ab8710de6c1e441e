"""To which process a table belongs while its computer thinks, and what a stop or a crash leaves."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from bot.desk import leases as module
from bot.desk.leases import LEASE
from bot.desk.thinker import DELAY
from bot.identity import Moment, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Index, StoreUnreachable
from tests.bot.desk.club import Club, any_move, begun, begun_and_thinking
from tests.bot.room import ROOM


class Rescheduling(MemoryStore):
    """A store that cannot change when a table is due: it says so, or does not answer."""

    away = False
    hangs = False
    deaf = False
    """Whether it swallows cancellations, as redis-py may while it connects."""

    async def reschedule(
        self, table: TableId, version: int, due: Moment | None, index: Index = Index.DUE
    ) -> None:
        """Change it, unless away."""
        if self.deaf:
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(1)
        if self.hangs:
            await asyncio.Event().wait()
        if self.away:
            raise StoreUnreachable
        await super().reschedule(table, version, due, index)


@asynccontextmanager
async def thinking_process(store: MemoryStore | None = None) -> AsyncIterator[Club]:
    """Give a club whose process thinks about a move for as long as it runs; stop it in the end."""
    club = await begun(store=store)
    club.minds.meanwhile = asyncio.Event()
    await club.say(await any_move(club))
    await asyncio.sleep(0)
    club.time += DELAY
    asked = len(club.minds.asked)
    running = asyncio.create_task(club.thinker.run())
    await asyncio.sleep(0.05)
    assert len(club.minds.asked) > asked
    yield club
    running.cancel()
    async with asyncio.timeout(5):
        await asyncio.gather(running, return_exceptions=True)
    club.minds.meanwhile = None


async def test_after_a_stop_another_process_moves_at_once() -> None:
    async with thinking_process() as club:
        before = len(await club.moves_of_computer())
    _, chat, other = club.another()
    await other.think()
    assert len(await club.moves_of_computer()) == before + 1
    assert len(chat.said) == 1
    await other.think()
    assert len(await club.moves_of_computer()) == before + 1


async def test_a_stop_gives_nothing_back_that_has_changed_meanwhile() -> None:
    async with thinking_process() as club:
        desk, _, _ = club.another()
        await desk.handle(club.request("/undo"))  # by another process
    late = Moment(10**9)
    assert await club.store.claim_due("test", late, late, index=Index.COMPUTER) == ()


@pytest.mark.parametrize("trouble", ["away", "hangs"])
async def test_it_stops_soon_although_the_store_is_away(
    trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "GIVEN_BACK_WITHIN", 0.05)
    store = Rescheduling()
    async with thinking_process(store) as club:
        before = len(await club.moves_of_computer())
        setattr(store, trouble, True)
    setattr(store, trouble, False)
    _, _, other = club.another()
    club.time += LEASE
    await other.think()
    assert len(await club.moves_of_computer()) == before + 1


async def test_after_a_crash_another_process_moves_within_seconds() -> None:
    club, dead, _ = await begun_and_thinking()
    before = len(await club.moves_of_computer())
    _, _, other = club.another()
    club.minds.meanwhile = None
    club.time += 5_000  # what the dead process thinks of never comes
    await other.think()
    assert len(await club.moves_of_computer()) == before + 1
    dead.cancel()
    await asyncio.gather(dead, return_exceptions=True)


async def test_a_long_thought_keeps_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEWED_EVERY", 0.001)
    club, thinking, go_on = await begun_and_thinking()
    before, asked = len(await club.moves_of_computer()), len(club.minds.asked)
    _, _, other = club.another()
    for _ in range(6):
        await asyncio.sleep(0.01)
        club.time += LEASE // 2
        await other.think()
    assert len(club.minds.asked) == asked
    go_on.set()
    await thinking
    assert len(await club.moves_of_computer()) == before + 1


async def test_a_table_that_is_shown_again_stays_with_whoever_thinks_about_it() -> None:
    club, thinking, go_on = await begun_and_thinking()
    before, asked = len(await club.moves_of_computer()), len(club.minds.asked)
    await club.say("/board")
    club.thinker.nudge(ROOM)
    await asyncio.sleep(0.01)
    club.time += 2 * DELAY
    _, _, other = club.another()
    also = asyncio.create_task(other.think())
    await asyncio.sleep(0.01)
    assert len(club.minds.asked) == asked
    go_on.set()
    await asyncio.gather(thinking, also)
    assert len(await club.moves_of_computer()) == before + 1


async def test_a_table_that_has_changed_is_thought_about_anew() -> None:
    club, thinking, go_on = await begun_and_thinking()
    before, asked = len(await club.moves_of_computer()), len(club.minds.asked)
    await club.say("/undo")
    await club.say(await any_move(club))
    await asyncio.sleep(0.01)
    club.time += 2 * DELAY
    _, _, other = club.another()
    also = asyncio.create_task(other.think())
    await asyncio.sleep(0.01)
    assert len(club.minds.asked) == asked + 1
    go_on.set()
    await asyncio.gather(thinking, also)
    assert len(await club.moves_of_computer()) == before + 1


async def test_a_renewal_ends_with_the_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEWED_EVERY", 0.001)
    store = Rescheduling()
    async with thinking_process(store) as club:
        before = len(await club.moves_of_computer())
        store.deaf = True
        await asyncio.sleep(0.01)
        assert club.minds.meanwhile is not None
        club.minds.meanwhile.set()
        await asyncio.sleep(0.05)
        assert len(await club.moves_of_computer()) == before + 1


async def test_a_lease_is_renewed_after_the_store_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RENEWED_EVERY", 0.001)
    store = Rescheduling()
    async with thinking_process(store) as club:
        asked = len(club.minds.asked)
        store.away = True
        await asyncio.sleep(0.01)
        store.away = False
        club.time += LEASE // 2
        await asyncio.sleep(0.01)
        club.time += LEASE // 2
        version = (await club.desk.tables.find(ROOM)).version
        due = await club.store.claim_due("test", Moment(club.time), Moment(0), 9, Index.COMPUTER)
        assert (due, version) == ((), club.desk.tables.known.version_of(ROOM))
        assert len(club.minds.asked) == asked

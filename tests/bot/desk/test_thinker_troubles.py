"""Computers in trouble: two processes at one table, too many tables, a store that is away."""

import asyncio

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.computers.workers import Workers
from bot.desk import thinker as module
from bot.desk.leases import LEASE
from bot.desk.thinker import BUSY_AFTER, Thinker
from bot.identity import Moment, TableId, platform_of
from bot.replies.reply import Announcement
from bot.store.memory import MemoryStore
from bot.store.port import Index, NotCarriedOut, Save
from bot.table.clock import COMPUTER_PATIENCE
from bot.table.events import Moved
from tests.bot.desk.away_store import AwayStore
from tests.bot.desk.club import Chat, Club, any_move, begun, begun_and_thinking
from tests.bot.room import ROOM, person


async def test_two_processes_think_and_one_move_is_made() -> None:
    club = await begun()
    before, said = len(await club.moves_of_computer()), len(club.chat.said)
    await club.say(await any_move(club))
    _, chat, other = club.another()
    club.minds.meanwhile = asyncio.Event()
    await asyncio.sleep(0)
    club.time += COMPUTER_PATIENCE
    thinking = asyncio.create_task(club.thinker.think())
    await asyncio.sleep(0.01)
    club.time += LEASE  # the first process is slow: its lease runs out
    also = asyncio.create_task(other.think())
    await asyncio.sleep(0.01)
    assert len(club.minds.asked) == 2
    club.minds.meanwhile.set()
    await asyncio.gather(thinking, also)
    assert len(await club.moves_of_computer()) == before + 1
    assert len([*club.chat.said[said:], *chat.said]) == 1


async def test_a_move_is_dropped_when_the_table_has_changed_meanwhile() -> None:
    club, thinking, go_on = await begun_and_thinking()
    reply = await club.say("/undo")  # free, because nobody has acted yet
    assert "takes back" in reply.text
    go_on.set()
    await thinking
    table = await club.table
    assert table.player_to_act == person("Anna")
    assert not isinstance(table.log[-1].event, Moved)


async def test_an_entry_without_a_table_or_a_turn_is_removed() -> None:
    club = await begun()
    version = (await club.desk.tables.find(ROOM)).version
    await club.store.reschedule(ROOM, version, Moment(0), Index.COMPUTER)
    await club.store.reschedule(TableId("test:none"), 0, Moment(0), Index.COMPUTER)
    await club.later()
    late = Moment(10**9)
    assert await club.store.claim_due("test", late, late, index=Index.COMPUTER) == ()


async def test_what_a_chat_cannot_show_now_stays_to_be_shown() -> None:
    club = await begun()
    await club.say(await any_move(club))
    club.chat.away = True
    await club.later()
    version = (await club.desk.tables.find(ROOM)).version
    assert await club.store.held_until(ROOM, version)


async def waiting_for_computer(club: Club, where: TableId) -> None:
    """Let Anna play a computer at another table, up to its first turn."""
    for text in ("/play checkers computer", "/move c3-d4"):
        request = Request(table=where, player=person("Anna"), text=text)
        await club.desk.announced(await club.desk.handle(request))
        await asyncio.sleep(0)


async def test_a_backlog_is_busy_and_no_platform_waits_for_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    club = Club()
    club.minds.permits = asyncio.Semaphore(0)
    thinker = Thinker(club.desk, {"page": club.chat, "test": club.chat}, club.minds)
    for number in range(5):
        for platform in ("page", "test"):
            await waiting_for_computer(club, TableId(f"{platform}:{number}"))
    club.time += COMPUTER_PATIENCE
    running = asyncio.create_task(thinker.run())
    for _ in range(4):
        await asyncio.sleep(0.02)
        club.minds.permits.release()  # one has thought, and the next table comes up
    await asyncio.sleep(0.02)
    assert club.desk.computers() is Availability.READY
    assert {platform_of(reply.table) for reply in club.chat.said} == {"page", "test"}
    club.time += BUSY_AFTER
    club.minds.permits.release()
    await asyncio.sleep(0.02)
    assert club.desk.computers() is Availability.BUSY
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


class SlowChat(Chat):
    """Takes long to show anything."""

    async def say(self, reply: Announcement) -> None:
        """Show a reply, an hour later."""
        await asyncio.sleep(3_600)
        await super().say(reply)


async def test_a_slow_chat_keeps_no_worker_from_another_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    club = Club()
    chats = {"page": club.chat, "test": SlowChat(club.desk)}
    thinker = Thinker(club.desk, chats, club.minds)
    running = asyncio.create_task(thinker.run())
    for where in ("test:1", "test:2", "page:1"):
        await waiting_for_computer(club, TableId(where))
        club.time += COMPUTER_PATIENCE
        await asyncio.sleep(0.02)
    club.time += BUSY_AFTER + LEASE
    await asyncio.sleep(0.02)
    assert [reply.table for reply in club.chat.said] == ["page:1"]
    assert len(club.minds.asked) == 3  # the others have acted, and are not claimed again
    assert club.desk.computers() is Availability.READY
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


class Faulty(MemoryStore):
    """A store whose saves fail for a while."""

    failing = False

    async def save(self, table: TableId, save: Save) -> bool:
        """Save, unless it fails."""
        if self.failing:
            raise NotCarriedOut
        return await super().save(table, save)


async def test_after_trouble_with_the_store_the_move_is_thought_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.desk.turns._PAUSE", 0)
    store = Faulty()
    club = Club(store=store)
    await club.say("/play checkers computer")
    await club.say("/move c3-d4")
    store.failing = True
    await club.later()
    store.failing = False
    assert await club.moves_of_computer() == []
    await club.later(LEASE)
    table = await club.table
    assert table.last_move is not None
    before = table.game.load(table.last_move.before)
    wanted = table.game.format(table.game.legal_moves(before)[-1], before)
    assert await club.moves_of_computer() == [wanted]


async def test_all_are_busy_after_a_while_and_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    club = await begun()
    monkeypatch.setattr(Workers, "size", 0)
    await club.later()
    assert club.desk.computers() is Availability.READY
    await club.later(BUSY_AFTER)
    assert club.desk.computers() is Availability.BUSY
    other = TableId("test:other")
    asked = Request(table=other, player=person("Ben"), text="/play checkers computer")
    reply = await club.desk.handle(asked)
    assert "busy" in reply.text
    monkeypatch.undo()
    await club.later()
    assert club.desk.computers() is Availability.READY


async def test_it_runs_until_it_is_stopped_and_waits_for_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.001)
    store = AwayStore()
    store.away = 2
    club = Club(store=store)
    running = asyncio.create_task(club.thinker.run())
    await club.say("/play checkers computer")
    async with asyncio.timeout(5):
        while (await club.table).player_to_act != person("Anna") or store.away:
            club.time += 100
            await asyncio.sleep(0.002)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert store.away == 0


async def test_nothing_is_begun_while_no_worker_can_be_started_and_what_is_on_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    club = await begun()
    before = len(await club.moves_of_computer())
    monkeypatch.setattr(Workers, "can_think", False)
    monkeypatch.setattr(Workers, "failed_games", frozenset({"narde"}))
    assert club.desk.computers() is Availability.BROKEN
    assert club.desk.failed_games() == {"narde"}
    await club.say(await any_move(club))
    await club.later()
    assert len(await club.moves_of_computer()) == before + 1

"""Parlour stops: no new tables, what is being done is finished, and what takes long is told."""

import asyncio
import time
from collections.abc import Callable

import pytest

from bot.commands.request import Request
from bot.desk import closing
from bot.desk.closing import Closing, ClosingDown
from bot.desk.desk import Desk
from bot.desk.studio import Studio
from bot.identity import TableId
from bot.replies.film import Film
from bot.replies.reply import Announcement, Refusal
from bot.store.memory import MemoryStore
from bot.store.port import Loaded
from tests.bot.room import ROOM, person
from tests.bot.scripted import ScriptedChance

FILMS = 200


def asked(name: str, text: str, table: TableId = ROOM) -> Request:
    return Request(table=table, player=person(name), text=text)


class Camera:
    """Takes minutes for each film, and notes how far it is."""

    begun = 0

    def make(self, film: Film, on_progress: Callable[[float], None]) -> bytes:
        del film
        self.begun += 1
        for frame in range(60_000):
            time.sleep(0.001)
            on_progress(frame / 60_000)
        return b"GIF"


async def play(desk: Desk, table: TableId = ROOM) -> None:
    """Let Anna and Ben begin a game."""
    await desk.handle(asked("Anna", "/play checkers", table))
    await desk.handle(asked("Ben", "/join", table))


async def test_with_two_hundred_films_waiting_everybody_is_told_at_once() -> None:
    camera = Camera()
    desk = Desk(MemoryStore(), chance=ScriptedChance(), studio=Studio(make=camera.make))
    for number in range(FILMS):
        table = TableId(f"test:{number}")
        await play(desk, table)
        await desk.handle(asked("Anna", "/move c3-d4", table))
    films = [
        asyncio.create_task(desk.handle(asked("Anna", "/replay", TableId(f"test:{number}"))))
        for number in range(FILMS)
    ]
    while not camera.begun:  # noqa: ASYNC110 - in a thread
        await asyncio.sleep(0.01)
    begun = time.monotonic()
    await desk.close()
    replies = await asyncio.gather(*films)
    assert time.monotonic() - begun < closing.GRACE
    assert all(isinstance(reply, Refusal) for reply in replies)
    assert {reply.text for reply in replies} == {
        "I’m just being restarted, so that was not done. Please try again in a minute."
    }
    assert camera.begun == 1


async def test_no_table_is_opened_any_more_and_games_go_on() -> None:
    desk = Desk(MemoryStore(), chance=ScriptedChance())
    await play(desk)
    await desk.close()
    refused = await desk.handle(asked("Anna", "/play checkers", TableId("test:other")))
    assert isinstance(refused, Refusal)
    assert refused.passes
    assert refused.text.startswith("I’m just being restarted")
    assert (await desk.store.load(TableId("test:other"))).record is None
    moved = await desk.handle(asked("Anna", "/move c3-d4"))
    assert isinstance(moved, Announcement)
    late = await desk.handle(asked("Anna", "/replay"))
    assert late.text == refused.text


class Slow(MemoryStore):
    """A store that answers when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.go.set()

    async def load(self, table: TableId, *owners: str) -> Loaded:
        await self.go.wait()
        return await super().load(table, *owners)


async def test_what_is_being_done_is_finished() -> None:
    store = Slow()
    desk = Desk(store, chance=ScriptedChance())
    await play(desk)
    store.go.clear()
    moving = asyncio.create_task(desk.handle(asked("Anna", "/move c3-d4")))
    await asyncio.sleep(0)
    closed = asyncio.create_task(desk.close())
    await asyncio.sleep(0.01)
    assert not closed.done()
    store.go.set()
    await closed
    assert isinstance(await moving, Announcement)


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing, "GRACE", 0.01)
    house = Closing()
    with house.doing(), house.doing():
        await house.close()
    assert house.begun


async def test_what_comes_a_moment_later_is_finished_too() -> None:
    house, done = Closing(), list[str]()

    async def come_late() -> None:
        for name in ("one", "two"):
            await asyncio.sleep(closing.QUIET / 4)
            with house.doing():
                await asyncio.sleep(closing.QUIET)
            done.append(name)

    coming = asyncio.create_task(come_late())
    await house.close()
    assert done == ["one", "two"]
    await coming


async def test_who_was_told_to_hurry_less_waits_no_longer() -> None:
    house = Closing()
    async with asyncio.timeout(10):
        await house.pause(0.01)
        waiting = asyncio.create_task(house.pause(1_000))
        await asyncio.sleep(0)
        await house.close()
        await waiting
        await house.pause(1_000)


async def test_what_has_failed_before_fails_as_it_would() -> None:
    async def fail() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await Closing().unless_closing(fail())


async def test_what_fails_because_all_is_closed_is_told_so() -> None:
    async def fail() -> None:
        raise RuntimeError

    house = Closing()
    await house.close()
    with pytest.raises(ClosingDown):
        await house.unless_closing(fail())

"""A process that starts announces what another has left, on every platform."""

import asyncio

import pytest

from bot.desk import delivery
from bot.desk.outgoing import NotNow
from bot.identity import TableId
from bot.store.port import StoreUnreachable, Unannounced
from tests.bot.desk.processes import pass_time, playing


async def test_a_process_that_starts_alone_tells_at_once_what_was_left() -> None:
    world, process = await playing()
    await process.ask("Anna", "/move c3-d4")
    again = world.process()
    await again.sweeper.take_over()
    await again.sweeper.finish()
    (told,) = world.seen
    assert told.startswith("Anna plays c3-d4.")
    await pass_time(world, again, seconds=20)
    assert len(world.seen) == 1


async def test_a_chat_that_is_not_there_yet_is_told_as_soon_as_it_is() -> None:
    world, process = await playing()
    await process.ask("Anna", "/move c3-d4")
    again = world.process()
    again.chat.troubles = [NotNow(1.0) for _ in range(12)]
    await again.sweeper.take_over()
    await again.sweeper.finish()
    await pass_time(world, again, seconds=12)
    assert again.chat.tried == [*range(13)]
    assert len(world.seen) == 1


async def test_a_store_that_is_away_at_the_start_stops_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    world, process = await playing()

    async def away(*_: object) -> tuple[Unannounced, ...]:
        raise StoreUnreachable

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "claim_unannounced", away)
        await process.sweeper.take_over()
    await process.say("Anna", "/move c3-d4")
    assert len(world.seen) == 1


async def test_one_platform_that_is_slow_leaves_room_for_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.desk.sweeper.AT_ONCE", 2)
    world, process = await playing()
    for number in range(4):
        await process.ask("Anna", "/play checkers", TableId(f"slow:{number}"))
    await process.ask("Anna", "/move c3-d4")
    asked, free = list[str](), asyncio.Event()

    class Slow:
        async def say(self, reply: object) -> None:
            asked.append(str(reply))
            await free.wait()

    both = world.process()
    both.sweeper = type(both.sweeper)(both.desk, {"slow": Slow(), "test": both.chat})
    world.time += delivery.LEASE
    monkeypatch.setattr("bot.desk.sweeper.PAUSE", 0)
    monkeypatch.setattr("bot.desk.doubts.DOUBT", 0)
    running = asyncio.create_task(both.sweeper.run())
    async with asyncio.timeout(5):
        while not world.seen:  # noqa: ASYNC110 - nobody says so
            await asyncio.sleep(0.001)
    assert len(asked) == 2
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

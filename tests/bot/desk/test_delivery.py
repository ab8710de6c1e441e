"""What could not be shown is shown within seconds, and what is being shown is not shown twice."""

import asyncio
from itertools import pairwise

import pytest
from structlog.testing import capture_logs

from bot.desk import delivery, pauses
from bot.desk.delivery import Again, NotShown
from bot.desk.outgoing import NotNow, Undeliverable
from bot.identity import Moment, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Note, StoreUnreachable, Unannounced
from tests.bot.desk.processes import SECOND, Process, World
from tests.bot.reading import version_of
from tests.bot.room import ROOM


async def playing() -> tuple[World, Process]:
    """Return a process where Anna is to move; what was said before is forgotten."""
    world = World()
    process = world.process()
    await process.begin()
    world.seen.clear()
    return world, process


async def pass_time(world: World, *processes: Process, seconds: int) -> None:
    """Let time pass, second after second, while processes sweep."""
    for _ in range(seconds):
        world.time += SECOND
        for process in processes:
            await process.round()


async def test_whoever_failed_shows_it_within_seconds_and_once() -> None:
    world, process = await playing()
    process.chat.troubles = [OSError()]
    with pytest.raises(NotShown) as failed:
        await process.say("Anna", "/move c3-d4")
    assert failed.value.saved
    await pass_time(world, process, seconds=60)
    assert process.chat.tried == [1]
    (told,) = world.seen
    assert told.startswith("Anna plays c3-d4.")
    assert await world.unannounced() == 0


async def test_the_pauses_double_while_a_chat_is_away() -> None:
    world, process = await playing()
    process.chat.troubles = [NotNow() for _ in range(9)]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=100)
    assert process.chat.tried == [1, 3, 7, 15, 31, 47, 63, 79, 95]
    assert len(world.seen) == 1


async def test_after_a_fault_the_pauses_grow_further_and_begin_anew_when_it_is_mended() -> None:
    world, process = await playing()
    process.chat.troubles = [ZeroDivisionError() for _ in range(12)]
    with pytest.raises(NotShown), capture_logs():
        await process.say("Anna", "/move c3-d4")
    with capture_logs() as lines:
        await pass_time(world, process, seconds=2_000)
    assert [line["event"] for line in lines].count("record set aside") == 1
    tried = process.chat.tried
    assert [after - before for before, after in pairwise(tried)] == [
        2, 4, 8, 16, 32, 64, 128, 256, 512, 900,
    ]  # fmt: skip
    process.chat.troubles = []
    await pass_time(world, process, seconds=pauses.LONGEST_AFTER_FAULT // SECOND)
    assert len(world.seen) == 1
    process.chat.troubles, now = [NotNow()], world.time // SECOND
    with pytest.raises(NotShown):
        await process.say("Ben", "/move f6-g5")
    await pass_time(world, process, seconds=1)
    assert process.chat.tried[-1] == now + 1


async def test_a_chat_may_say_how_long_to_wait() -> None:
    world, process = await playing()
    process.chat.troubles = [NotNow(7.0)]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=20)
    assert process.chat.tried == [7]


async def test_another_process_shows_what_one_could_not() -> None:
    world, process = await playing()
    other = world.process()
    process.chat.troubles = [OSError() for _ in range(99)]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, other, process, seconds=3)
    assert len(world.seen) == 1


async def test_a_chat_that_is_gone_is_not_tried_again() -> None:
    world, process = await playing()
    process.chat.troubles = [OSError(), Undeliverable()]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=100)
    assert process.chat.tried == [1]
    assert world.seen == []
    assert await world.unannounced() == 0


async def test_a_slow_sender_keeps_what_it_sends() -> None:
    world, process = await playing()
    other = world.process()
    reply = await process.ask("Anna", "/move c3-d4")
    async with process.sending(reply):
        await pass_time(world, other, process, seconds=90)
        late = world.process()
        await pass_time(world, late, other, process, seconds=10)
        assert world.seen == []
    await pass_time(world, late, other, process, seconds=10)
    assert len(world.seen) == 1


async def test_a_process_that_dies_while_it_sends_is_replaced_within_seconds() -> None:
    world, process = await playing()
    other = world.process()
    reply = await process.ask("Anna", "/move c3-d4")
    async with process.sending(reply):
        await pass_time(world, process, other, seconds=30)
        await pass_time(world, other, seconds=4)
        assert world.seen == []
        await pass_time(world, other, seconds=1)
        assert len(world.seen) == 1


async def test_what_is_sent_for_ever_is_given_up() -> None:
    world, process = await playing()
    reply = await process.ask("Anna", "/move c3-d4")
    async with process.sending(reply):
        await pass_time(world, process, seconds=delivery.LONGEST // SECOND)
        assert world.seen == []
        await pass_time(world, process, seconds=10)
        assert len(world.seen) == 1


async def test_who_stops_sending_gives_nothing_back_and_others_take_over() -> None:
    world, process = await playing()
    other = world.process()
    reply = await process.ask("Anna", "/move c3-d4")

    async def send() -> None:
        async with process.desk.showing(reply):
            await asyncio.Event().wait()

    task = asyncio.create_task(send())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await pass_time(world, other, seconds=4)
    assert world.seen == []
    await pass_time(world, other, seconds=1)
    assert len(world.seen) == 1


async def test_the_next_move_tells_what_was_not_told_and_nobody_tells_it_again() -> None:
    world, process = await playing()
    other = world.process()
    process.chat.troubles = [OSError()]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    reply = await process.say("Ben", "/move f6-g5")
    assert reply.text.splitlines()[:2] == ["Anna plays c3-d4.", "Ben plays f6-g5."]
    assert version_of(reply) == 4
    await pass_time(world, process, other, seconds=20)
    assert len(world.seen) == 1
    assert await world.unannounced() == 0


async def test_what_was_shown_quietly_is_announced_again_unless_something_is_shown_before() -> None:
    world, process = await playing()
    reply = await process.ask("Anna", "/move c3-d4")
    async with process.desk.showing(reply):
        again = Again(version_of(reply), Moment(world.time + 30 * SECOND))
        await process.desk.shown(reply.table, version_of(reply), again=again)
    await pass_time(world, process, seconds=29)
    assert world.seen == []
    await pass_time(world, process, seconds=1)
    assert world.seen[0].startswith("Anna plays c3-d4.")
    assert await world.unannounced() == 0


async def test_what_fails_in_one_way_and_is_still_being_sent_in_another_is_not_shown_twice() -> (
    None
):
    world, process = await playing()
    reply = await process.ask("Anna", "/move c3-d4")
    async with process.sending(reply):
        with pytest.raises(NotShown):
            async with process.desk.showing(reply):
                raise ZeroDivisionError
        await process.round()
        assert world.seen == []
    assert (await process.say("Ben", "/move f6-g5")).text.startswith("Ben plays f6-g5.")
    await pass_time(world, process, seconds=20)
    assert len(world.seen) == 2


async def test_what_was_shown_before_something_else_failed_is_not_shown_again() -> None:
    world, process = await playing()
    reply = await process.ask("Anna", "/move c3-d4")

    async def show_and_fail() -> None:
        async with process.desk.showing(reply):
            await process.chat.show(reply)
            raise ZeroDivisionError

    with pytest.raises(NotShown):
        await show_and_fail()
    answer = await process.say("Ben", "/move f6-g5")
    assert answer.text.startswith("Ben plays f6-g5.")
    await pass_time(world, process, seconds=20)
    assert len(world.seen) == 2


async def test_the_next_move_leaves_alone_what_somebody_else_may_be_telling() -> None:
    world, process = await playing()
    process.chat.troubles = [OSError()]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    world.time += SECOND
    claimed = await world.store.claim_unannounced("test", Moment(world.time), Moment(world.time))
    assert claimed == (Unannounced(ROOM, 3),)
    reply = await process.say("Ben", "/move f6-g5")
    assert reply.text.startswith("Ben plays f6-g5.")


class Forgetful(MemoryStore):
    """A store that cannot note anything, or change when something is announced."""

    away = False

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        """Note it, unless away."""
        if self.away:
            raise StoreUnreachable
        await super().mark_announced(table, *versions, note=note)

    async def hold(self, table: TableId, *versions: int, until: Moment) -> None:
        """Hold it, unless away."""
        if self.away:
            raise StoreUnreachable
        await super().hold(table, *versions, until=until)


async def forgetful() -> tuple[Forgetful, World, Process]:
    """Return a process whose store can be taken away."""
    store = Forgetful()
    world = World(store)
    process = world.process()
    await process.begin()
    world.seen.clear()
    return store, world, process


async def test_what_was_shown_is_noted_when_the_store_is_back_and_not_shown_again() -> None:
    store, world, process = await forgetful()
    store.away = True
    await process.say("Anna", "/move c3-d4")
    await pass_time(world, process, seconds=20)
    assert await world.unannounced() == 1
    store.away = False
    await pass_time(world, process, seconds=1)
    assert await world.unannounced() == 0
    assert len(world.seen) == 1


async def test_what_cannot_be_put_off_is_announced_again_too_early() -> None:
    store, world, process = await forgetful()
    reply = await process.ask("Anna", "/move c3-d4")
    store.away = True
    again = Again(version_of(reply), Moment(world.time + 30 * SECOND))
    await process.desk.shown(reply.table, version_of(reply), again=again)
    store.away = False
    await pass_time(world, process, seconds=6)
    assert len(world.seen) == 1


async def test_what_cannot_be_given_back_is_shown_when_its_lease_is_over() -> None:
    store, world, process = await forgetful()
    store.away, process.chat.troubles = True, [OSError()]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    await process.ask("Ben", "/moves")
    store.away = False
    await pass_time(world, process, seconds=4)
    assert world.seen == []
    await pass_time(world, process, seconds=1)
    assert len(world.seen) == 1


async def test_a_move_is_told_although_what_it_should_tell_along_cannot_be_held() -> None:
    store, world, process = await forgetful()
    process.chat.troubles = [OSError()]
    with pytest.raises(NotShown):
        await process.say("Anna", "/move c3-d4")
    store.away = True
    reply = await process.say("Ben", "/move f6-g5")
    assert reply.text.startswith("Ben plays f6-g5.")
    store.away = False
    await pass_time(world, process, seconds=2)
    assert world.seen[1].startswith("Anna plays c3-d4.")


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

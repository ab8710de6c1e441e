"""What could not be shown is shown within seconds, and what is being shown is not shown twice."""

import asyncio

import pytest

from bot.desk import delivery
from bot.desk.delivery import Again, NotShown
from bot.desk.outgoing import Undeliverable
from bot.identity import Moment
from bot.store.port import Unannounced
from tests.bot.desk.processes import SECOND, pass_time, playing
from tests.bot.reading import version_of
from tests.bot.room import ROOM


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

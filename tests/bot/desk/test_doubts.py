"""A lease that has run out: whoever held it may be dead, or only slow."""

from bot.desk.doubts import DOUBT
from tests.bot.desk.processes import SECOND, Process, World
from tests.bot.room import ROOM

STALLED = 3 * SECOND
"""For how long a process is held up: its lease is over, but not the doubt of the others."""


async def moved() -> tuple[World, Process, Process]:
    """Return two processes; the first has saved a move, and does not come to show it."""
    world = World()
    first, second = world.process(), world.process()
    await first.begin()
    world.seen.clear()
    return world, first, second


async def let_doubt(world: World, process: Process, milliseconds: int = STALLED) -> None:
    """Let time pass in which only one process does anything."""
    end = world.time + milliseconds
    while world.time < end:
        world.time += SECOND // 2
        await process.round()


async def test_what_a_dead_process_has_left_is_told_once_by_one_of_the_others() -> None:
    world, first, second = await moved()
    await first.ask("Anna", "/move c3-d4")
    third = world.process()
    for _ in range(20):
        world.time += SECOND // 2
        await second.round()
        await third.round()
    assert len(world.seen) == 1
    assert second.chat.tried + third.chat.tried == [4]


async def test_a_process_that_was_held_up_shows_it_and_nobody_else_does() -> None:
    world, first, second = await moved()
    reply = await first.ask("Anna", "/move c3-d4")
    async with first.sending(reply):
        await let_doubt(world, second)
        await first.round()
        await let_doubt(world, second, DOUBT)
        assert world.seen == []
        await first.round()
    await let_doubt(world, second, 10 * SECOND)
    assert len(world.seen) == 1
    assert second.chat.tried == []


async def test_what_was_shown_while_it_was_doubted_is_not_told_again() -> None:
    world, first, second = await moved()
    reply = await first.ask("Anna", "/move c3-d4")
    await let_doubt(world, second)
    async with first.desk.showing(reply):
        await first.chat.show(reply)
    await let_doubt(world, second, 10 * SECOND)
    assert len(world.seen) == 1


async def test_what_a_process_has_given_back_itself_is_not_doubted() -> None:
    world, first, _ = await moved()
    await first.ask("Anna", "/move c3-d4")
    await first.desk.deliveries.give_back(ROOM, 3)
    world.time += SECOND
    await first.round()
    assert len(world.seen) == 1


async def test_who_dies_while_it_doubts_is_replaced() -> None:
    world, first, second = await moved()
    await first.ask("Anna", "/move c3-d4")
    await let_doubt(world, second)
    await let_doubt(world, world.process(), 6 * SECOND)
    assert len(world.seen) == 1

"""What is shown while the store cannot note it is not shown twice, and nothing is lost."""

import pytest

from bot.desk.delivery import Again, NotShown
from bot.identity import Moment, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Note, StoreUnreachable
from tests.bot.desk.processes import SECOND, Process, World, pass_time, playing
from tests.bot.reading import version_of


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
    return store, *await playing(store)


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

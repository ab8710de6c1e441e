"""Where a table is shown: read with the table, noted with what was shown, never lost on the way."""

import asyncio

import pytest

from bot.identity import PlayerId, TableId
from bot.persistence.places import ShownMessage, places_owner, read_places, write_places
from bot.persistence.tables import Tables
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, Note, StoreUnreachable

HERE, THERE = TableId("discord:1"), TableId("discord:2")
ANNA = PlayerId("discord:4711")
OWNER = places_owner(HERE)
WHOLE = ShownMessage(HERE, 7, 1_700_000_000, photo=True, awaited=ANNA)


class GatedStore(MemoryStore):
    """A store that answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.loading = asyncio.Event()
        self.noting = asyncio.Event()
        self.loading.set()
        self.noting.set()
        self.away = False

    async def load(self, table: TableId, *owners: str) -> Loaded:
        loaded = await super().load(table, *owners)
        await self.loading.wait()
        return loaded

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        await self.noting.wait()
        if self.away:
            raise StoreUnreachable
        await super().mark_announced(table, *versions, note=note)


def test_places_are_read_as_they_were_written() -> None:
    places = (WHOLE, ShownMessage(THERE, 8))
    assert read_places(write_places(places), HERE) == places


def test_the_form_of_places_stays() -> None:
    places = (WHOLE, ShownMessage(THERE, 8))
    assert write_places(places) == (
        b'[{"place":"discord:1","message":7,"at":1700000000,"photo":true,'
        b'"awaited":"discord:4711"},{"place":"discord:2","message":8}]'
    )


@pytest.mark.parametrize(
    ("note", "shown"),
    [
        (b'{"message":7,"at":9,"photo":true}', ShownMessage(HERE, 7, 9, photo=True)),
        (b'{"message":7,"at":9}', ShownMessage(HERE, 7, 9)),
        (b"7 discord:4711", ShownMessage(HERE, 7, awaited=ANNA)),
        (b"7 ", ShownMessage(HERE, 7)),
        (b"7", ShownMessage(HERE, 7)),
    ],
)
def test_what_version_0_1_noted_is_read(note: bytes, shown: ShownMessage) -> None:
    assert read_places(note, HERE) == (shown,)


@pytest.mark.parametrize(
    "note", [None, b"", b"{}", b"nobody knows", b"\xff\xfe", b'{"message":"x"}']
)
def test_what_cannot_be_read_is_shown_nowhere(note: bytes | None) -> None:
    assert read_places(note, HERE) == ()


async def test_an_old_note_is_written_in_the_new_form() -> None:
    store = MemoryStore()
    await store.write_preferences(OWNER, b"7 discord:4711")
    tables = Tables(store)
    await tables.find(HERE)
    assert tables.shown_in(HERE, HERE) == ShownMessage(HERE, 7, awaited=ANNA)
    await tables.shown(HERE, message=ShownMessage(THERE, 9))
    (note,) = await store.load_preferences(OWNER)
    assert note == write_places((ShownMessage(HERE, 7, awaited=ANNA), ShownMessage(THERE, 9)))


async def test_several_places_are_kept_apart() -> None:
    store = MemoryStore()
    tables = Tables(store)
    for shown in (ShownMessage(HERE, 7), ShownMessage(THERE, 8), ShownMessage(HERE, 9)):
        await tables.shown(HERE, message=shown)
    later = Tables(store)
    assert later.shown_in(HERE, HERE) is None
    await later.find(HERE)
    for known in (tables, later):
        assert known.shown_in(HERE, HERE) == ShownMessage(HERE, 9)
        assert known.shown_in(HERE, THERE) == ShownMessage(THERE, 8)


async def test_another_table_is_shown_elsewhere() -> None:
    tables = Tables(MemoryStore())
    await tables.shown(HERE, message=ShownMessage(HERE, 7))
    assert tables.shown_in(THERE, HERE) is None


async def test_what_another_process_has_shown_is_read_with_the_table() -> None:
    store = MemoryStore()
    ours, theirs = Tables(store), Tables(store)
    await ours.shown(HERE, message=ShownMessage(HERE, 7))
    await theirs.find(HERE)
    await theirs.shown(HERE, message=ShownMessage(HERE, 8))
    await ours.find(HERE)
    assert ours.shown_in(HERE, HERE) == ShownMessage(HERE, 8)


async def test_what_was_shown_while_a_table_was_read_is_not_lost() -> None:
    store = GatedStore()
    tables = Tables(store)
    await tables.shown(HERE, message=ShownMessage(HERE, 7))
    store.loading.clear()
    reading = asyncio.create_task(tables.find(HERE))
    await asyncio.sleep(0)
    await tables.shown(HERE, message=ShownMessage(HERE, 8))
    store.loading.set()
    await reading
    assert tables.shown_in(HERE, HERE) == ShownMessage(HERE, 8)


async def test_a_table_that_is_read_before_its_new_message_is_noted_keeps_it() -> None:
    store = GatedStore()
    tables = Tables(store)
    await tables.shown(HERE, message=ShownMessage(HERE, 7))
    store.noting.clear()
    noting = asyncio.create_task(tables.shown(HERE, 3, message=ShownMessage(HERE, 8)))
    await asyncio.sleep(0)
    await tables.find(HERE)
    assert tables.shown_in(HERE, HERE) == ShownMessage(HERE, 8)
    store.noting.set()
    await noting
    await tables.find(HERE)
    assert tables.shown_in(HERE, HERE) == ShownMessage(HERE, 8)


async def test_a_note_that_could_not_be_written_does_not_hide_later_ones() -> None:
    store = GatedStore()
    tables = Tables(store)
    store.away = True
    with pytest.raises(StoreUnreachable):
        await tables.shown(HERE, message=ShownMessage(HERE, 7))
    store.away = False
    await Tables(store).shown(HERE, message=ShownMessage(HERE, 8))
    await tables.find(HERE)
    assert tables.shown_in(HERE, HERE) == ShownMessage(HERE, 8)

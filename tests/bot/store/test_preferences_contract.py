"""Preferences, with a table and without: the same in every store."""

from bot.identity import TableId
from bot.store.port import Loaded, Record
from tests.bot.store.contract import TABLE, seat
from tests.bot.store.stores import OpenStore


async def test_preferences_come_with_the_table_in_order(open_store: OpenStore) -> None:
    owners = [f"telegram:{number}" for number in range(9)]
    async with open_store() as store:
        await seat(store, TABLE)
        for owner in owners[::2]:
            await store.write_preferences(owner, owner.encode())
        expected = tuple(
            owner.encode() if number % 2 == 0 else None for number, owner in enumerate(owners)
        )
        assert await store.load(TABLE, *owners) == Loaded(Record(1, b"1"), expected)
        await store.write_preferences(owners[0], b"new")
        await store.write_preferences(owners[2], None)
        await store.write_preferences(owners[2], None)
        assert (await store.load(TABLE, *owners[:3])).preferences == (b"new", None, None)
        assert await store.load(TableId("none"), owners[0], owners[0]) == Loaded(
            None, (b"new", b"new")
        )


async def test_preferences_are_loaded_without_a_table(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.write_preferences("telegram:1", b"one")
        await store.write_preferences("chat:telegram:1", b"two")
        owners = ("chat:telegram:1", "telegram:2", "telegram:1")
        assert await store.load_preferences(*owners) == (b"two", None, b"one")


async def test_preferences_may_expire(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.write_preferences("note", b"seen", ttl=60_000)
        assert await store.load_preferences("note") == (b"seen",)

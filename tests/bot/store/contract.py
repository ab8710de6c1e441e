"""The tables and moments with which every store is tested."""

from bot.identity import Moment, TableId
from bot.store.port import Record, Save, Store

PLATFORM = "discord"

TABLE = TableId("discord:-100123:7")
NOW, LATER, MUCH_LATER = Moment(1_900_000_000_000), Moment(1_900_000_000_001), Moment(2**41)
BODY = bytes(range(256)) * 8


def tables(count: int) -> list[TableId]:
    """Return a number of tables."""
    return [TableId(f"discord:{number}") for number in range(count)]


async def seat(store: Store, table: TableId, version: int = 1, **moments: Moment) -> None:
    """Save the next version of a table."""
    record = Record(version, b"%d" % version)
    assert await store.save(table, Save(record, moments.get("due"), moments.get("announce_by")))

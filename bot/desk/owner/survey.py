"""A survey of everything that is stored: chats, tables, players, and what cannot be read."""

from dataclasses import dataclass, field
from typing import Final

from bot.identity import Moment, PlayerId, TableId, platform_of
from bot.persistence.notices import Notice, Recipient, is_notice, read_notice
from bot.persistence.places import Places, read_places, table_of_places
from bot.persistence.record import TableRecord, decode
from bot.problems.keeper import is_record_of_problems
from bot.store.port import Store, StoredRecord, UnreadableRecord
from bot.store.redis.records import split_record
from bot.table.table import Table

_TABLE: Final = "table"


@dataclass
class Survey:
    """What a store has."""

    running: int = 0
    waiting: int = 0
    """Tables at which players are still waited for."""
    finished: int = 0
    players: set[PlayerId] = field(default_factory=set)
    chats: dict[str, Table] = field(default_factory=dict)
    """The chats that play, each with the table at which something happened last."""
    unreadable: list[str] = field(default_factory=list)
    """The names of tables that cannot be read."""
    notices: dict[str, Notice] = field(default_factory=dict)
    """Notices by the names of their records."""

    _shown: dict[TableId, Places] = field(default_factory=dict)
    """Where each table is shown."""

    def look(self, stored: StoredRecord) -> None:
        """Count a record."""
        name = stored.name.partition(":")[2]
        if table := table_of_places(name):
            self._shown[table] = read_places(stored.body, table)
        if stored.type != _TABLE or is_record_of_problems(name):
            return
        record = split_record(stored.body)
        body = record.body if record else b""
        try:
            if is_notice(name):
                self.notices[name] = read_notice(body)
            else:
                self._count(decode(body))
        except UnreadableRecord:
            self.unreadable.append(name)

    def _count(self, record: TableRecord) -> None:
        if record.moved_to:
            return
        table = record.table
        self.running += table.playing
        self.waiting += table.gathering
        self.finished += table.ending is not None
        self.players.update(player.id for player in table.people)
        chat = chat_of(table)
        known = self.chats.get(chat)
        if known is None or last_change(known) < last_change(table):
            self.chats[chat] = table

    def recipients(self, platform: str) -> tuple[Recipient, ...]:
        """Return a place for each chat of a platform that plays.

        A table that several chats share has its places there.
        """
        found = dict[str, TableId]()
        for chat, table in sorted(self.chats.items()):
            if platform_of(table.id) != platform:
                continue
            shown = [one.place for one in self._shown.get(table.id, ())]
            if table.id in shown or not shown:
                found[chat] = table.id
            else:
                found.update({place: place for place in shown})
        return tuple(Recipient(place, chat) for chat, place in found.items())


async def survey(store: Store) -> Survey:
    """Look at everything that is stored, in small steps."""
    found = Survey()
    await store.visit(found.look)
    return found


def chat_of(table: Table) -> str:
    """Return the server, group, private chat or room that a table belongs to."""
    return table.chat or table.id


def last_change(table: Table) -> Moment:
    """Return when something last happened at a table."""
    return table.log[-1].at if table.log else table.since

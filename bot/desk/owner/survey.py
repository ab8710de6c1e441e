"""A survey of everything that is stored: chats, tables, players, and what cannot be read."""

from dataclasses import dataclass, field
from typing import Final

from bot.identity import Moment, Player, PlayerId, TableId, platform_of
from bot.persistence.notices import Notice, Recipient, is_notice, read_notice
from bot.persistence.places import read_places, table_of_places
from bot.persistence.record import TableRecord, check_game, decode
from bot.problems.keeper import is_record_of_problems
from bot.store.port import RecordFlaw, Store, StoredRecord, UnreadableRecord
from bot.store.redis.records import split_record
from bot.table.table import Table

_TABLE: Final = "table"


@dataclass(frozen=True, slots=True)
class Playing:
    """What is kept of a table: there may be very many."""

    table: TableId
    chat: str
    game: str
    people: tuple[Player, ...]
    at: Moment
    """When something last happened there."""


@dataclass
class Survey:
    """What a store has."""

    running: int = 0
    waiting: int = 0
    """Tables at which players are still waited for."""
    finished: int = 0
    players: set[PlayerId] = field(default_factory=set)
    chats: dict[str, Playing] = field(default_factory=dict)
    """The chats that play, each with the table at which something happened last."""
    unreadable: dict[str, RecordFlaw] = field(default_factory=dict)
    """The names of tables that cannot be read, and why."""
    notices: dict[str, Notice] = field(default_factory=dict)
    """Notices by the names of their records."""

    _shown: dict[TableId, tuple[TableId, ...]] = field(default_factory=dict)
    """Where each table is shown."""

    def look(self, stored: StoredRecord) -> None:
        """Count a record."""
        name = stored.name.partition(":")[2]
        if table := table_of_places(name):
            self._shown[table] = tuple(one.place for one in read_places(stored.body, table))
        if stored.type != _TABLE or is_record_of_problems(name):
            return
        record = split_record(stored.body)
        body = record.body if record else b""
        try:
            if is_notice(name):
                self.notices[name] = read_notice(body)
            else:
                self._count(decode(body))
        except UnreadableRecord as error:
            self.unreadable[name] = error.flaw

    def _count(self, record: TableRecord) -> None:
        if record.moved_to:
            return
        table = record.table
        check_game(table)
        self.running += table.playing
        self.waiting += table.gathering
        self.finished += table.ending is not None
        self.players.update(player.id for player in table.people)
        chat, at = table.chat or table.id, last_change(table)
        if chat not in self.chats or self.chats[chat].at < at:
            self.chats[chat] = Playing(table.id, chat, table.setup.game, table.people, at)

    def recipients(self, platform: str) -> tuple[Recipient, ...]:
        """Return a place for each chat of a platform that plays.

        A table that several chats share has its places there.
        """
        found = dict[str, TableId]()
        for chat, playing in sorted(self.chats.items()):
            if platform_of(playing.table) != platform:
                continue
            shown = self._shown.get(playing.table, ())
            if playing.table in shown or not shown:
                found[chat] = playing.table
            else:
                found.update({place: place for place in shown})
        return tuple(Recipient(place, chat) for chat, place in found.items())


async def survey(store: Store) -> Survey:
    """Look at everything that is stored, in small steps."""
    found = Survey()
    await store.visit(found.look)
    return found


def last_change(table: Table) -> Moment:
    """Return when something last happened at a table."""
    return table.log[-1].at if table.log else table.since

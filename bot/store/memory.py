"""A store in memory, lost when the process ends: for tests and for trying things out."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from bot.identity import Moment, TableId, platform_of
from bot.store.memory_scores import MemoryScores
from bot.store.port import (
    Index,
    Loaded,
    Mentions,
    Note,
    Record,
    Save,
    StoredGame,
    StoredRecord,
    Unannounced,
)

T = TypeVar("T")


class MemoryStore:
    """Keeps tables in dictionaries, with the same guarantees as a server."""

    def __init__(self) -> None:
        self._records: dict[TableId, Record] = {}
        self._moments: dict[Index, dict[TableId, Moment]] = {Index.DUE: {}, Index.COMPUTER: {}}
        """When something has to be done at each table, by index."""
        self._unannounced: dict[Unannounced, Moment] = {}
        self._preferences: dict[str, bytes] = {}
        self._games: dict[tuple[TableId, str], bytes] = {}
        self._turns: dict[str, list[Moment]] = {}
        self.scores = MemoryScores()

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record of a table and the preferences of `owners`."""
        return Loaded(self._records.get(table), await self.load_preferences(*owners))

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`."""
        return tuple(map(self._preferences.get, owners))

    async def save(self, table: TableId, save: Save) -> bool:
        """Save a table if its version is the next one."""
        if save.record.version != self._version(table) + 1:
            return False
        self._records[table] = save.record
        for game in save.finished:
            self._games[table, game.game_id] = game.body
            if game.rated:
                self.scores.add_pending(game.rated)
        if save.announce_by is not None:
            self._unannounced[Unannounced(table, save.record.version)] = save.announce_by
        self._schedule(table, save.due, Index.DUE)
        self._schedule(table, save.computer, Index.COMPUTER)
        return True

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a finished game."""
        return self._games.get((table, game_id))

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        """Note that the players have seen these versions."""
        if note:
            self._preferences[note.owner] = note.body
        for version in versions:
            self._unannounced.pop(Unannounced(table, version), None)

    async def hold(self, table: TableId, *versions: int, until: Moment) -> None:
        """Change when these versions are to be announced again, unless they were announced."""
        for one in (Unannounced(table, version) for version in versions):
            if one in self._unannounced:
                self._unannounced[one] = until

    async def held_until(self, table: TableId, version: int) -> Moment | None:
        """Return when a version is to be announced again; None if the players have seen it."""
        return self._unannounced.get(Unannounced(table, version))

    async def reschedule(
        self, table: TableId, version: int, due: Moment | None, index: Index = Index.DUE
    ) -> None:
        """Change when a table is due in an index, unless it has changed since `version`."""
        if version == self._version(table):
            self._schedule(table, due, index)

    async def claim_due(
        self,
        platform: str,
        now: Moment,
        until: Moment,
        limit: int = 100,
        index: Index = Index.DUE,
    ) -> tuple[TableId, ...]:
        """Return the tables that are due in an index, and postpone them to `until`."""
        moments = self._moments[index]
        here = [table for table in moments if platform_of(table) == platform]
        return _claim(moments, here, now, until, limit)

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return versions that are to be announced again, and postpone them to `until`."""
        here = [one for one in self._unannounced if platform_of(one.table) == platform]
        return _claim(self._unannounced, here, now, until, limit)

    async def write_preferences(
        self,
        owner: str,
        body: bytes | None,
        ttl: int | None = None,  # noqa: ARG002 - nothing here lives that long
    ) -> None:
        """Store the preferences of an owner; None deletes them."""
        if body is None:
            self._preferences.pop(owner, None)
        else:
            self._preferences[owner] = body

    async def take(self, name: str, now: Moment, count: int, span: int) -> int:
        """Take one of the turns of a name; return the milliseconds until there is one, or 0."""
        taken = self._turns.setdefault(name, [])[-count:]
        if len(taken) == count and taken[0] + span > now:
            return taken[0] + span - now
        self._turns[name] = [*taken, now]
        return 0

    async def find(self, word: str) -> Mentions:
        """Return everything that mentions a word."""
        text = word.encode()
        return Mentions(
            tuple(
                table
                for table, record in self._records.items()
                if word in table or text in record.body
            ),
            tuple(
                StoredGame(game_id, body)
                for (_, game_id), body in self._games.items()
                if text in body
            ),
            {
                owner: body
                for owner, body in self._preferences.items()
                if word in owner or text in body
            },
        )

    async def replace_record(self, record: StoredGame | StoredRecord, body: bytes | None) -> bool:
        """Replace a finished game or preferences, unless they have changed; None deletes them."""
        if isinstance(record, StoredRecord):
            unchanged = self._preferences.get(record.key) == record.body
            if unchanged:
                await self.write_preferences(record.key, body)
            return unchanged
        for key, stored in self._games.items():
            if (key[1], stored) == (record.key, record.body):
                if body is None:
                    del self._games[key]
                else:
                    self._games[key] = body
                return True
        return False

    async def remove(self, table: TableId) -> None:
        """Delete a table and its entries in the indexes."""
        self._records.pop(table, None)
        for moments in self._moments.values():
            moments.pop(table, None)
        for one in [one for one in self._unannounced if one.table == table]:
            del self._unannounced[one]

    async def set_aside(self, table: TableId) -> None:
        """Keep nothing: a record in memory is never damaged."""

    async def visit(self, look: Callable[[StoredRecord], None]) -> None:
        """Call `look` with every table and all preferences, as a server has them."""
        for table, record in tuple(self._records.items()):
            body = b"%d %s" % (record.version, record.body)
            look(StoredRecord(table, f"table:{table}", body))
        for owner, body in tuple(self._preferences.items()):
            look(StoredRecord(owner, f"settings:{owner}", body))

    async def has(self, name: str) -> bool:
        """Return whether there is a record of that name."""
        found = [f"game:{game_id}" for _, game_id in self._games]
        await self.visit(lambda record: found.append(record.name))
        return name in found or await self.scores.has(name)

    async def drop(self, record: StoredRecord) -> None:
        """Delete a table."""
        await self.remove(TableId(record.key))

    async def ping(self) -> None:
        """Return at once."""

    async def close(self) -> None:
        """Keep everything: a test may look at it afterwards."""

    def _version(self, table: TableId) -> int:
        record = self._records.get(table)
        return record.version if record else 0

    def _schedule(self, table: TableId, due: Moment | None, index: Index) -> None:
        if due is None:
            self._moments[index].pop(table, None)
        else:
            self._moments[index][table] = due


def _claim(
    moments: dict[T, Moment], candidates: Iterable[T], now: Moment, until: Moment, limit: int
) -> tuple[T, ...]:
    due = sorted((one for one in candidates if moments[one] <= now), key=moments.__getitem__)
    claimed = tuple(due[:limit])
    moments.update(dict.fromkeys(claimed, until))
    return claimed

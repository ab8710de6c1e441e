"""The store on Redis or Valkey."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from bot.identity import Moment, TableId
from bot.store.clock import StoreClock
from bot.store.port import (
    Index,
    Loaded,
    Mentions,
    Note,
    Save,
    StoredGame,
    StoredRecord,
    Unannounced,
)
from bot.store.redis.aside import Aside
from bot.store.redis.keys import (
    COPYING_KEY,
    game_key,
    index_key,
    index_keys,
    keys_named,
    preferences_key,
    stream_key,
    table_key,
    turns_key,
)
from bot.store.redis.records import split_record
from bot.store.redis.retry import Caller
from bot.store.redis.scores import RedisScores
from bot.store.redis.scripts import (
    CLAIM,
    EXISTING,
    HELD_UNTIL,
    REMOVE,
    REPLACE_RECORD,
    RESCHEDULE,
    SAVE,
    TAKE,
    TRIAL,
    Script,
)
from bot.store.redis.search import search, visit, visit_foreign
from bot.store.redis.servers import Page, Query, Servers

MAX_PENDING: Final = 10_000
"""How many rated games a bucket keeps until they are counted; beyond that the oldest are lost."""

T = TypeVar("T")


class RedisStore:
    """Keeps tables on servers that any number of processes share."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._caller = Caller()
        self._aside = Aside(servers, self._caller)
        self.scores = RedisScores(servers, self._caller)
        self._clock = StoreClock()

    def now(self) -> Moment:
        """Return the time of the servers, as far as it was learned from their answers."""
        return self._clock.now()

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record of a table and the preferences of `owners`, in one round trip."""
        record, *preferences = await self._read(table_key(table), *map(preferences_key, owners))
        return Loaded(split_record(record), tuple(preferences))

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`, in one round trip."""
        return tuple(await self._read(*map(preferences_key, owners)))

    async def save(self, table: TableId, save: Save) -> bool:
        """Save a table if its version is the next one, in one round trip."""
        keys = [
            table_key(table),
            index_key(Index.DUE, table),
            index_key(Index.UNANNOUNCED, table),
            index_key(Index.COMPUTER, table),
            stream_key(table),
            *(game_key(table, game.game_id) for game in save.finished),
        ]
        values = (
            table,
            save.record.version,
            save.record.body,
            _optional(save.due),
            _optional(save.announce_by),
            _optional(save.computer),
            _optional(save.table_ttl),
            MAX_PENDING,
            *(part for game in save.finished for part in (game.body, game.ttl, game.rated)),
        )
        saved = await self._caller.once(lambda: self._servers.save(SAVE, keys, *values))
        return bool(saved == 1)

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a finished game; None if it is no longer stored."""
        (game,) = await self._read(game_key(table, game_id))
        return game

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        """Note that the players have seen these versions, and store a note at the same time."""
        seen = [_entry(table, version) for version in versions]
        index = index_key(Index.UNANNOUNCED, table)
        unmark = ("ZREM", index, *seen)
        commands = [*([unmark] if seen else []), *([_set_command(note)] if note else [])]

        async def send() -> None:
            await asyncio.gather(*(self._servers.execute(*command) for command in commands))

        await self._aside.naming([index], self._caller.with_retry(send))

    async def hold(self, table: TableId, *versions: int, until: Moment) -> None:
        """Change when these versions are to be announced again, unless they were announced."""
        entries = (word for one in versions for word in (str(until), _entry(table, one)))
        index = index_key(Index.UNANNOUNCED, table)
        held = self._caller.with_retry(lambda: self._servers.execute("ZADD", index, "XX", *entries))
        await self._aside.naming([index], held)

    async def held_until(self, table: TableId, version: int) -> Moment | None:
        """Return when a version is to be announced again; None if the players have seen it."""
        keys, entry = [index_key(Index.UNANNOUNCED, table)], _entry(table, version)
        moment = await self._run_once(HELD_UNTIL, keys, entry)
        return Moment(moment) if moment >= 0 else None

    async def reschedule(
        self, table: TableId, version: int, due: Moment | None, index: Index = Index.DUE
    ) -> None:
        """Change when a table is due in an index, unless it has changed since `version`."""
        keys = [table_key(table), index_key(index, table)]
        await self._run_once(RESCHEDULE, keys, table, version, _optional(due))

    async def claim_due(
        self,
        platform: str,
        now: Moment,
        until: Moment,
        limit: int = 100,
        index: Index = Index.DUE,
    ) -> tuple[TableId, ...]:
        """Return tables that are due in an index, and postpone them to `until`."""
        keys = index_keys(index, platform)
        return await self._claim(keys, (now, until), limit, TableId)

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return versions that are to be announced again, and postpone them to `until`."""
        keys = index_keys(Index.UNANNOUNCED, platform)
        return await self._claim(keys, (now, until), limit, _unannounced)

    async def write_preferences(
        self, owner: str, body: bytes | None, ttl: int | None = None
    ) -> None:
        """Store the preferences of an owner; None deletes them."""
        note = body is not None and Note(owner, body, ttl)
        command = _set_command(note) if note else ("DEL", preferences_key(owner))
        await self._caller.with_retry(lambda: self._servers.execute(*command))

    async def take(self, name: str, now: Moment, count: int, span: int) -> int:
        """Take one of the turns of a name; return the milliseconds until there is one, or 0."""
        return await self._run_once(TAKE, [turns_key(name)], now, count, span)

    async def find(self, word: str) -> Mentions:
        """Return everything that mentions a word, one page of keys after the other."""
        return await search(self._servers, self._caller, word)

    async def replace_record(self, record: StoredGame | StoredRecord, body: bytes | None) -> bool:
        """Replace a finished game or preferences, unless they have changed; None deletes them."""
        return bool(await self._run_once(REPLACE_RECORD, [record.key], record.body, body or b""))

    async def remove(self, table: TableId) -> None:
        """Delete a table and its entries in the indexes."""
        keys = [table_key(table), *(index_key(index, table) for index in Index)]
        await self._caller.with_retry(lambda: self._servers.run(REMOVE, keys, table))

    async def set_aside(self, table: TableId) -> None:
        """Store a copy of a table's record that nobody can read."""
        await self._aside.copy_record(table_key(table))

    async def visit(self, look: Callable[[StoredRecord], None]) -> None:
        """Call `look` with everything that is stored as a string."""
        await visit(self._servers, self._caller, look)

    async def visit_foreign(self, look: Callable[[StoredRecord], None]) -> None:
        """Call `look` with what is stored and is not what its key should have."""
        await visit_foreign(self._servers, self._caller, look)

    async def has(self, name: str) -> bool:
        """Return whether there is a record of that name."""
        receipt = name.removeprefix("pending:")
        if receipt != name:
            return await self.scores.is_pending(receipt)
        query = Query(EXISTING, keys_named(name), ("EXISTS",))
        return bool(await self._caller.with_retry(lambda: self._servers.collect(query, 1)))

    async def drop(self, record: StoredRecord) -> None:
        """Delete anything; a table with its entries in the indexes."""
        if record.type == "table":
            await self.remove(TableId(record.name.partition(":")[2]))
        key = record.key.encode(errors="surrogateescape")
        await self._caller.with_retry(lambda: self._servers.execute("DEL", key))

    async def ping(self) -> None:
        """Return if every server responds and would save something."""
        await asyncio.gather(self._caller.with_retry(self._try_write), self._read_clock())

    async def has_unfinished_copy(self) -> bool:
        """Return whether what is stored is a part of a copy that was never finished."""
        (note,) = await self._read(COPYING_KEY)
        return note is not None

    async def try_everything(self) -> None:
        """Return if every server carries out every command that is ever needed."""
        for key in self._servers.probes:
            await self._caller.with_retry(lambda key=key: self._servers.save(TRIAL, [key]))  # type: ignore[misc]
            await self._caller.with_retry(lambda key=key: self._servers.execute("DEL", key))  # type: ignore[misc]
            command = ("ZADD", key, "XX", "1", "nothing")
            await self._caller.with_retry(lambda command=command: self._servers.execute(*command))  # type: ignore[misc]
        await self._caller.with_retry(lambda: self._servers.next_page(Page()))
        await self._read(*self._servers.probes)
        await self.ping()

    async def _try_write(self) -> None:
        """Ask every server for something that it refuses when it cannot save a table."""
        writes = [("SET", key, "", "XX") for key in self._servers.probes]
        await asyncio.gather(*(self._servers.execute(*write) for write in writes))

    async def close(self) -> None:
        """Close every connection."""
        await self._servers.close()

    async def _read(self, *keys: str) -> Sequence[bytes | None]:
        return await self._caller.with_retry(lambda: self._servers.read(keys))

    async def _read_clock(self) -> None:
        """Learn the time of the servers, in a trip that is made anyway."""
        asked = self._clock.start()
        seconds, microseconds = await self._caller.with_retry(self._servers.time)
        self._clock.learn(asked, Moment(int(seconds) * 1_000 + int(microseconds) // 1_000))

    async def _run_once(
        self, script: Script, keys: Sequence[str], *values: str | bytes | int
    ) -> int:
        result = self._caller.once(lambda: self._servers.run(script, keys, *values))
        return int(await self._aside.naming(keys, result))

    async def _claim(
        self, keys: Sequence[str], moments: tuple[int, int], limit: int, read: Callable[[str], T]
    ) -> tuple[T, ...]:
        """Claim what is due, from now on until a moment. What cannot be read is set aside."""
        query = Query(CLAIM, keys, ("ZCOUNT", "-inf", moments[0]), moments)
        claimed, _ = await asyncio.gather(
            self._caller.once(lambda: self._servers.collect(query, limit)), self._read_clock()
        )
        entries = list[T]()
        for key, *entry in claimed:
            try:
                entries += [read(one.decode()) for one in entry]
            except ValueError:
                await self._aside.remove_entry(key.decode(), entry[0])
            if not entry:
                await self._aside.rename(key.decode())
        return tuple(entries)


def _entry(table: TableId, version: int) -> str:
    """Return a version as the index of unannounced versions has it."""
    return f"{table} {version}"


def _unannounced(entry: str) -> Unannounced:
    table, _, version = entry.rpartition(" ")
    return Unannounced(TableId(table), int(version))


def _optional(milliseconds: int | None) -> str | int:
    """Return a time or a duration as the scripts expect it: '' stands for None."""
    return "" if milliseconds is None else milliseconds


def _set_command(note: Note) -> tuple[str | bytes, ...]:
    expiry = () if note.ttl is None else ("PX", str(note.ttl))
    return ("SET", preferences_key(note.owner), note.body, *expiry)

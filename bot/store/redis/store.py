"""The store on Redis or Valkey."""

from collections.abc import Sequence
from typing import Final

from bot.identity import Moment, TableId
from bot.store.port import (
    Index,
    Loaded,
    Mentions,
    Record,
    Save,
    StoredGame,
    Unannounced,
    UnreadableRecord,
)
from bot.store.redis.keys import (
    game_key,
    index_key,
    index_keys,
    preferences_key,
    stream_key,
    table_key,
)
from bot.store.redis.retry import Asking
from bot.store.redis.scores import RedisScores
from bot.store.redis.scripts import CLAIM, MARK_ANNOUNCED, REMOVE, REPLACE_GAME, RESCHEDULE, SAVE
from bot.store.redis.search import search
from bot.store.redis.servers import Collection, Servers

MOST_WAITING: Final = 10_000
"""How many games may wait in a bucket to be counted; where nobody counts, the oldest go."""


class RedisStore:
    """Keeps tables on servers that any number of processes share."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers
        self._asking = Asking()
        self.scores = RedisScores(servers, self._asking)

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record and the preferences of `owners`, in one round trip."""
        keys = [table_key(table), *map(preferences_key, owners)]
        record, *preferences = await self._asking.again(lambda: self._servers.read(keys))
        return Loaded(_record(record), tuple(preferences))

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`, in one round trip."""
        keys = [*map(preferences_key, owners)]
        return tuple(await self._asking.again(lambda: self._servers.read(keys)))

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it if its version is the next one, in one round trip."""
        keys = [
            table_key(table),
            index_key(Index.DUE, table),
            index_key(Index.UNANNOUNCED, table),
            stream_key(table),
            *(game_key(table, game.game_id) for game in save.finished),
        ]
        words = (
            table,
            save.record.version,
            save.record.body,
            _moment(save.due),
            _moment(save.announce_by),
            _moment(save.table_ttl),
            MOST_WAITING,
            *(part for game in save.finished for part in (game.body, game.ttl, game.tally)),
        )
        kept: int = await self._asking.once(lambda: self._servers.run(SAVE, keys, *words))
        return kept == 1

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a game from the shelf."""
        keys = [game_key(table, game_id)]
        (game,) = await self._asking.again(lambda: self._servers.read(keys))
        return game

    async def mark_announced(self, table: TableId, *versions: int) -> None:
        """Take these versions off the list of what is to be told."""
        keys = [index_key(Index.UNANNOUNCED, table)]
        told = [f"{table} {version}" for version in versions]
        await self._asking.again(lambda: self._servers.run(MARK_ANNOUNCED, keys, *told))

    async def reschedule(self, table: TableId, version: int, due: Moment | None) -> None:
        """Correct the moment of a table that has not changed."""
        keys = [table_key(table), index_key(Index.DUE, table)]
        await self._asking.once(
            lambda: self._servers.run(RESCHEDULE, keys, table, version, _moment(due))
        )

    async def claim_due(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[TableId, ...]:
        """Return tables whose moment has come, and put it off."""
        keys = index_keys(Index.DUE, platform)
        return tuple(map(TableId, await self._claim(keys, now, until, limit)))

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return versions that are to be told again, and put it off."""
        keys = index_keys(Index.UNANNOUNCED, platform)
        return tuple(map(_unannounced, await self._claim(keys, now, until, limit)))

    async def write_preferences(
        self, owner: str, body: bytes | None, ttl: int | None = None
    ) -> None:
        """Keep what somebody has chosen; None forgets it."""
        key = preferences_key(owner)
        end = () if ttl is None else ("PX", str(ttl))
        words = ("DEL", key) if body is None else ("SET", key, body, *end)
        await self._asking.again(lambda: self._servers.tell(*words))

    async def find(self, word: str) -> Mentions:
        """Return where a word stands, a page of keys after the other."""
        return await search(self._servers, self._asking, word)

    async def replace_game(self, game: StoredGame, body: bytes | None) -> bool:
        """Put another body in the place of a game."""
        words = (game.body, body or b"")
        kept = await self._asking.once(lambda: self._servers.run(REPLACE_GAME, [game.key], *words))
        return bool(kept)

    async def remove(self, table: TableId) -> None:
        """Take a table away."""
        keys = [table_key(table), *(index_key(index, table) for index in Index)]
        await self._asking.again(lambda: self._servers.run(REMOVE, keys, table))

    async def ping(self) -> None:
        """Return if the server answers."""
        await self._asking.again(lambda: self._servers.tell("PING"))

    async def close(self) -> None:
        """Close every connection."""
        await self._servers.close()

    async def _claim(self, keys: Sequence[str], now: int, until: int, limit: int) -> list[str]:
        claim = Collection(CLAIM, keys, ("ZCOUNT", "-inf", now), (now, until))
        claimed = await self._asking.once(lambda: self._servers.collect(claim, limit))
        return [words.decode() for words in claimed]


def _record(kept: bytes | None) -> Record | None:
    if kept is None:
        return None
    try:
        version, _, body = kept.partition(b" ")
        return Record(int(version), body)
    except ValueError:
        raise UnreadableRecord from None


def _unannounced(words: str) -> Unannounced:
    table, _, version = words.rpartition(" ")
    return Unannounced(TableId(table), int(version))


def _moment(milliseconds: int | None) -> str | int:
    """Return a moment or a span as a script reads it."""
    return "" if milliseconds is None else milliseconds

"""The store on Redis or Valkey."""

import asyncio
from collections.abc import Sequence
from typing import Final

from bot.identity import Moment, TableId
from bot.store.port import (
    Index,
    Loaded,
    Mentions,
    Record,
    Save,
    Setting,
    Shelved,
    UnreadableRecord,
    Untold,
)
from bot.store.redis.keys import (
    game_key,
    index_key,
    index_keys,
    settings_key,
    stream_key,
    table_key,
)
from bot.store.redis.retry import Asking
from bot.store.redis.scores import RedisScores
from bot.store.redis.scripts import ANNOUNCED, CLAIM, RELIST, REMOVE, RESHELVE, SAVE
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
        """Return the record and the settings of `owners`, in one round trip."""
        keys = [table_key(table), *map(settings_key, owners)]
        record, *settings = await self._asking.again(lambda: self._servers.read(keys))
        return Loaded(_record(record), tuple(settings))

    async def load_settings(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the settings of `owners`, in one round trip."""
        keys = [*map(settings_key, owners)]
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
            _moment(save.table_lasts),
            MOST_WAITING,
            *(part for game in save.finished for part in (game.body, game.lasts, game.tally)),
        )
        kept: int = await self._asking.once(lambda: self._servers.run(SAVE, keys, *words))
        return kept == 1

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a game from the shelf."""
        keys = [game_key(table, game_id)]
        (game,) = await self._asking.again(lambda: self._servers.read(keys))
        return game

    async def announced(self, table: TableId, *versions: int, note: Setting | None = None) -> None:
        """Take these versions off the list of what is to be told, and keep a note."""
        keys = [index_key(Index.UNANNOUNCED, table)]
        told = [f"{table} {version}" for version in versions]

        async def both() -> None:
            await asyncio.gather(
                *([self._servers.run(ANNOUNCED, keys, *told)] if told else []),
                *([self._servers.tell(*_set(note))] if note else []),
            )

        await self._asking.again(both)

    async def relist(self, table: TableId, version: int, due: Moment | None) -> None:
        """Correct the moment of a table that has not changed."""
        keys = [table_key(table), index_key(Index.DUE, table)]
        await self._asking.once(
            lambda: self._servers.run(RELIST, keys, table, version, _moment(due))
        )

    async def claim_due(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[TableId, ...]:
        """Return tables whose moment has come, and put it off."""
        keys = index_keys(Index.DUE, platform)
        return tuple(map(TableId, await self._claim(keys, now, until, limit)))

    async def claim_untold(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Untold, ...]:
        """Return versions that are to be told again, and put it off."""
        keys = index_keys(Index.UNANNOUNCED, platform)
        return tuple(map(_untold, await self._claim(keys, now, until, limit)))

    async def write_settings(
        self, owner: str, body: bytes | None, lasts: int | None = None
    ) -> None:
        """Keep what somebody has chosen; None forgets it."""
        key = settings_key(owner)
        words = ("DEL", key) if body is None else _set(Setting(owner, body, lasts))
        await self._asking.again(lambda: self._servers.tell(*words))

    async def find(self, word: str) -> Mentions:
        """Return where a word stands, a page of keys after the other."""
        return await search(self._servers, self._asking, word)

    async def reshelve(self, game: Shelved, body: bytes | None) -> bool:
        """Put another body in the place of a game."""
        words = (game.body, body or b"")
        kept = await self._asking.once(lambda: self._servers.run(RESHELVE, [game.place], *words))
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


def _untold(words: str) -> Untold:
    table, _, version = words.rpartition(" ")
    return Untold(TableId(table), int(version))


def _moment(milliseconds: int | None) -> str | int:
    """Return a moment or a span as a script reads it."""
    return "" if milliseconds is None else milliseconds


def _set(setting: Setting) -> tuple[str | bytes, ...]:
    """Return the command that keeps a setting."""
    end = () if setting.lasts is None else ("PX", str(setting.lasts))
    return ("SET", settings_key(setting.owner), setting.body, *end)

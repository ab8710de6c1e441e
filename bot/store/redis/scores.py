"""Players' scores on Redis or Valkey."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import sample
from time import time_ns
from typing import Any, Final

from bot.identity import Player, PlayerId
from bot.store.errors import UnreadableRecord
from bot.store.record import Record
from bot.store.redis.aside import Aside
from bot.store.redis.keys import (
    STREAM_KEYS,
    agreed_key,
    counted_key,
    leaderboard_key,
    name_key,
    placed_key,
    score_key,
)
from bot.store.redis.records import split_record
from bot.store.redis.retry import Caller
from bot.store.redis.score_scripts import (
    CLAIM_PENDING,
    COUNT,
    IS_PENDING,
    LEADERS,
    LIST_PENDING,
    PLACE,
    REMOVE,
    REMOVE_PENDING,
)
from bot.store.redis.scripts import Script
from bot.store.redis.servers import Query, Servers
from bot.store.scores_port import (
    CountResult,
    Leaderboard,
    LeaderboardEntry,
    Leaders,
    PendingGame,
)

GROUP: Final = "scores"
"""The name of the consumer group, and of its one consumer.

All processes share one consumer: whether a game can be claimed again depends on its age alone, and
processes that come and go leave no names behind.
"""
COUNTED_TTL: Final = 35 * 24 * 60 * 60 * 1000
"""Milliseconds for which counted games are remembered: longer than any game may be pending."""
_NO_LIMIT: Final = 1_000_000


class RedisScores:
    """Keeps players' records on servers that any number of processes share."""

    def __init__(self, servers: Servers, caller: Caller) -> None:
        self._servers = servers
        self._caller = caller
        self._aside = Aside(servers, caller)

    async def claim_pending(self, idle: int, limit: int = 50) -> tuple[PendingGame, ...]:
        """Return pending games that no process has claimed."""
        # Claimed games count towards the limit of a cluster, so the order of buckets varies:
        # otherwise the first buckets could use up the limit every time.
        keys = sample(STREAM_KEYS, len(STREAM_KEYS))
        query = Query(CLAIM_PENDING, keys, ("XLEN",), (GROUP, idle))
        found = await self._caller.once(lambda: self._servers.collect(query, limit))
        for key in (key for key, *entry in found if not entry):
            await self._aside.rename(key.decode())
        return _pending_games(entry for entry in found if entry[1:])

    async def list_pending(self) -> tuple[PendingGame, ...]:
        """Return every pending game."""
        query = Query(LIST_PENDING, STREAM_KEYS, ("XLEN",))
        found = await self._caller.with_retry(lambda: self._servers.collect(query, _NO_LIMIT))
        return _pending_games(found)

    async def is_pending(self, receipt: str) -> bool:
        """Return whether a game is still pending."""
        key, _, entry = receipt.partition(" ")
        return bool(await self._run(IS_PENDING, [key], entry))

    async def remove_pending(self, receipt: str) -> None:
        """Remove a game that has been counted for all its players."""
        key, _, entry = receipt.partition(" ")
        await self._run(REMOVE_PENDING, [key], GROUP, entry)

    async def agree_on_skills(self, game_id: str, body: bytes) -> bytes:
        """Store the skills before a game unless that was done before; return those stored."""
        key = agreed_key(game_id)
        command = ("SET", key, body, "NX", "PX", str(COUNTED_TTL))
        await self._caller.with_retry(lambda: self._servers.execute(*command))
        (stored,) = await self._read(key)
        return body if stored is None else stored

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records, in one round trip."""
        if not players:
            return ()
        return tuple(map(split_record, await self._read(*map(score_key, players))))

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names, in one round trip."""
        if not players:
            return ()
        found = await self._read(*map(name_key, players))
        return tuple((name or b"").decode(errors="replace") for name in found)

    async def count(self, player: Player, game_id: str, record: Record) -> CountResult:
        """Save a player's next record, unless the game was counted or the record has changed."""
        keys = [score_key(player.id), counted_key(player.id), name_key(player.id)]
        now = time_ns() // 1_000_000
        values = (game_id, now, COUNTED_TTL, record.version, record.body, player.name)
        # After a retry the result may be ALREADY because of the first try, which is true as well.
        result: bytes = await self._run_mended(COUNT, keys, *values)
        return CountResult(result.decode())

    async def place(
        self, leaderboard: Leaderboard, player: PlayerId, score: int, version: int
    ) -> None:
        """Put a player on a leaderboard, unless a later version of their record did so."""
        keys = [leaderboard_key(leaderboard), placed_key(leaderboard)]
        await self._run_mended(PLACE, keys, player, score, version)

    async def remove(self, leaderboard: Leaderboard, player: PlayerId) -> None:
        """Remove a player from a leaderboard."""
        keys = [leaderboard_key(leaderboard), placed_key(leaderboard)]
        await self._run_mended(REMOVE, keys, player)

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the leaders of a chat for each kind of game, in one round trip.

        If a leaderboard is something else, that is set aside and said once: it has to be known why
        the leaderboard begins anew.
        """
        keys = [leaderboard_key(Leaderboard(chat, kind)) for kind in kinds]
        found = await self._aside.naming(keys, self._run(LEADERS, keys, asker, limit))
        return tuple(_leaders(*one) for one in found)

    async def forget(self, player: PlayerId) -> None:
        """Delete a player's record, their name, and which games were counted."""
        keys = [score_key(player), counted_key(player), name_key(player)]
        await self._caller.with_retry(lambda: self._servers.execute("DEL", *keys))

    async def _read(self, *keys: str) -> Sequence[bytes | None]:
        return await self._caller.with_retry(lambda: self._servers.read(keys))

    async def _run_mended(
        self, script: Script, keys: Sequence[str], *values: str | bytes | int
    ) -> Any:  # noqa: ANN401 - whatever the script returns
        """Run a script, and once more without what was in its way."""
        with suppress(UnreadableRecord):
            return await self._aside.naming(keys, self._run(script, keys, *values))
        return await self._run(script, keys, *values)

    async def _run(self, script: Script, keys: Sequence[str], *values: str | bytes | int) -> Any:  # noqa: ANN401 - whatever the script returns
        return await self._caller.with_retry(lambda: self._servers.run(script, keys, *values))


def _pending_games(found: Iterable[Sequence[bytes]]) -> tuple[PendingGame, ...]:
    return tuple(
        PendingGame(f"{key.decode()} {entry.decode()}", body[0] if body else b"")
        for key, entry, *body in found
    )


def _leaders(best: list[bytes], players: int, score: bytes | None, place: int | None) -> Leaders:
    pairs = zip(best[::2], best[1::2], strict=True)
    entries = tuple(
        LeaderboardEntry(PlayerId(player.decode(errors="replace")), _points(points))
        for player, points in pairs
    )
    return Leaders(entries, players, place, None if score is None else _points(score))


def _points(score: bytes) -> int:
    """Return a score of a leaderboard, which the server keeps as a floating-point number."""
    return round(min(max(float(score), -_NO_LIMIT), _NO_LIMIT))

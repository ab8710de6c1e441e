"""What players have reached, kept by Redis or Valkey."""

from collections.abc import Sequence
from random import sample
from time import time_ns
from typing import Any, Final

from bot.identity import Player, PlayerId
from bot.store.record import Record
from bot.store.redis.keys import (
    STREAM_KEYS,
    agreed_key,
    counted_key,
    ladder_key,
    name_key,
    placed_key,
    score_key,
)
from bot.store.redis.retry import Caller
from bot.store.redis.score_scripts import (
    COUNT,
    LEADERS,
    PLACE,
    SETTLE,
    TAKE,
    TAKE_OFF,
    WAITING,
    WAITS,
)
from bot.store.redis.servers import Query, Servers
from bot.store.scores_port import Counting, Delivery, Ladder, Leaders, Rung

GROUP: Final = "scores"
"""The name of the consumer group, and of its one consumer.

Whoever takes from it is the same to the group: what is left over is told by its age alone, and
processes that come and go leave no names behind.
"""
REMEMBERED: Final = 35 * 24 * 60 * 60 * 1000
"""Milliseconds for which it is known that a game was counted: longer than any game may wait."""
_EVERYTHING: Final = 1_000_000


class RedisScores:
    """Keeps players' records on servers that any number of processes share."""

    def __init__(self, servers: Servers, caller: Caller) -> None:
        self._servers = servers
        self._caller = caller

    async def take(self, idle: int, limit: int = 50) -> tuple[Delivery, ...]:
        """Return games that nobody has in hand."""
        # What others have in hand is counted too, so no place may always come first.
        keys = sample(STREAM_KEYS, len(STREAM_KEYS))
        what = Query(TAKE, keys, ("XLEN",), (GROUP, idle))
        return _deliveries(await self._caller.once(lambda: self._servers.collect(what, limit)))

    async def waiting(self) -> tuple[Delivery, ...]:
        """Return every game that is not settled."""
        what = Query(WAITING, STREAM_KEYS, ("XLEN",))
        found = await self._caller.with_retry(lambda: self._servers.collect(what, _EVERYTHING))
        return _deliveries(found)

    async def waits(self, receipt: str) -> bool:
        """Tell whether a game is not settled yet."""
        key, _, entry = receipt.partition(" ")
        found = await self._caller.with_retry(lambda: self._servers.run(WAITS, [key], entry))
        return bool(found)

    async def settle(self, receipt: str) -> None:
        """Forget a game that has been counted for all."""
        key, _, entry = receipt.partition(" ")
        await self._caller.with_retry(lambda: self._servers.run(SETTLE, [key], GROUP, entry))

    async def agree(self, game_id: str, body: bytes) -> bytes:
        """Keep what was worked out, unless somebody was first."""
        key = agreed_key(game_id)
        await self._caller.with_retry(
            lambda: self._servers.execute("SET", key, body, "NX", "PX", str(REMEMBERED))
        )
        (kept,) = await self._caller.with_retry(lambda: self._servers.read([key]))
        return body if kept is None else kept

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records, in one round trip."""
        keys = [score_key(player) for player in players]
        return tuple(map(_record, await self._caller.with_retry(lambda: self._servers.read(keys))))

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names, in one round trip."""
        if not players:
            return ()
        keys = [name_key(player) for player in players]
        found = await self._caller.with_retry(lambda: self._servers.read(keys))
        return tuple((name or b"").decode() for name in found)

    async def count(self, player: Player, game_id: str, record: Record) -> Counting:
        """Keep a player's next record, unless the game is in it or it has changed."""
        keys = [score_key(player.id), counted_key(player.id), name_key(player.id)]
        now = time_ns() // 1_000_000
        words = (game_id, now, REMEMBERED, record.version, record.body, player.name)
        # Asked again, it would find its own mark: ALREADY is then the truth as well.
        said: bytes = await self._caller.with_retry(lambda: self._servers.run(COUNT, keys, *words))
        return Counting(said.decode())

    async def place(self, ladder: Ladder, player: PlayerId, score: int, version: int) -> None:
        """Put a player on a ladder, unless a later version has done so."""
        keys = [ladder_key(ladder), placed_key(ladder)]
        await self._caller.with_retry(
            lambda: self._servers.run(PLACE, keys, player, score, version)
        )

    async def take_off(self, ladder: Ladder, player: PlayerId) -> None:
        """Take a player off a ladder."""
        keys = [ladder_key(ladder), placed_key(ladder)]
        await self._caller.with_retry(lambda: self._servers.run(TAKE_OFF, keys, player))

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the top of a chat's ladders, in one round trip."""
        keys = [ladder_key(Ladder(chat, kind)) for kind in kinds]
        found = await self._caller.with_retry(
            lambda: self._servers.run(LEADERS, keys, asker, limit)
        )
        return tuple(_leaders(*answer) for answer in found)

    async def erase(self, player: PlayerId) -> None:
        """Forget a player's record, name, and which games are in it."""
        keys = [score_key(player), counted_key(player), name_key(player)]
        await self._caller.with_retry(lambda: self._servers.execute("DEL", *keys))


def _deliveries(found: Sequence[Sequence[bytes]]) -> tuple[Delivery, ...]:
    return tuple(Delivery(f"{key.decode()} {entry.decode()}", body) for key, entry, body in found)


def _record(kept: bytes | None) -> Record | None:
    if kept is None:
        return None
    version, _, body = kept.partition(b" ")
    return Record(int(version), body)


def _leaders(best: list[bytes], players: int, score: bytes | None, place: int | None) -> Leaders:
    pairs: Any = zip(best[::2], best[1::2], strict=True)
    rungs = tuple(Rung(PlayerId(player.decode()), int(points)) for player, points in pairs)
    return Leaders(rungs, players, place, None if score is None else int(score))

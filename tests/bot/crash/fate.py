"""Where a bot dies: at a chosen step of its work, by a signal that it cannot catch."""

import os
import signal
from enum import StrEnum
from typing import Any

from redis.asyncio import Redis

from bot.identity import TableId
from bot.replies.reply import Reply
from bot.store.port import Loaded, Note, Save
from bot.store.redis import scripts
from bot.store.redis.link import Link
from bot.store.redis.servers import OneServer, Servers
from bot.store.redis.store import RedisStore
from tests.bot.crash.diary import Diary


class Step(StrEnum):
    """The steps of a command, in order; at most one of them is the last."""

    LOAD = "load"
    LOAD_SENT = "MGET"
    LOADED = "loaded"
    SAVE = "save"
    SAVE_SENT = scripts.SAVE.sha1
    SAVED = "saved"
    SHOW = "show"
    SHOWN = "shown"
    ANNOUNCE_SENT = "ZREM"
    ANNOUNCED = "announced"
    CLAIM_SENT = scripts.CLAIM.sha1
    NEVER = "never"


class Fate:
    """Ends the process at one step."""

    def __init__(self, last: Step) -> None:
        self._last = last

    def reach(self, step: str) -> None:
        """Go on, or die."""
        if step == self._last:
            os.kill(os.getpid(), signal.SIGKILL)


class DoomedServer(OneServer):
    """Dies when a question is on its way and nobody knows whether it will arrive."""

    def __init__(self, client: Redis, fate: Fate) -> None:
        super().__init__(Link(client))
        self._client = client
        self._fate = fate

    async def _save(self, *words: str | bytes | int) -> Any:  # noqa: ANN401 - a command's answer
        return await self._execute(*words)

    async def _execute(self, *words: str | bytes | int) -> Any:  # noqa: ANN401 - a command's answer
        question = str(words[1] if words[0] == "EVALSHA" else words[0])
        connection = await self._client.connection_pool.get_connection()
        try:
            await connection.send_command(*words)
            self._fate.reach(question)
            return await connection.read_response()
        finally:
            await self._client.connection_pool.release(connection)


class DoomedStore(RedisStore):
    """Dies before or after a question."""

    def __init__(self, servers: Servers, fate: Fate) -> None:
        super().__init__(servers)
        self._fate = fate

    async def load(self, table: TableId, *owners: str) -> Loaded:
        self._fate.reach(Step.LOAD)
        loaded = await super().load(table, *owners)
        self._fate.reach(Step.LOADED)
        return loaded

    async def save(self, table: TableId, save: Save) -> bool:
        self._fate.reach(Step.SAVE)
        kept = await super().save(table, save)
        self._fate.reach(Step.SAVED)
        return kept

    async def mark_announced(
        self, table: TableId, *versions: int, note: Note | None = None
    ) -> None:
        await super().mark_announced(table, *versions, note=note)
        self._fate.reach(Step.ANNOUNCED)


class DoomedDiary(Diary):
    """Dies before or after something is shown."""

    fate: Fate

    def show(self, reply: Reply, number: int) -> None:
        self.fate.reach(Step.SHOW)
        super().show(reply, number)
        self.fate.reach(Step.SHOWN)

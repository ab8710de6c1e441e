"""Games to step through, read from the store: those that are over, and the one being played."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from bot.identity import TableId
from bot.persistence.tables import Tables
from bot.recent import RecentCache
from bot.replies.course import Course
from bot.replies.steps import Steps, follow
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.table.table import Table

LATEST: Final = "last"
"""Stands for the id of the game that is played at a table, or was played last."""
CACHED: Final = 32
"""How many games are cached as they went."""

_log: Final = structlog.get_logger("desk")


class GameUnavailable(Exception):
    """The store cannot be reached, or has a record that cannot be read."""


class GameSteps:
    """Finds games, and caches how the latest of them went.

    Only positions are cached. Who played is read again each time, because players can ask to be
    forgotten.
    """

    def __init__(
        self, tables: Tables, make: Callable[[Table], tuple[Course, ...]] = follow
    ) -> None:
        self._tables = tables
        self._make = make
        self._courses = RecentCache[tuple[TableId, str, int], tuple[Course, ...]](CACHED)

    async def find(self, where: TableId, game_id: str) -> Steps | None:
        """Return a game of a table; None if it has not begun or the store no longer has it.

        Raise GameUnavailable if the store cannot say.
        """
        try:
            table = await self._find(where, game_id)
        except (StoreUnreachable, UnreadableRecord) as error:
            _log.warning("game not read", table=where, game=game_id, exc_info=True)
            raise GameUnavailable from error
        return Steps(table, await self._follow(table)) if table and table.position else None

    async def _find(self, where: TableId, game_id: str) -> Table | None:
        table = (await self._tables.find(where)).table
        if table and game_id in {LATEST, table.dice.game_id}:
            return table
        return None if game_id == LATEST else await self._tables.past_game(where, game_id)

    async def _follow(self, table: Table) -> tuple[Course, ...]:
        # A log only ever grows, so its length says which of its states this is.
        key = (table.id, table.dice.game_id, len(table.log))
        known = self._courses.get(key)
        if known is None:
            known = await asyncio.to_thread(self._make, table)
        return self._courses.put(key, known)

"""A store that is gone with the process, for tests and for trying things out."""

from collections.abc import Iterable
from typing import TypeVar

from bot.identity import Moment, TableId, platform_of
from bot.store.memory_scores import MemoryScores
from bot.store.port import Loaded, Mentions, Record, Save, StoredGame, Unannounced

T = TypeVar("T")


class MemoryStore:
    """Keeps tables in dictionaries, under the same laws as a server."""

    def __init__(self) -> None:
        self._records: dict[TableId, Record] = {}
        self._due: dict[TableId, Moment] = {}
        self._unannounced: dict[Unannounced, Moment] = {}
        self._preferences: dict[str, bytes] = {}
        self._games: dict[tuple[TableId, str], bytes] = {}
        self.scores = MemoryScores()

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record and the preferences of `owners`."""
        return Loaded(self._records.get(table), await self.load_preferences(*owners))

    async def load_preferences(self, *owners: str) -> tuple[bytes | None, ...]:
        """Return the preferences of `owners`."""
        return tuple(map(self._preferences.get, owners))

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it if its version is the next one."""
        kept = self._records.get(table)
        if save.record.version != (kept.version if kept else 0) + 1:
            return False
        self._records[table] = save.record
        for game in save.finished:
            self._games[table, game.game_id] = game.body
            self.scores.hand_in(game.tally)
        if save.announce_by is not None:
            self._unannounced[Unannounced(table, save.record.version)] = save.announce_by
        if save.due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = save.due
        return True

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a game from the shelf."""
        return self._games.get((table, game_id))

    async def mark_announced(self, table: TableId, *versions: int) -> None:
        """Take these versions off the list of what is to be told."""
        for version in versions:
            self._unannounced.pop(Unannounced(table, version), None)

    async def reschedule(self, table: TableId, version: int, due: Moment | None) -> None:
        """Correct the moment of a table that has not changed."""
        kept = self._records.get(table)
        if version != (kept.version if kept else 0):
            return
        if due is None:
            self._due.pop(table, None)
        else:
            self._due[table] = due

    async def claim_due(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[TableId, ...]:
        """Return the tables whose moment came first, and put it off."""
        mine = [table for table in self._due if platform_of(table) == platform]
        return _claim(self._due, mine, now, until, limit)

    async def claim_unannounced(
        self, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[Unannounced, ...]:
        """Return the versions whose moment came first, and put it off."""
        mine = [
            unannounced
            for unannounced in self._unannounced
            if platform_of(unannounced.table) == platform
        ]
        return _claim(self._unannounced, mine, now, until, limit)

    async def write_preferences(
        self,
        owner: str,
        body: bytes | None,
        ttl: int | None = None,  # noqa: ARG002 - all is gone soon
    ) -> None:
        """Keep what somebody has chosen; None forgets it."""
        if body is None:
            self._preferences.pop(owner, None)
        else:
            self._preferences[owner] = body

    async def find(self, word: str) -> Mentions:
        """Return where a word stands."""
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

    async def replace_game(self, game: StoredGame, body: bytes | None) -> bool:
        """Put another body in the place of a game."""
        for key, kept in self._games.items():
            if (key[1], kept) == (game.key, game.body):
                if body is None:
                    del self._games[key]
                else:
                    self._games[key] = body
                return True
        return False

    async def remove(self, table: TableId) -> None:
        """Take a table away."""
        self._records.pop(table, None)
        self._due.pop(table, None)
        for unannounced in [
            unannounced for unannounced in self._unannounced if unannounced.table == table
        ]:
            del self._unannounced[unannounced]

    async def ping(self) -> None:
        """Return."""

    async def close(self) -> None:
        """Keep everything: a test may look at it afterwards."""


def _claim(
    moments: dict[T, Moment], mine: Iterable[T], now: Moment, until: Moment, limit: int
) -> tuple[T, ...]:
    come = sorted((one for one in mine if moments[one] <= now), key=moments.__getitem__)
    claimed = tuple(come[:limit])
    moments.update(dict.fromkeys(claimed, until))
    return claimed

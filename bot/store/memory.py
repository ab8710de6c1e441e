"""A store that is gone with the process, for tests and for trying things out."""

from bot.identity import Moment, TableId, platform_of
from bot.store.port import Index, Loaded, Record, Save


class MemoryStore:
    """Keeps tables in dictionaries, under the same laws as a server."""

    def __init__(self) -> None:
        self._records: dict[TableId, Record] = {}
        self._to_tell: dict[TableId, int] = {}
        self._moments: dict[Index, dict[TableId, Moment]] = {index: {} for index in Index}
        self._settings: dict[str, bytes] = {}
        self._games: dict[tuple[TableId, str], bytes] = {}

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Return the record and the settings of `owners`."""
        return Loaded(self._records.get(table), tuple(map(self._settings.get, owners)))

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it if its version is the next one."""
        kept = self._records.get(table)
        if save.record.version != (kept.version if kept else 0) + 1:
            return False
        self._records[table] = save.record
        for game in save.finished:
            self._games[table, game.game_id] = game.body
        if save.announce_by is not None:
            self._to_tell[table] = save.record.version
            self._moments[Index.UNANNOUNCED][table] = save.announce_by
        if save.due is None:
            self._moments[Index.DUE].pop(table, None)
        else:
            self._moments[Index.DUE][table] = save.due
        return True

    async def load_game(self, table: TableId, game_id: str) -> bytes | None:
        """Return a game from the shelf."""
        return self._games.get((table, game_id))

    async def announced(self, table: TableId, version: int) -> None:
        """Clear the mark, unless a later version has something to tell."""
        if self._to_tell.get(table, 0) <= version:
            self._moments[Index.UNANNOUNCED].pop(table, None)

    async def relist(self, table: TableId, version: int, due: Moment | None) -> None:
        """Correct the moment of a table that has not changed."""
        kept = self._records.get(table)
        if version != (kept.version if kept else 0):
            return
        if due is None:
            self._moments[Index.DUE].pop(table, None)
        else:
            self._moments[Index.DUE][table] = due

    async def claim(
        self, index: Index, platform: str, now: Moment, until: Moment, limit: int = 100
    ) -> tuple[TableId, ...]:
        """Return the tables whose moment came first, and put it off."""
        moments = self._moments[index]
        come = sorted(
            (
                table
                for table in moments
                if moments[table] <= now and platform_of(table) == platform
            ),
            key=moments.__getitem__,
        )
        claimed = tuple(come[:limit])
        moments.update(dict.fromkeys(claimed, until))
        return claimed

    async def write_settings(self, owner: str, body: bytes | None) -> None:
        """Keep what somebody has chosen; None forgets it."""
        if body is None:
            self._settings.pop(owner, None)
        else:
            self._settings[owner] = body

    async def ping(self) -> None:
        """Return."""

    async def close(self) -> None:
        """Keep everything: a test may look at it afterwards."""

"""What is known of a table without reading it: as it was when it was last read or saved."""

from dataclasses import dataclass
from typing import Final

from bot.identity import PlayerId, TableId
from bot.recent import RecentCache
from bot.table.table import Table

_TABLES: Final = 20_000
"""Of how many tables that is cached."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sat at a table when it was last read or saved, in which chat, version and game."""

    chat: str = ""
    people: tuple[PlayerId, ...] = ()
    version: int = 0
    game: str = ""
    computer: bool = False
    """Whether a computer had to act."""


_NOBODY: Final = Seated()


class KnownTables:
    """Knows who sits where, and in which version."""

    def __init__(self) -> None:
        self._seated = RecentCache[TableId, Seated](_TABLES)

    def seated_at(self, table: TableId) -> Seated:
        """Return who sits at a table; nobody if it was not read lately."""
        return self._seated.get(table) or _NOBODY

    def note(self, table: Table, version: int, chat: str = "") -> Seated:
        """Cache who sits at a table, so that the next time one round trip is enough."""
        people = tuple(who.id for who in table.people)
        computer = table.computer_to_act is not None
        seated = Seated(chat or table.chat, people, version, table.dice.game_id, computer)
        return self._seated.put(table.id, seated)

    def version_of(self, table: TableId) -> int:
        """Return the version of a table; 0 if that is not known."""
        return self.seated_at(table).version

    def game_of(self, table: TableId) -> str:
        """Return the id of a table's game; empty if that is not known."""
        return self.seated_at(table).game

    def sits_at(self, table: TableId, player: PlayerId) -> bool:
        """Return whether a player sits at a table."""
        return player in self.seated_at(table).people

    def people_at(self, table: TableId) -> tuple[PlayerId, ...]:
        """Return the people who sit at a table."""
        return self.seated_at(table).people

    def tables_of(self, player: PlayerId) -> list[TableId]:
        """Return the tables where a player sits, latest first."""
        seated = reversed(self._seated.items())
        return [table for table, known in seated if player in known.people]

    def waits_for_computer(self, table: TableId) -> bool:
        """Return whether a computer has to act at a table."""
        return self.seated_at(table).computer

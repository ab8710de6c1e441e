"""What chats ask about tables without changing them."""

from collections.abc import Callable

from bot.commands.ask import LIST_SIZE
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.desk.reachable import if_reachable
from bot.engines.games import COMPUTER_GAMES
from bot.identity import Moment, Player, PlayerId, TableId, platform_of
from bot.language import Language, choose_language
from bot.persistence.places import ShownMessage
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import Tables
from bot.preferences import PlayerPreferences
from bot.replies.announcement import announce
from bot.replies.context import ReplyContext
from bot.replies.reply import Announcement
from bot.replies.suggestions import suggest_moves
from bot.table.clock import Timeouts
from bot.table.table import Table


class Lookups:
    """Answers questions about tables, from the store or from what was last read of it."""

    def __init__(
        self, tables: Tables, language: Language, clock: Callable[[], Moment], timeouts: Timeouts
    ) -> None:
        self.tables = tables
        self.language = language
        self.clock = clock
        self.timeouts = timeouts
        self.computers: Callable[[], Availability] = lambda: Availability.OFF
        """Whether somebody can play against a computer now."""
        self.failed_games: Callable[[], frozenset[str]] = frozenset
        """The games whose engine could not be loaded."""
        self._list_sizes: dict[str, int] = {}
        self._step_by_step: set[str] = set()

    def shown_in(self, table: TableId, place: TableId | None = None) -> ShownMessage | None:
        """Return the message that shows a table in a place, as it was last read or noted."""
        return self.tables.shown_in(table, place or table)

    def sits_at(self, table: TableId, player: PlayerId) -> bool:
        """Return whether a player sat at a table when it was last read."""
        return self.tables.known.sits_at(table, player)

    def people_at(self, table: TableId) -> tuple[PlayerId, ...]:
        """Return the people who sat at a table when it was last read."""
        return self.tables.known.people_at(table)

    async def catch_up(self, table: TableId, *versions: int) -> Announcement | None:
        """Return the announcement of some versions, and of the table as it is by now."""
        return await if_reachable(self._announcement(table, *versions))

    async def look(self, table: TableId, since: int) -> Announcement | None:
        """Return the table with what is new since a version; None if nothing is."""
        found = await if_reachable(self.tables.find(table))
        if found is None or found.table is None:
            return None
        if found.version <= since and not self.tables.went_back(table):
            return None
        versions = range(since + 1, found.version + 1) if since else ()
        return announce(self.unasked(found, found.table), *versions)

    async def _announcement(self, table: TableId, *versions: int) -> Announcement | None:
        found = await self.tables.find(table)
        if found.table is None:
            return None
        return announce(self.unasked(found, found.table), *(versions or (found.version,)))

    def lists_moves(self, platform: str, count: int) -> None:
        """Note how many whole moves a chat can show well as a list."""
        self._list_sizes[platform] = count

    def shows_each_step(self, platform: str) -> None:
        """Note that a chat can show everything a computer does as soon as it is done."""
        self._step_by_step.add(platform)

    def is_shown_each_step(self, table: TableId) -> bool:
        """Return whether the chat of a table is told each thing that a computer does by itself."""
        return platform_of(table) in self._step_by_step

    def unasked(self, found: Snapshot, table: Table) -> ReplyContext:
        """Return the context of an announcement that nobody has asked for."""
        chat = found.chat_preferences.language
        return ReplyContext(
            table.id,
            found,
            self.clock(),
            choose_language(chat, table.language, default=self.language),
            list_size=self._list_sizes.get(platform_of(table.id), LIST_SIZE),
            take_back=self.timeouts.take_back,
            computers=self.has_computers,
            computer_games=self.computer_games,
        )

    @property
    def computer_games(self) -> frozenset[str]:
        """Return the games that computers can play now, even if one has to wait for them."""
        return COMPUTER_GAMES - self.failed_games() if self.computers().has_workers else frozenset()

    @property
    def has_computers(self) -> bool:
        """Return whether computers play, so that chats offer them."""
        return self.computers() is not Availability.OFF

    async def suggest(self, table: TableId, typed: str) -> tuple[str, ...]:
        """Return the legal moves that may be meant by what is typed so far."""
        found = await self.table_at(table)
        return suggest_moves(found, typed) if found else ()

    async def preferences_of(self, player: PlayerId) -> PlayerPreferences | None:
        """Return what a player has chosen, as it was last read or saved; None if it is unknown."""
        return await if_reachable(self.tables.preferences_of(player))

    async def table_at(self, table: TableId) -> Table | None:
        """Return a table as it is now; None if there is none, or the store does not answer."""
        found = await if_reachable(self.tables.find(table))
        return found.table if found else None

    async def has_done(self, request: Request) -> bool:
        """Return whether a request with this key has been carried out lately."""
        found = await if_reachable(self.tables.find(request.table))
        return found is not None and found.version_of(request.key) > 0

    async def waits_for(self, table: TableId) -> tuple[Player, ...]:
        """Return the players whom a table waits for; nobody if the store does not answer."""
        found = await self.table_at(table)
        return found.waited_for if found else ()

    async def current_id(self, table: TableId) -> TableId:
        """Return the id that a table has now; its chat may have been given another."""
        found = await if_reachable(self.tables.find(table))
        return await self.current_id(found.moved_to) if found and found.moved_to else table

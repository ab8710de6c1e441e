"""What the store has of a table, of its chat, and of the people there."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from bot.identity import PlayerId, TableId
from bot.persistence.places import Places
from bot.persistence.record import LastChanges, TableRecord
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, PlayerPreferences
from bot.table.news import News
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's record, where it is shown, and what its chat and its people prefer."""

    version: int
    kept: TableRecord | None
    chat_preferences: ChatPreferences = CHAT_DEFAULTS
    preferences: Mapping[PlayerId, PlayerPreferences] = field(default_factory=dict)
    places: Places = ()

    @property
    def table(self) -> Table | None:
        """Return the table, if one was ever opened there and has not moved."""
        return self.kept.table if self.kept and not self.kept.moved_to else None

    @property
    def moved_to(self) -> TableId | None:
        """Return where the table has moved."""
        return self.kept.moved_to if self.kept else None

    @property
    def since(self) -> LastChanges:
        """Return the versions at which the table last changed in certain ways."""
        return self.kept.since if self.kept else LastChanges()

    def preferences_of(self, player: PlayerId) -> PlayerPreferences:
        """Return the preferences of a player."""
        return self.preferences.get(player, PLAYER_DEFAULTS)

    def version_of(self, key: str) -> int:
        """Return the version that a request has led to; 0 if it is a new request."""
        recent = self.kept.recent if self.kept else ()
        return next((done.version for done in recent if done.key == key), 0)

    def news_of(self, versions: Collection[int]) -> tuple[News, ...]:
        """Return what happened in some versions, as far as it is remembered."""
        recent = self.kept.recent if self.kept else ()
        return tuple(done.news for done in recent if done.version in versions)

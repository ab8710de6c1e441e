"""What the store has about a table, its chat and its players, at one moment."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from bot.identity import PlayerId, TableId
from bot.persistence.places import Places
from bot.persistence.record import LastChanges, TableRecord
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, PlayerPreferences
from bot.store.errors import UnreadableRecord
from bot.table.news import News
from bot.table.pace import Pace
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table's record, where it is shown, and the preferences of its chat and its players."""

    version: int
    record: TableRecord | None
    chat_preferences: ChatPreferences = CHAT_DEFAULTS
    preferences: Mapping[PlayerId, PlayerPreferences] = field(default_factory=dict)
    places: Places = ()
    unreadable: UnreadableRecord | None = None
    """Why the record that is stored cannot be read, if that is so."""

    @property
    def table(self) -> Table | None:
        """Return the table, if one was ever opened there and has not moved."""
        return self.record.table if self.record and not self.record.moved_to else None

    @property
    def moved_to(self) -> TableId | None:
        """Return where the table has moved."""
        return self.record.moved_to if self.record else None

    @property
    def since(self) -> LastChanges:
        """Return the versions at which the table last changed in certain ways."""
        return self.record.since if self.record else LastChanges()

    def pace(self, take_back: int) -> Pace:
        """Return how the players at the table like to play."""
        chosen = self.preferences.items()
        return Pace(
            roll_by_hand=frozenset(player for player, own in chosen if not own.autoroll),
            confirm=frozenset(player for player, own in chosen if own.confirm),
            take_back=take_back,
        )

    def preferences_of(self, player: PlayerId) -> PlayerPreferences:
        """Return the preferences of a player."""
        return self.preferences.get(player, PLAYER_DEFAULTS)

    def with_preferences(self, player: PlayerId, chosen: PlayerPreferences) -> Self:
        """Return the snapshot with other preferences of a player, who may be a spectator."""
        return replace(self, preferences={**self.preferences, player: chosen})

    def version_of(self, key: str) -> int:
        """Return the version that a request has led to; 0 if it is a new request."""
        recent = self.record.recent if self.record else ()
        return next((done.version for done in recent if done.key == key), 0)

    @property
    def latest_news(self) -> tuple[News, ...]:
        """Return the news that the record still has, the latest first."""
        recent = self.record.recent if self.record else ()
        return tuple(done.news for done in reversed(recent))

    def news_of(self, versions: Collection[int]) -> tuple[News, ...]:
        """Return the news of some versions, as far as the record still has them."""
        recent = self.record.recent if self.record else ()
        return tuple(done.news for done in recent if done.version in versions)

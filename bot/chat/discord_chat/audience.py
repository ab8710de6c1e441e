"""Who is looking at a board, and how far it has scrolled away, as far as this process knows.

All interactions of a channel come to one process. After a restart, the log of the game says who
acted lately, and a board with messages below it counts as far away once some time has passed.
"""

from typing import Final

from bot.chat.discord_chat.response import Response
from bot.chat.discord_chat.sight import Sight
from bot.desk.desk import Desk
from bot.identity import Moment, PlayerId, TableId
from bot.persistence.places import ShownMessage
from bot.recent import RecentCache
from bot.replies.reply import Announcement, Concerned

_TABLES: Final = 20_000
_PEOPLE: Final = 50_000
_SECOND: Final = 1_000


class Audience:
    """Remembers the latest signs of people at tables."""

    def __init__(self, desk: Desk, patience: float) -> None:
        """With the seconds after which somebody of whom nothing was seen has to be alerted."""
        self._desk = desk
        self._patience = int(patience * _SECOND)
        self._sights = RecentCache[TableId, Sight](_TABLES)
        self._seen = RecentCache[tuple[TableId, PlayerId], Moment](_PEOPLE)

    def notice(self, response: Response, table: TableId) -> None:
        """Note who has acted, and which message is the last one below the board."""
        self._seen.put((table, response.asker), self._desk.clock())
        shown = self._desk.shown_in(table, response.place_of(table))
        if shown:
            before = self._sights.get(shown.place) or Sight()
            sight = before.look(shown.message, response.last_message, response.number)
            self._sights.put(shown.place, sight)

    def is_near(self, shown: ShownMessage | None) -> bool:
        """Return whether a board is near the end of its channel; yes if nothing else is known."""
        if shown is None:
            return False
        sight = self._sights.get(shown.place)
        return sight is None or sight.board != shown.message or sight.is_near

    def is_here(self, reply: Announcement, asker: PlayerId | None = None) -> bool:
        """Return whether everybody whom a board concerns did something there lately."""
        return all(
            one.player.id == asker or self._was_seen(one, reply.table) for one in reply.concerned
        )

    def _was_seen(self, concerned: Concerned, table: TableId) -> bool:
        known = self._seen.get((table, concerned.player.id))
        seen = max(concerned.last_acted or 0, known or 0)
        return self._desk.clock() - seen < self._patience

    def alert_at(self, table: TableId, shown: ShownMessage) -> Moment:
        """Return when the player for whom a board waits quietly has to be alerted."""
        seen = self._seen.get((table, shown.awaited)) or 0
        return Moment(max(shown.at * _SECOND, seen) + self._patience)

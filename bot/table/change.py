"""What one request does to a table: the events, and the table after them."""

from dataclasses import dataclass, replace
from typing import Self

from bot.identity import Moment
from bot.table.chance import Chance
from bot.table.events import Began, Event, LaterEvent
from bot.table.log import apply, start
from bot.table.pace import INSTANT, Pace
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Change:
    """A table and the events that one request has added to it, all at the same moment."""

    table: Table
    at: Moment
    chance: Chance
    news: tuple[Event, ...] = ()
    ended: tuple[Table, ...] = ()
    """The tables of games that ended and were followed by the next one."""
    pace: Pace = INSTANT

    def then(self, event: LaterEvent) -> Self:
        """Return the change with one more event."""
        return replace(self, table=apply(self.table, event, self.at), news=(*self.news, event))

    def after(self, earlier: Self) -> Self:
        """Return the change of one request that ended a game first, and then opened this table."""
        return replace(
            self,
            news=(*earlier.news, *self.news),
            ended=(*earlier.ended, earlier.table, *self.ended),
        )

    def begin(self, event: Began) -> Self:
        """Return the change with a new game."""
        return replace(
            self,
            table=start(self.table.id, event, self.at),
            news=(*self.news, event),
            ended=(*self.ended, self.table) if self.table.ending else self.ended,
        )

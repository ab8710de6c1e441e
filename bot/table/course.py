"""A table on its way through one command: what it has become, and what happened there."""

from dataclasses import dataclass, replace
from typing import Self

from bot.identity import Moment, PlayerId
from bot.table.chance import Chance
from bot.table.events import Began, Change, Happening
from bot.table.log import change, start
from bot.table.table import Table


@dataclass(frozen=True, slots=True)
class Course:
    """Grows by one event after another, all at the same moment."""

    table: Table
    at: Moment
    chance: Chance
    news: tuple[Happening, ...] = ()
    ended: tuple[Table, ...] = ()
    """Games that ended and were followed by others, as they were then."""
    eager: frozenset[PlayerId] = frozenset()
    """Those who want their dice thrown for them."""

    def then(self, event: Change) -> Self:
        """Return what comes of one more event."""
        return replace(self, table=change(self.table, event, self.at), news=(*self.news, event))

    def begin(self, event: Began) -> Self:
        """Return what comes of a game's beginning."""
        return replace(
            self,
            table=start(self.table.id, event, self.at),
            news=(*self.news, event),
            ended=(*self.ended, self.table) if self.table.ending else self.ended,
        )

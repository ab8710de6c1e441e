"""What one request changed, with as much of the table before it as telling it takes."""

from typing import Self

from msgspec import Struct

from bot.identity import Player
from bot.table.course import Course
from bot.table.events import Happening
from bot.table.table import Table
from bot.table.values import Offer, Result


class News(Struct, frozen=True, omit_defaults=True):
    """Events, and who sat at the table before them, what was asked and what was won so far."""

    events: tuple[Happening, ...] = ()
    players: tuple[Player, ...] = ()
    offer: Offer | None = None
    results: tuple[Result, ...] = ()
    gathering: bool = False
    """Whether people were waiting for a game to begin."""

    @classmethod
    def of(cls, course: Course, before: Table | None) -> Self:
        """Return what has happened on a course since the table was as it was `before`."""
        if before is None:
            return cls(course.news)
        return cls(course.news, before.players, before.offer, before.results, before.gathering)

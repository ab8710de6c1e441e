"""The events of one request, and what is needed of the table before them to describe them."""

from typing import Self

from msgspec import Struct

from bot.identity import Player
from bot.table.change import Change
from bot.table.events import Event
from bot.table.table import Table
from bot.table.values import Offer, Result


class News(Struct, frozen=True, omit_defaults=True):
    """Events; the other fields are those of the table before the events."""

    events: tuple[Event, ...] = ()
    players: tuple[Player, ...] = ()
    offer: Offer | None = None
    results: tuple[Result, ...] = ()
    gathering: bool = False
    """Whether players were being waited for."""

    @classmethod
    def of(cls, change: Change, before: Table | None) -> Self:
        """Return the news of a change; `before` is the table before it, if there was one."""
        if before is None:
            return cls(change.news)
        return cls(change.news, before.players, before.offer, before.results, before.gathering)

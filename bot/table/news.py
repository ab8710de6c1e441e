"""The events of one request, and what is needed of the table before them to describe them."""

from collections.abc import Collection
from typing import NamedTuple, Self

from msgspec import Struct

from bot.identity import Player, PlayerId, is_computer
from bot.table.change import Change
from bot.table.events import Event, Hinted, Moved, Opened
from bot.table.table import Table
from bot.table.values import Offer, Result
from rules import MOVE_WORDS


class RatingChange(NamedTuple):
    """A player's rating before and after a game."""

    before: int
    after: int


class News(Struct, frozen=True, omit_defaults=True):
    """Events; the other fields are those of the table before the events."""

    events: tuple[Event, ...] = ()
    players: tuple[Player, ...] = ()
    offer: Offer | None = None
    results: tuple[Result, ...] = ()
    gathering: bool = False
    """Whether players were being waited for."""
    game: str = ""
    position: str = ""
    dice: tuple[int, ...] = ()
    """The dice that were on the table."""
    words: tuple[str, ...] = ()
    """The earlier moves of the game that are words, such as `double`."""
    ratings: tuple[RatingChange, ...] = ()
    """How the end of a game or match changed the rating of each seat; empty if it did not."""
    awaited: tuple[Player, ...] = ()
    """Those who were invited and had not come; not whoever caused the events."""

    @property
    def replaced(self) -> tuple[Player, ...]:
        """Return the people who have lost an open table to somebody else, guests included."""
        opened = next((event for event in self.events if isinstance(event, Opened)), None)
        people = tuple(who for who in (*self.players, *self.awaited) if not is_computer(who.id))
        if not (self.gathering and people and opened) or people[0].id == opened.by.id:
            return ()
        return tuple(who for who in people if who.id != opened.by.id)

    @property
    def is_hint(self) -> bool:
        """Return whether nothing has happened but that somebody took a hint."""
        return bool(self.events) and all(isinstance(event, Hinted) for event in self.events)

    @classmethod
    def of(
        cls,
        change: Change,
        before: Table | None,
        ratings: tuple[RatingChange, ...] = (),
        known_as: Collection[PlayerId] = (),
    ) -> Self:
        """Return the news of a change; `before` is the table before it, if there was one.

        `known_as` are the other ids of whoever caused it, who may have been invited by one.
        """
        if before is None:
            return cls(change.news)
        return cls(
            change.news,
            before.players,
            before.offer,
            before.results,
            before.gathering,
            before.setup.game,
            before.position,
            before.rolled,
            before.earlier_words if _has_words(change) else (),
            ratings,
            tuple(who for who in before.awaited if who.id not in known_as)
            if before.gathering
            else (),
        )


def _has_words(change: Change) -> bool:
    """Return whether somebody made a move that is a word."""
    return any(isinstance(event, Moved) and event.text in MOVE_WORDS for event in change.news)

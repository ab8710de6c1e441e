"""Everything that can happen at a table. A table is the sum of its events."""

from typing import TypeAlias

from msgspec import Struct

from bot.identity import Moment, Player, PlayerId
from bot.table.values import Cause, Dice, Offer, Result, Setup, TimeWarning
from rules.game import Seat


class Event(Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Something that happened.

    No event ever holds itself, so the collector of garbage need not look at the long logs.
    """


class Opened(Event, frozen=True):
    """Somebody wants to play; places are kept for those who are `invited`."""

    setup: Setup
    by: Player
    dice: Dice
    language: str
    invited: tuple[Player, ...] = ()
    chat: str = ""


class Joined(Event, frozen=True):
    """Somebody sat down, and may have added a word to the dice."""

    player: Player
    word: str = ""
    invited_as: PlayerId = PlayerId("")
    """How an invitation called the player, if not by that id."""


class Left(Event, frozen=True):
    """Somebody got up before the game began."""

    player: Player


class TurnedDown(Event, frozen=True):
    """Somebody who was invited does not want to play; the place is for anybody."""

    player: Player


class Began(Event, frozen=True):
    """A game began, the first or a later one; players are in the order of their seats."""

    setup: Setup
    players: tuple[Player, ...]
    dice: Dice
    language: str
    opening: str
    results: tuple[Result, ...] = ()
    """How the earlier games of the match ended."""
    chat: str = ""


class Rolled(Event, frozen=True, tag="Thrown"):
    """Dice fell, for a seat or for everybody."""

    dice: tuple[int, ...]
    seat: Seat | None = None


class Moved(Event, frozen=True):
    """A seat moved; `unasked` if there was nothing to choose."""

    seat: Seat
    text: str
    unasked: bool = False


class Gone(Event, frozen=True):
    """A seat gave up, or ran out of time, and the others play on."""

    seat: Seat
    cause: Cause


class Offered(Event, frozen=True):
    """A seat asked the others for something."""

    offer: Offer


class Agreed(Event, frozen=True):
    """A seat said yes."""

    seat: Seat


class Declined(Event, frozen=True):
    """A seat said no, or took its own question back."""

    seat: Seat


class Undone(Event, frozen=True):
    """The game went back to its first `keep` lines, to before a move."""

    keep: int
    move: str


class Warned(Event, frozen=True):
    """The one to act was reminded of the time, or everybody was told that it has run out."""

    warning: TimeWarning


class Ended(Event, frozen=True):
    """The game ended, or nobody wants to begin it any more; a stopped one has no result."""

    cause: Cause
    result: Result | None = None
    by: Player | str = ""
    """Who stopped it, or did not want to play; in older records the name alone, or nothing."""


Start: TypeAlias = Opened | Began
"""What a log begins with."""

Line: TypeAlias = Rolled | Moved | Gone
"""What changes the position."""

Talk: TypeAlias = Offered | Agreed | Declined

Change: TypeAlias = Joined | Left | TurnedDown | Line | Talk | Undone | Warned | Ended

Happening: TypeAlias = Start | Change


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """An event, and when it happened."""

    at: Moment
    event: Happening

"""Everything that can happen at a table."""

from typing import TypeAlias

from msgspec import Struct

from bot.identity import Moment, Player, PlayerId
from bot.table.values import Cause, Dice, Offer, Result, Setup, TimeWarning
from rules.game import Seat


class _Event(Struct, frozen=True, tag=True, array_like=True, gc=False):
    """The base of all events.

    Events never refer to themselves, so garbage collection can skip the long logs.
    """


class Opened(_Event, frozen=True):
    """A player opened a table; places are kept for those who are invited."""

    setup: Setup
    by: Player
    dice: Dice
    language: str
    invited: tuple[Player, ...] = ()
    chat: str = ""


class Joined(_Event, frozen=True):
    """A player sat down, and may have added a word to the dice."""

    player: Player
    word: str = ""
    invited_as: PlayerId = PlayerId("")
    """The id in the invitation, if the player was invited."""


class Worded(_Event, frozen=True):
    """A seated player added a word to the dice, which nobody sees before the game is over."""

    player: Player
    word: str


class Left(_Event, frozen=True):
    """A player got up before the game began."""

    player: Player


class TurnedDown(_Event, frozen=True):
    """An invited player declined; anybody may take the place."""

    player: Player


class Began(_Event, frozen=True):
    """A game began; players are in the order of their seats."""

    setup: Setup
    players: tuple[Player, ...]
    dice: Dice
    language: str
    opening: str
    results: tuple[Result, ...] = ()
    """How the earlier games of the match ended."""
    chat: str = ""


class Rolled(_Event, frozen=True, tag="Thrown"):
    """Dice were rolled: for a seat, or one die for each seat at the opening."""

    dice: tuple[int, ...]
    seat: Seat | None = None


class Moved(_Event, frozen=True):
    """A seat moved; `unasked` if the only legal move was made automatically."""

    seat: Seat
    text: str
    unasked: bool = False


class Gone(_Event, frozen=True):
    """A seat left the game, and the others play on."""

    seat: Seat
    cause: Cause


class Offered(_Event, frozen=True):
    """A seat made an offer to the others."""

    offer: Offer


class Agreed(_Event, frozen=True):
    """A seat accepted the offer."""

    seat: Seat


class Declined(_Event, frozen=True):
    """A seat declined the offer, or withdrew its own."""

    seat: Seat


class Undone(_Event, frozen=True):
    """A move was taken back: only the first `keep` lines of the game count."""

    keep: int
    move: str
    seat: Seat | None = None
    """Who took it back without asking; None if everybody agreed."""
    unrated: bool = False
    """Whether the game counts no longer, because a computer agreed."""


class Hinted(_Event, frozen=True):
    """A seat took a hint: the game does not count for the ratings."""

    seat: Seat


class Unaided(_Event, frozen=True):
    """A computer decided without its engine: the game does not count for the ratings."""

    seat: Seat


class Warned(_Event, frozen=True):
    """The player to act was reminded of the clock, or the time has run out."""

    warning: TimeWarning


class Ended(_Event, frozen=True):
    """The game ended, or the table was closed before it began; a stopped game has no result."""

    cause: Cause
    result: Result | None = None
    by: Player | str = ""
    """Who resigned, stopped it or declined to play; older records may have a name, or nothing."""


FirstEvent: TypeAlias = Opened | Began
"""The first event of a log."""

Line: TypeAlias = Rolled | Moved | Gone
"""An event that changes the position."""

OfferEvent: TypeAlias = Offered | Agreed | Declined
"""An offer, or an answer to it."""

SeatingEvent: TypeAlias = Joined | Worded | Left | TurnedDown
"""What happens while players are being waited for."""

LaterEvent: TypeAlias = (
    SeatingEvent | Line | OfferEvent | Undone | Hinted | Unaided | Warned | Ended
)
"""Any event but the first of a log."""

Event: TypeAlias = FirstEvent | LaterEvent


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """An event and its time."""

    at: Moment
    event: Event

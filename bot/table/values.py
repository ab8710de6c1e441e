"""What is agreed, asked and reached at a table. Frozen values."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, Self

from msgspec import Struct

from bot.table.dice import commit
from rules.game import Outcome, Seat
from rules.options import Value

REMIND_AFTER: Final = 0.75
"""Of the time for a move, how much goes by before the one to act is reminded."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a move may take."""

    limit: int
    """In milliseconds."""
    falls: bool = False
    """The game is lost at once when time runs out; otherwise an opponent has to claim it."""


class Setup(Struct, frozen=True, omit_defaults=True):
    """What is agreed before the game."""

    game: str
    seats: int = 2
    options: Mapping[str, Value] = {}
    clock: Clock | None = None
    auto_roll: bool = False
    """Dice are thrown without being asked for, where nothing else can be done."""
    auto_play: bool = False
    """A move that is the only one is made without being asked for."""


class Dice(Struct, frozen=True, array_like=True):
    """What the throws of one game are worked out from."""

    game_id: str
    secret: bytes
    words: tuple[str, ...] = ()
    """What the players added when they sat down, in that order."""
    root: bytes = b""
    """What the secrets of this game and of those to come are links of a chain to."""
    left: int = 0
    """How many games may still follow on the chain."""

    @property
    def commitment(self) -> str:
        """Return what may be published at once."""
        return commit(self.secret)


class Result(Struct, frozen=True, array_like=True):
    """How a game ended, as its rules call it. Nobody wins a draw."""

    winner: Seat | None
    how: str
    points: int
    game_id: str

    @classmethod
    def of(cls, outcome: Outcome, game_id: str) -> Self:
        """Return how a game ended."""
        return cls(outcome.winner, outcome.how.value, outcome.points, game_id)


def score(results: Sequence[Result], seats: int) -> tuple[int, ...]:
    """Return the points that each seat has won."""
    return tuple(
        sum(result.points for result in results if result.winner == seat) for seat in range(seats)
    )


def leader(results: Sequence[Result], seats: int) -> Seat:
    """Return the seat with the most points: at the end of a match, its winner."""
    points = score(results, seats)
    return Seat(points.index(max(points)))


class Phase(StrEnum):
    """What is going on at a table."""

    GATHERING = "gathering"
    """Players are still being waited for."""
    PLAYING = "playing"
    FINISHED = "finished"
    """The game has ended, with or without a result."""
    CLOSED = "closed"
    """The table was closed before a game began."""


class Cause(StrEnum):
    """Why a game came to its end."""

    RULES = "rules"
    RESIGNED = "resigned"
    AGREED = "agreed"
    CLOCK = "clock"
    STOPPED = "stopped"
    TURNED_DOWN = "turned-down"
    """Somebody who was invited does not want to play."""
    LEFT = "left"
    """The last one who waited for a game got up."""
    ABANDONED = "abandoned"
    """Nobody came, or nobody moved, for too long."""
    FORGOTTEN = "forgotten"
    """One of the players does not want to be known any more."""


class Proposal(StrEnum):
    """What one player may ask of the others."""

    DRAW = "draw"
    UNDO = "undo"
    RESIGN = "resign"
    REMATCH = "rematch"


class Offer(Struct, frozen=True, omit_defaults=True):
    """A question to everybody else at the table."""

    proposal: Proposal
    by: Seat
    agreed: tuple[Seat, ...] = ()
    """Who has said yes so far."""
    move: str = ""
    """The move that would be taken back."""
    keep: int = 0
    """How many lines of the game would stay."""
    how: str = ""
    """What the one who resigns would lose: a single game, a gammon, a mars."""
    points: int = 0
    """What that would count."""


class TimeWarning(StrEnum):
    """What the one to act has been told about the time."""

    NONE = "none"
    REMINDED = "reminded"
    RAN_OUT = "ran-out"


class LastMove(Struct, frozen=True):
    """The latest move of a player, and the position it was made in."""

    seat: Seat
    text: str
    before: str

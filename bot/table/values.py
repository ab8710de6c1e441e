"""The values that tables and events consist of, all frozen."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final, Self

from msgspec import Struct

from bot.table.dice import commit
from rules.game import Outcome, Seat
from rules.options import Value

REMIND_AFTER: Final = 0.75
"""The part of the time for a move after which the player is reminded."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """A limit on the time for each move."""

    limit: int
    """In milliseconds."""
    falls: bool = False
    """The game is lost at once when time runs out; otherwise an opponent has to claim it."""


class Setup(Struct, frozen=True, omit_defaults=True):
    """Everything that is chosen before a game."""

    game: str
    seats: int = 2
    options: Mapping[str, Value] = {}
    clock: Clock | None = None
    auto_roll: bool = True
    """Roll automatically where the player has no other choice."""
    auto_play: bool = True
    """Make a move automatically if it is the only legal one."""
    hints: bool = False
    """Whether players may ask for hints although people play against each other."""
    rated: bool = True
    """Whether the game counts.

    One in which a hint was taken, or a computer agreed to take back or had no engine, does not,
    nor does its match.
    """
    position: str = ""
    """The position to begin with, if it is not the usual one; such a game does not count."""


class Dice(Struct, frozen=True, array_like=True):
    """Everything that the rolls of one game, and who sits where, are computed from."""

    game_id: str
    secret: bytes
    words: tuple[str, ...] = ()
    """What the players added before the game began, in order of arrival."""
    root: bytes = b""
    """The root of the chain that the secret belongs to."""
    left: int = 0
    """How many games can still follow on the chain."""
    seats: tuple[int, ...] = ()
    """Who sits on each seat: players are numbered in order of arrival, from 0.

    Empty before the game begins, and in games of versions that did not draw seats from the secret.
    """
    rematches: int = 0
    """How many times everybody has moved one seat on since the seats were drawn."""

    @property
    def commitment(self) -> str:
        """Return the SHA-256 of the secret, which is published before the game."""
        return commit(self.secret)


class Result(Struct, frozen=True, array_like=True):
    """How a game ended, in the words of its rules; a draw has no winner."""

    winner: Seat | None
    how: str
    points: int
    game_id: str

    @classmethod
    def of(cls, outcome: Outcome, game_id: str) -> Self:
        """Return the result of a game."""
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
    """Why a game ended, or a table was closed."""

    RULES = "rules"
    RESIGNED = "resigned"
    AGREED = "agreed"
    CLOCK = "clock"
    STOPPED = "stopped"
    TURNED_DOWN = "turned-down"
    """An invited player declined."""
    LEFT = "left"
    """The last player at the table got up before the game."""
    ABANDONED = "abandoned"
    """Nobody sat down, or nobody moved, for too long."""
    FORGOTTEN = "forgotten"
    """A player asked to be forgotten."""


class Proposal(StrEnum):
    """What a player may offer."""

    DRAW = "draw"
    UNDO = "undo"
    RESIGN = "resign"
    REMATCH = "rematch"


class Offer(Struct, frozen=True, omit_defaults=True):
    """An offer to all other players."""

    proposal: Proposal
    by: Seat
    agreed: tuple[Seat, ...] = ()
    """The seats that have accepted so far."""
    move: str = ""
    """For a takeback: the move."""
    keep: int = 0
    """For a takeback: how many lines of the game would remain."""
    later: tuple[tuple[Seat, str], ...] = ()
    """For a takeback: the moves after it that would be taken back as well."""
    same_dice: bool = False
    """For a takeback: whether dice would come back, the same as before."""
    unrated: bool = False
    """For a takeback: whether the game would not count any more, because computers agree always."""
    how: str = ""
    """For a resignation: what would be lost, such as a gammon."""
    points: int = 0
    """For a resignation: how many points that is."""


class TimeWarning(StrEnum):
    """The latest warning about the time of the player to act."""

    NONE = "none"
    REMINDED = "reminded"
    RAN_OUT = "ran-out"


class LastMove(Struct, frozen=True, omit_defaults=True):
    """The latest move and the position before it."""

    seat: Seat
    text: str
    before: str
    dice: tuple[int, ...] = ()
    """The dice that it was made with, the larger first."""

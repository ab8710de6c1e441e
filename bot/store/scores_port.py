"""What a store keeps of games that count, and of what they come to for each player.

A game that counts waits until somebody has settled it: every player's record has it, exactly once.
The players of one game may lie on different servers, so there is no one step for all of them; what
is worked out for a game is agreed on first, and then counted for one player after the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Protocol

from bot.identity import Player, PlayerId
from bot.store.record import Record


@dataclass(frozen=True, slots=True)
class Delivery:
    """A game that counts, in the hands of somebody who settles it."""

    receipt: str
    """What `settle` wants to be told."""
    body: bytes


class Counting(StrEnum):
    """What came of counting a game for a player."""

    COUNTED = auto()
    ALREADY = auto()
    """It was counted before, and nothing was changed."""
    OUTDATED = auto()
    """The player's record has changed since it was loaded, and nothing was changed."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """Those who play one kind of game in one chat."""

    chat: str
    kind: str


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's score on a ladder."""

    player: PlayerId
    score: int


@dataclass(frozen=True, slots=True)
class Leaders:
    """The top of a ladder, the best first, and where the one who asks stands."""

    best: tuple[Rung, ...] = ()
    players: int = 0
    place: int | None = None
    """1 is the best; those with the same score share a place."""
    score: int | None = None


class Scores(Protocol):
    """Keeps what players have reached. Each method may raise StoreUnreachable, as a store does."""

    async def take(self, idle: int, limit: int = 50) -> tuple[Delivery, ...]:
        """Return games that nobody has taken yet, the earliest of each place first.

        What was taken `idle` milliseconds ago and is not settled yet comes again: whoever took it
        is believed dead. So a game may be in two hands at once, and that must do no harm.
        """
        ...

    async def waiting(self) -> tuple[Delivery, ...]:
        """Return every game that is not settled, whoever has taken it."""
        ...

    async def waits(self, receipt: str) -> bool:
        """Tell whether a game is not settled yet."""
        ...

    async def settle(self, receipt: str) -> None:
        """Forget a game that has been counted for all its players."""
        ...

    async def agree(self, game_id: str, body: bytes) -> bytes:
        """Keep what was worked out for a game, unless somebody was first; return what is kept."""
        ...

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records in order, in one round trip."""
        ...

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names in order, in one round trip; nothing for who is not known."""
        ...

    async def count(self, player: Player, game_id: str, record: Record) -> Counting:
        """Keep a player's next record and name, and that the game is in it, in one step."""
        ...

    async def place(self, ladder: Ladder, player: PlayerId, score: int, version: int) -> None:
        """Put a player on a ladder, unless a later version of his record has done so."""
        ...

    async def take_off(self, ladder: Ladder, player: PlayerId) -> None:
        """Take a player off a ladder."""
        ...

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the top of a chat's ladders in order, in one round trip."""
        ...

    async def erase(self, player: PlayerId) -> None:
        """Forget a player's record, name, and which games are in it."""
        ...

"""What a store keeps for ratings: games to be counted, players' records and leaderboards.

A rated game is pending until every player's record includes it, exactly once. The players of one
game may be on different servers, so they cannot all be written in one atomic step. Instead the
processes first agree on the skills before the game, and then count it for one player at a time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, auto
from typing import Protocol

from bot.identity import Player, PlayerId
from bot.store.record import Record


@dataclass(frozen=True, slots=True)
class PendingGame:
    """A rated game that has not been counted for all its players yet."""

    receipt: str
    """Identifies it in `is_pending` and `remove_pending`."""
    body: bytes


class CountResult(StrEnum):
    """What came of counting a game for a player."""

    COUNTED = auto()
    ALREADY = auto()
    """It had been counted before; nothing was changed."""
    OUTDATED = auto()
    """The player's record has changed since it was loaded; nothing was changed."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """The ranking of players in one chat for one kind of game."""

    chat: str
    kind: str


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A player and their score on a leaderboard."""

    player: PlayerId
    score: int


@dataclass(frozen=True, slots=True)
class Leaders:
    """The top of a leaderboard, best first, and the place of the player who asks."""

    best: tuple[LeaderboardEntry, ...] = ()
    players: int = 0
    """How many players are on the leaderboard."""
    place: int | None = None
    """1 is the best; players with the same score share a place."""
    score: int | None = None


class Scores(Protocol):
    """Keeps players' scores. Like a store, each method may raise StoreUnreachable."""

    async def claim_pending(self, idle: int, limit: int = 50) -> tuple[PendingGame, ...]:
        """Return pending games that no process has claimed, the oldest of each bucket first.

        A game that was claimed more than `idle` milliseconds ago can be claimed again, because
        its process is assumed dead. So two processes may count the same game at once.
        """
        ...

    async def list_pending(self) -> tuple[PendingGame, ...]:
        """Return every pending game, claimed or not."""
        ...

    async def is_pending(self, receipt: str) -> bool:
        """Return whether a game is still pending."""
        ...

    async def remove_pending(self, receipt: str) -> None:
        """Remove a game that has been counted for all its players."""
        ...

    async def agree_on_skills(self, game_id: str, body: bytes) -> bytes:
        """Store the skills before a game unless that was done before; return those stored."""
        ...

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records in order, in one round trip."""
        ...

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names in order, '' if unknown, in one round trip."""
        ...

    async def count(self, player: Player, game_id: str, record: Record) -> CountResult:
        """Save a player's next record and name, and mark the game as counted, in one step."""
        ...

    async def place(
        self, leaderboard: Leaderboard, player: PlayerId, score: int, version: int
    ) -> None:
        """Put a player on a leaderboard, unless a later version of their record did so."""
        ...

    async def remove(self, leaderboard: Leaderboard, player: PlayerId) -> None:
        """Remove a player from a leaderboard."""
        ...

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the leaders of a chat for each kind of game, in one round trip."""
        ...

    async def forget(self, player: PlayerId) -> None:
        """Delete a player's record, their name, and which games were counted."""
        ...

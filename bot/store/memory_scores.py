"""Players' scores in memory, lost when the process ends."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from time import monotonic

from bot.identity import Player, PlayerId
from bot.store.record import Record
from bot.store.scores_port import (
    CountResult,
    Leaderboard,
    LeaderboardEntry,
    Leaders,
    PendingGame,
)


@dataclass(slots=True)
class _Pending:
    """A pending game, and when it was last claimed."""

    game: PendingGame
    claimed_at: float = float("-inf")


class MemoryScores:
    """Keeps players' records in dictionaries, with the same guarantees as a server."""

    def __init__(self) -> None:
        self._pending: dict[str, _Pending] = {}
        self._receipts = count()
        self._agreed: dict[str, bytes] = {}
        self._records: dict[PlayerId, Record] = {}
        self._counted: dict[PlayerId, set[str]] = {}
        self._names: dict[PlayerId, str] = {}
        self._leaderboards: dict[Leaderboard, dict[PlayerId, int]] = {}
        self._placed: dict[tuple[Leaderboard, PlayerId], int] = {}

    def add_pending(self, rated: bytes) -> None:
        """Add a game to be counted."""
        receipt = str(next(self._receipts))
        self._pending[receipt] = _Pending(PendingGame(receipt, rated))

    async def claim_pending(self, idle: int, limit: int = 50) -> tuple[PendingGame, ...]:
        """Return pending games that nobody has claimed."""
        now = monotonic()
        free = [one for one in self._pending.values() if now - one.claimed_at >= idle / 1000]
        for one in free[:limit]:
            one.claimed_at = now
        return tuple(one.game for one in free[:limit])

    async def list_pending(self) -> tuple[PendingGame, ...]:
        """Return every pending game."""
        return tuple(one.game for one in self._pending.values())

    async def is_pending(self, receipt: str) -> bool:
        """Return whether a game is still pending."""
        return receipt in self._pending

    async def remove_pending(self, receipt: str) -> None:
        """Remove a game that has been counted for all its players."""
        self._pending.pop(receipt, None)

    async def agree_on_skills(self, game_id: str, body: bytes) -> bytes:
        """Store the skills before a game unless that was done before; return those stored."""
        return self._agreed.setdefault(game_id, body)

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records."""
        return tuple(map(self._records.get, players))

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names."""
        return tuple(self._names.get(player, "") for player in players)

    async def count(self, player: Player, game_id: str, record: Record) -> CountResult:
        """Save a player's next record, unless the game was counted or the record has changed."""
        counted = self._counted.setdefault(player.id, set())
        if game_id in counted:
            return CountResult.ALREADY
        stored = self._records.get(player.id)
        if record.version != (stored.version if stored else 0) + 1:
            return CountResult.OUTDATED
        self._records[player.id] = record
        self._names[player.id] = player.name
        counted.add(game_id)
        return CountResult.COUNTED

    async def place(
        self, leaderboard: Leaderboard, player: PlayerId, score: int, version: int
    ) -> None:
        """Put a player on a leaderboard, unless a later version of their record did so."""
        if self._placed.get((leaderboard, player), 0) <= version:
            self._placed[leaderboard, player] = version
            self._leaderboards.setdefault(leaderboard, {})[player] = score

    async def remove(self, leaderboard: Leaderboard, player: PlayerId) -> None:
        """Remove a player from a leaderboard."""
        self._placed.pop((leaderboard, player), None)
        self._leaderboards.setdefault(leaderboard, {}).pop(player, None)

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the leaders of a chat for each kind of game."""
        return tuple(self._leaders(Leaderboard(chat, kind), asker, limit) for kind in kinds)

    def _leaders(self, leaderboard: Leaderboard, asker: PlayerId, limit: int) -> Leaders:
        scores = self._leaderboards.get(leaderboard, {})
        # A server lists equal scores in descending order of ids.
        order = sorted(((score, player) for player, score in scores.items()), reverse=True)
        best = tuple(LeaderboardEntry(player, score) for score, player in order[:limit])
        score = scores.get(asker)
        if score is None:
            return Leaders(best, len(scores))
        place = 1 + sum(other > score for other in scores.values())
        return Leaders(best, len(scores), place, score)

    async def has(self, name: str) -> bool:
        """Return whether there is a record of that name."""
        known = (("score", self._records), ("pending", self._pending), ("agreed", self._agreed))
        return any(name == f"{kind}:{one}" for kind, records in known for one in records)

    async def forget(self, player: PlayerId) -> None:
        """Delete a player's record, their name, and which games were counted."""
        self._records.pop(player, None)
        self._counted.pop(player, None)
        self._names.pop(player, None)

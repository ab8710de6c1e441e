"""What players have reached, gone with the process."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from time import monotonic

from bot.identity import Player, PlayerId
from bot.store.record import Record
from bot.store.scores_port import Counting, Delivery, Ladder, Leaders, Rung


@dataclass(slots=True)
class _Waiting:
    """A game that is not settled, and when it was taken."""

    delivery: Delivery
    taken: float = float("-inf")


class MemoryScores:
    """Keeps players' records in dictionaries, under the same laws as a server."""

    def __init__(self) -> None:
        self._waiting: dict[str, _Waiting] = {}
        self._receipts = count()
        self._agreed: dict[str, bytes] = {}
        self._records: dict[PlayerId, Record] = {}
        self._counted: dict[PlayerId, set[str]] = {}
        self._names: dict[PlayerId, str] = {}
        self._ladders: dict[Ladder, dict[PlayerId, int]] = {}
        self._placed: dict[tuple[Ladder, PlayerId], int] = {}

    def hand_in(self, tally: bytes) -> None:
        """Let a game wait to be counted, if there is anything to count."""
        if tally:
            receipt = str(next(self._receipts))
            self._waiting[receipt] = _Waiting(Delivery(receipt, tally))

    async def take(self, idle: int, limit: int = 50) -> tuple[Delivery, ...]:
        """Return games that nobody has in hand."""
        now = monotonic()
        free = [one for one in self._waiting.values() if now - one.taken >= idle / 1000][:limit]
        for one in free:
            one.taken = now
        return tuple(one.delivery for one in free)

    async def waiting(self) -> tuple[Delivery, ...]:
        """Return every game that is not settled."""
        return tuple(one.delivery for one in self._waiting.values())

    async def waits(self, receipt: str) -> bool:
        """Tell whether a game is not settled yet."""
        return receipt in self._waiting

    async def settle(self, receipt: str) -> None:
        """Forget a game that has been counted for all."""
        self._waiting.pop(receipt, None)

    async def agree(self, game_id: str, body: bytes) -> bytes:
        """Keep what was worked out, unless somebody was first."""
        return self._agreed.setdefault(game_id, body)

    async def load(self, *players: PlayerId) -> tuple[Record | None, ...]:
        """Return the players' records."""
        return tuple(map(self._records.get, players))

    async def names(self, *players: PlayerId) -> tuple[str, ...]:
        """Return the players' names."""
        return tuple(self._names.get(player, "") for player in players)

    async def count(self, player: Player, game_id: str, record: Record) -> Counting:
        """Keep a player's next record, unless the game is in it or it has changed."""
        counted = self._counted.setdefault(player.id, set())
        if game_id in counted:
            return Counting.ALREADY
        kept = self._records.get(player.id)
        if record.version != (kept.version if kept else 0) + 1:
            return Counting.OUTDATED
        self._records[player.id] = record
        self._names[player.id] = player.name
        counted.add(game_id)
        return Counting.COUNTED

    async def place(self, ladder: Ladder, player: PlayerId, score: int, version: int) -> None:
        """Put a player on a ladder, unless a later version has done so."""
        if self._placed.get((ladder, player), 0) <= version:
            self._placed[ladder, player] = version
            self._ladders.setdefault(ladder, {})[player] = score

    async def take_off(self, ladder: Ladder, player: PlayerId) -> None:
        """Take a player off a ladder."""
        self._placed.pop((ladder, player), None)
        self._ladders.setdefault(ladder, {}).pop(player, None)

    async def leaders(
        self, chat: str, kinds: Sequence[str], asker: PlayerId, limit: int = 10
    ) -> tuple[Leaders, ...]:
        """Return the top of a chat's ladders."""
        return tuple(self._leaders(Ladder(chat, kind), asker, limit) for kind in kinds)

    def _leaders(self, ladder: Ladder, asker: PlayerId, limit: int) -> Leaders:
        rungs = self._ladders.get(ladder, {})
        # As a server lists equal scores: the other way round in the order of ids.
        order = sorted(((score, player) for player, score in rungs.items()), reverse=True)
        best = tuple(Rung(player, score) for score, player in order[:limit])
        score = rungs.get(asker)
        if score is None:
            return Leaders(best, len(rungs))
        place = 1 + sum(other > score for other in rungs.values())
        return Leaders(best, len(rungs), place, score)

    async def erase(self, player: PlayerId) -> None:
        """Forget a player's record, name, and which games are in it."""
        self._records.pop(player, None)
        self._counted.pop(player, None)
        self._names.pop(player, None)

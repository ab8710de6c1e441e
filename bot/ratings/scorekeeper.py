"""The background task that counts finished games for their players' ratings."""

import asyncio
from typing import Final

import structlog

from bot import troubles
from bot.ratings.ratings import Ratings
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.store.scores_port import PendingGame, Scores
from bot.supervision import kind_of

PAUSE: Final = 1.0
"""Seconds between two looks for pending games."""
LEASE: Final = 30_000
"""Milliseconds after which another process may claim a game that has not been counted."""

_log: Final = structlog.get_logger("scorekeeper")


class Scorekeeper:
    """Counts games. Any number of scorekeepers, in any number of processes, may share a store."""

    def __init__(self, scores: Scores, *, lease: int = LEASE) -> None:
        self._scores = scores
        self._ratings = Ratings(scores)
        self._lease = lease

    async def run(self) -> None:
        """Count games until cancelled; if the store is unreachable, try again later."""
        while True:
            try:
                more = await self.keep_score()
            except StoreUnreachable:
                _log.warning("store unreachable")
                more = False
            if not more:
                await asyncio.sleep(PAUSE)

    async def keep_score(self) -> bool:
        """Count the games that can be claimed now; return whether there were any."""
        claimed = await self._scores.claim_pending(self._lease)
        for pending in claimed:
            await self._count(pending)
        return bool(claimed)

    async def _count(self, pending: PendingGame) -> None:
        """Count a game. What cannot be read is set aside; the game stays pending until it can be.

        Then a newer version counts it, or this one, once somebody has removed what is damaged.
        """
        try:
            await self._ratings.count(pending)
        except UnreadableRecord as error:
            troubles.set_aside(error.key or f"pending:{pending.receipt}", error.flaw)
        except StoreUnreachable:
            raise
        except Exception as error:  # noqa: BLE001 - one game must not keep the others waiting
            troubles.set_aside(f"pending:{pending.receipt}", kind_of(error), error)

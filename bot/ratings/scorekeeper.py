"""Counts finished games although nobody asks for it."""

import asyncio
from typing import Final

import structlog

from bot.ratings.ratings import Ratings
from bot.store.port import StoreUnreachable, UnreadableRecord
from bot.store.scores_port import Scores

PAUSE: Final = 1.0
"""Seconds between two looks at what is to be counted."""
LEASE: Final = 30_000
"""Milliseconds after which a game that somebody took and did not settle is taken by another."""

_log: Final = structlog.get_logger("scorekeeper")


class Scorekeeper:
    """Settles games. Any number of scorekeepers, in any number of processes, may share a store."""

    def __init__(self, scores: Scores, *, lease: int = LEASE) -> None:
        self._scores = scores
        self._ratings = Ratings(scores)
        self._lease = lease

    async def run(self) -> None:
        """Keep score until cancelled; while the store is away, wait for it."""
        while True:
            try:
                more = await self.keep_score()
            except StoreUnreachable:
                _log.warning("store unreachable")
                more = False
            if not more:
                await asyncio.sleep(PAUSE)

    async def keep_score(self) -> bool:
        """Settle what can be taken now; tell whether there was anything."""
        taken = await self._scores.take(self._lease)
        for delivery in taken:
            try:
                await self._ratings.settle(delivery)
            except UnreadableRecord as error:
                # A newer version wrote it, and will count it: it stays where it is.
                _log.error("unreadable score", receipt=delivery.receipt, schema=error.schema)
        return bool(taken)

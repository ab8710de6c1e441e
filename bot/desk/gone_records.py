"""Takes records off the list of troubles that somebody has dropped, or that have expired."""

from dataclasses import dataclass
from typing import Final

from bot import troubles
from bot.desk.guarded import again_and_again
from bot.store.port import Store, UnreadableRecord

PAUSE: Final = 10.0
"""Seconds between two looks."""


@dataclass(frozen=True, slots=True)
class GoneRecords:
    """Looks whether records that were set aside are still there. Other processes drop them."""

    store: Store

    async def run(self) -> None:
        """Look until cancelled."""
        await again_and_again("records", self.look, PAUSE)

    async def look(self) -> None:
        """Look once; if nothing is wrong, the store is not asked."""
        for name in troubles.current().records:
            if not await self._is_there(name):
                troubles.gone(name)

    async def _is_there(self, name: str) -> bool:
        try:
            return await self.store.has(name)
        except UnreadableRecord:  # something else is there
            return True

"""A store that is away for some time when somebody asks what is due."""

from bot.identity import Moment, TableId
from bot.store.memory import MemoryStore
from bot.store.port import Index, StoreUnreachable


class AwayStore(MemoryStore):
    """Does not answer the next `away` times."""

    away = 0

    async def claim_due(
        self,
        platform: str,
        now: Moment,
        until: Moment,
        limit: int = 100,
        index: Index = Index.DUE,
    ) -> tuple[TableId, ...]:
        """Answer, unless away."""
        if self.away:
            self.away -= 1
            raise StoreUnreachable
        return await super().claim_due(platform, now, until, limit, index)

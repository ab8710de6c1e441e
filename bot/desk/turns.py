"""Turns at a table: requests are carried out one after the other, each within its deadline."""

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from dataclasses import replace
from typing import Final
from weakref import WeakValueDictionary

from bot import troubles
from bot.commands.command import Need
from bot.commands.parser import Parsed
from bot.commands.request import Request
from bot.desk.apologies import Apologies
from bot.desk.delivery import Deliveries
from bot.desk.lookups import Lookups
from bot.desk.reachable import if_reachable
from bot.desk.refusal import Trouble, record_trouble
from bot.desk.responder import Read, Responder
from bot.identity import PlayerId, TableId
from bot.replies.draft import Draft
from bot.replies.reply import Announcement
from bot.store.deadline import deadline, remaining
from bot.store.port import StoreUnreachable, Unconfirmed, UnreadableRecord

_TRIES: Final = 50
"""How often a request is tried while other processes are faster."""
_STORE_TRIES: Final = 3
"""How often a store is tried that does not answer."""
_TRY_FOR: Final = 4.5
"""Seconds in which a request is carried out, its wait for its turn included."""
_LOOK_FOR: Final = 0.5
"""Seconds for a last look whether it was saved; so everybody is answered within five."""
_PAUSE: Final = 0.2
"""Seconds between two tries of the store."""


class Turns:
    """Carries requests out, and tries again while other processes are faster."""

    def __init__(
        self,
        responder: Responder,
        lookups: Lookups,
        deliveries: Deliveries,
        apologies: Apologies,
        gate: Callable[[PlayerId], AbstractAsyncContextManager[None]] | None,
    ) -> None:
        self._responder = responder
        self._lookups = lookups
        self._deliveries = deliveries
        self._apologies = apologies
        self._gate = gate
        """Where those wait who ask for much."""
        self._queues: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self._delay = Trouble.BUSY
        """Why somebody is not answered in time: as it turned out for the last request."""

    async def take(self, request: Request, read: Read) -> Draft:
        """Answer one request after the other at each table, each within its deadline."""
        with deadline(_TRY_FOR):
            queue = self._queues.setdefault(request.table, asyncio.Lock())
            async with AsyncExitStack() as turn:
                try:
                    async with asyncio.timeout(remaining()):
                        if isinstance(read, Parsed) and Need.MODERATOR in read.command.needs:
                            request = await _with_rank(request)
                        if self._gate:
                            await turn.enter_async_context(self._gate(request.player.id))
                        await turn.enter_async_context(queue)
                except TimeoutError:
                    return self._apologies.sorry(request, self._delay)
                return await self._respond(request, read)

    async def _respond(self, request: Request, read: Read) -> Draft:
        """Try until there is a reply. A save whose answer got lost is found by its key."""
        failures, unsure = 0, False
        for _ in range(_TRIES):
            try:
                draft = await self._responder.respond(request, read)
            except StoreUnreachable as error:
                failures += 1
                self._delay = Trouble.STORE
                unsure = unsure or isinstance(error, Unconfirmed)
                if failures == _STORE_TRIES or remaining() < _PAUSE:
                    return await self._give_up(request, unsure=unsure)
                await asyncio.sleep(_PAUSE)
            except UnreadableRecord as error:
                troubles.set_aside(error.key, error.flaw)
                return self._apologies.sorry(request, record_trouble(error))
            else:
                self._delay = Trouble.BUSY
                if draft:
                    return await self._with_untold(draft)
                unsure = False  # the table is at a later version, and this was not saved
        return self._apologies.sorry(request, Trouble.BUSY)

    async def _give_up(self, request: Request, *, unsure: bool) -> Draft:
        """Apologise, unless a save whose answer got lost is in the store after all."""
        if not unsure:
            return self._apologies.sorry(request, Trouble.STORE)
        with deadline(_LOOK_FOR):
            found = await if_reachable(self._lookups.tables.find(request.table))
            version = found.version_of(request.key) if found else 0
            saved = await self._lookups.catch_up(request.table, version) if version else None
        return saved or self._apologies.sorry(request, Trouble.UNSURE)

    async def _with_untold(self, draft: Draft) -> Draft:
        """Return an announcement together with earlier ones that could not be shown."""
        if not isinstance(draft, Announcement) or not draft.versions:
            return draft
        earlier = await self._deliveries.take_back(draft.table)
        if not earlier:
            return draft
        return await self._lookups.catch_up(draft.table, *earlier, *draft.versions) or draft


async def _with_rank(request: Request) -> Request:
    """Return the request with whether the player is a moderator, which only some commands need."""
    if request.moderator or request.check_moderator is None:
        return request
    return replace(request, moderator=await request.check_moderator())

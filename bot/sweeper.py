"""What has to happen although nobody asks: clocks run out, and news that got lost is told again."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import structlog

from bot.desk import now
from bot.identity import Moment, PlayerId, TableId
from bot.keeping import Found, changed, keep, look
from bot.outgoing import NotNow, Outgoing, Undeliverable
from bot.replies.reply import Reply
from bot.replies.standing import Standing
from bot.settings import Language
from bot.store.port import Index, Store, StoreUnreachable
from bot.table.chance import Chance, FairChance
from bot.table.clock import PATIENCE, Patience, next_alarm, ring
from bot.table.course import Course
from bot.table.events import Warned
from bot.table.values import TimeWarning
from bot.texts import Texts, choose_language

PAUSE: Final = 2.0
"""Seconds between two sweeps."""
LEASE: Final = 30_000
"""Milliseconds for which a table belongs to the process that claimed it."""

_log: Final = structlog.get_logger("sweeper")


class Sweeper:
    """Looks after tables that nobody looks after. Any number of them may share a store."""

    def __init__(  # noqa: PLR0913 - each is one thing that a test decides
        self,
        store: Store,
        chats: Mapping[str, Outgoing],
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
        patience: Patience = PATIENCE,
    ) -> None:
        self._store = store
        self._chats = chats
        self._language = language
        self._chance = chance or FairChance()
        self._clock = clock
        self._patience = patience

    async def run(self) -> None:
        """Sweep until cancelled. A chat that is slow to hear old news does not stop the clocks."""
        await asyncio.gather(self._repeat(self.ring), self._repeat(self.retell))

    async def sweep(self) -> None:
        """Do once what is to be done by now."""
        await self.ring()
        await self.retell()

    async def ring(self) -> None:
        """Do what the clocks of all tables want by now."""
        await self._each(Index.DUE, self._ring)

    async def retell(self) -> None:
        """Tell again what nobody has said to have told."""
        await self._each(Index.UNANNOUNCED, self._retell)

    async def _repeat(self, work: Callable[[], Awaitable[None]]) -> None:
        """Work until cancelled; while the store is away, wait for it."""
        while True:
            try:
                await work()
            except StoreUnreachable as error:
                _log.warning("store unreachable", why=str(error))
            await asyncio.sleep(PAUSE)

    async def _each(self, index: Index, work: Callable[[TableId], Awaitable[None]]) -> None:
        """Look after every table whose moment has come and whose chat is ours."""
        for platform in self._chats:
            claimed = await self._claim(index, platform)
            await asyncio.gather(*(self._guard(work, table) for table in claimed))

    async def _guard(self, work: Callable[[TableId], Awaitable[None]], table: TableId) -> None:
        """Keep trouble with one table from the others; it comes up again when the claim is over."""
        try:
            async with asyncio.timeout(LEASE / 2_000):
                await work(table)
        except Exception:  # noqa: BLE001 - nobody is above to whom one broken table could be left
            _log.exception("could not look after a table", table=table)

    async def _claim(self, index: Index, platform: str) -> tuple[TableId, ...]:
        at = self._clock()
        return await self._store.claim(index, platform, at, Moment(at + LEASE))

    async def _ring(self, where: TableId) -> None:
        """Do what a table's clock wants; whoever saves first has done it for everybody."""
        found = await self._look(where)
        if found.table is None:
            await self._store.relist(where, found.version, None)
            return
        course = ring(Course(found.table, self._clock(), self._chance), self._patience)
        if not course.news:
            moment = next_alarm(found.table, self._patience)
            await self._store.relist(where, found.version, moment)
            return
        after = changed(found, course, key="")
        if not await keep(self._store, after, course, self._patience):
            return
        if _is_unwanted(course, found):
            await self._store.announced(where, after.version)
        else:
            await self._tell(after)

    async def _retell(self, where: TableId) -> None:
        """Tell the latest news again, because nobody has said that they were told."""
        found = await self._look(where)
        if found.table:
            await self._tell(found)
        else:
            await self._store.announced(where, found.version)

    async def _look(self, where: TableId) -> Found:
        """Return a table, and what its chat and its players have chosen."""
        found = await look(self._store, where)
        if found.table is None:
            return found
        people = [player.id for player in found.table.players]
        return await look(self._store, where, found.table.chat, people)

    async def _tell(self, found: Found) -> None:
        if found.table:
            texts = Texts(self._choose_language(found))
            standing = Standing(found.table.id, found, self._clock(), texts)
            await self._say(standing.announcement())

    def _choose_language(self, found: Found) -> Language:
        """Return the chat's language, else that of the one to act, else the table's."""
        table = found.table
        if table is None:
            return self._language
        player = "" if table.to_act is None else table.players[table.to_act].id
        own = found.wishes_of(PlayerId(player)).language
        return choose_language(found.rules.language, own, table.language, default=self._language)

    async def _say(self, reply: Reply) -> None:
        """Hand it to the table's chat. What fails comes up again when the claim is over."""
        platform = reply.table.partition(":")[0]
        chat = self._chats.get(platform)
        if chat is None:
            return
        try:
            await chat.say(reply)
        except Undeliverable:
            _log.info("undeliverable", table=reply.table)
        except NotNow:
            _log.info("not delivered", table=reply.table)
            return
        await self._store.announced(reply.table, reply.version)


def _is_unwanted(course: Course, found: Found) -> bool:
    """Tell whether nothing happened but a reminder that its reader does not want."""
    table = course.table
    if course.news != (Warned(TimeWarning.REMINDED),) or table.to_act is None:
        return False
    return not found.wishes_of(table.players[table.to_act].id).reminders

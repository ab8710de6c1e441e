"""What has to happen although nobody asks: clocks run out, and news that got lost is told again."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import structlog

from bot import metrics
from bot.desk import now
from bot.identity import Moment, TableId
from bot.keeping import Found, keep, look
from bot.outgoing import NotNow, Outgoing, Undeliverable
from bot.replies.news import tell_news
from bot.replies.reply import Reply
from bot.replies.standing import Standing
from bot.settings import Language
from bot.store.port import Index, Store, StoreUnreachable
from bot.table.chance import Chance, FairChance
from bot.table.clock import ring
from bot.table.course import Course
from bot.table.events import Happening
from bot.table.table import Table
from bot.texts import Texts, choose_language

PAUSE: Final = 2.0
"""Seconds between two sweeps."""
LEASE: Final = 30_000
"""Milliseconds for which a table belongs to the process that claimed it."""

_log: Final = structlog.get_logger("sweeper")


class Sweeper:
    """Looks after tables that nobody looks after. Any number of them may share a store."""

    def __init__(
        self,
        store: Store,
        chats: Mapping[str, Outgoing],
        *,
        language: Language = Language.ENGLISH,
        chance: Chance | None = None,
        clock: Callable[[], Moment] = now,
    ) -> None:
        self._store = store
        self._chats = chats
        self._language = language
        self._chance = chance or FairChance()
        self._clock = clock

    async def run(self) -> None:
        """Sweep until cancelled; while the store is away, wait for it."""
        while True:
            try:
                await self.sweep()
            except StoreUnreachable:
                _log.warning("store unreachable")
            await asyncio.sleep(PAUSE)

    async def sweep(self) -> None:
        """Do once what is to be done by now."""
        await asyncio.gather(*map(self._ring, await self._claim(Index.DUE)))
        await asyncio.gather(*map(self._retell, await self._claim(Index.UNANNOUNCED)))

    async def _claim(self, index: Index) -> tuple[TableId, ...]:
        at = self._clock()
        return await self._store.claim(index, at, Moment(at + LEASE))

    async def _ring(self, where: TableId) -> None:
        """Do what a table's clock wants; whoever saves first has done it for everybody."""
        found = await look(self._store, where)
        if found.table is None:
            return
        course = ring(Course(found.table, self._clock(), self._chance))
        kept = await keep(self._store, found, course, key="") if course.news else None
        if kept:
            await self._tell(kept, course.table, course.news, found.table)

    async def _retell(self, where: TableId) -> None:
        """Tell the latest news again, because nobody has said that they were told."""
        found = await look(self._store, where)
        table = found.table
        if table:
            latest = table.log[-1].at
            news = [entry.event for entry in table.log if entry.at == latest]
            metrics.count_retelling()
            await self._tell(found, table, news, table)

    async def _tell(
        self, kept: Found, table: Table, news: Iterable[Happening], before: Table
    ) -> None:
        texts = await self._texts(table)
        standing = Standing(table.id, table, kept.stamp, self._clock(), texts)
        await self._say(standing.public_board(tell_news(news, before, texts), kept.version))

    async def _texts(self, table: Table) -> Texts:
        """Return the language of the one to act, else of the chat, else of the table."""
        to_act = table.to_act
        owners = [table.id] if to_act is None else [table.players[to_act].id, table.id]
        chosen = (await look(self._store, table.id, *owners)).chosen
        wishes = [preferences.language for preferences in chosen]
        return Texts(choose_language(*wishes, table.language, default=self._language))

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

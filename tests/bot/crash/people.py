"""People who talk to a desk in this process, with a diary of what they are shown."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import pytest

from bot.desk.desk import Desk
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.replies.reply import Reply
from bot.store.port import Store, StoreUnreachable
from tests.bot.crash.diary import Diary
from tests.bot.crash.talk import BY_HAND, request
from tests.bot.store.servers import PATIENCE

FOREVER: Final = Moment(2**41)


class People:
    """Say something, and see the reply."""

    def __init__(self, desk: Desk, diary: Diary) -> None:
        self._desk = desk
        self._diary = diary
        self._said = 0

    async def say(self, words: tuple[str, str], *, told: bool = True) -> Reply:
        """Say something; unless it is told, the chat fails to show the reply."""
        self._said += 1
        number = self._said
        reply = await self._desk.handle(request(number, words))
        if told:
            self._diary.show(reply, number)
            await self._desk.announced(reply)
        return reply


@asynccontextmanager
async def people(store: Store, diary: Path) -> AsyncIterator[People]:
    """Give people with a desk, and a sweeper that does not wait for long."""
    desk = Desk(store, timeouts=BY_HAND)
    pages = Diary(diary, desk)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.store.redis.retry.TIMEOUT", PATIENCE)  # being slow is not being away
        patch.setattr("bot.desk.sweeper.PAUSE", 0.01)
        patch.setattr("bot.desk.sweeper.LEASE", 100)
        patch.setattr("bot.desk.delivery.LEASE", 100)
        patch.setattr("bot.desk.doubts.DOUBT", 10)
        patch.setattr("bot.persistence.saving.CONFIRM_WITHIN", 20)
        sweeping = asyncio.create_task(Sweeper(desk, {"test": pages}).run())
        try:
            yield People(desk, pages)
        finally:
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
            pages.close()


async def back(store: Store) -> None:
    """Wait until the store answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(StoreUnreachable):
                return await store.ping()
            await asyncio.sleep(0.01)


async def everything_told(store: Store) -> None:
    """Wait until a sweeper has told everything."""
    async with asyncio.timeout(PATIENCE):
        while await store.claim_unannounced("test", FOREVER, Moment(0)):  # noqa: ASYNC110 - others do it
            await asyncio.sleep(0.05)

"""A bot that is killed at any point of a command: nothing is lost, and nothing is done twice."""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from bot.identity import Moment
from bot.persistence.record import NEWS_KNOWN, REQUESTS_KNOWN
from bot.store.port import Store
from tests.bot.crash.bot_process import Update
from tests.bot.crash.bots import Cradle, cradle
from tests.bot.crash.diary import read_diary
from tests.bot.crash.fate import Step
from tests.bot.crash.record import Record
from tests.bot.crash.talk import next_words
from tests.bot.store.stores import opened
from tests.effort import few_or_all, often

KILLS = often(72, 112)
A_COMMAND = 0.012
"""Seconds: what a command takes in a bot that has just been started, and a little more."""
SOON = 20.0
FOREVER = Moment(2**41)
AN_HOUR = 3_600_000


async def test_a_bot_is_killed_again_and_again(folder: Path, server_url: str) -> None:
    luck, struck, done = Random(5), set[Step](), list[Update]()
    async with cradle(folder, server_url) as bots, opened(server_url) as store:
        record = Record(store, folder / "diary")
        for number in range(1, KILLS + 1):
            update = Update(number, next_words(record.found.table, luck))
            struck |= await killed(bots, update, luck)
            if luck.random() < 0.5:  # Telegram delivers again what was not confirmed
                await confirmed(bots, update)
            if await record.follow():
                done.append(update)
            if number % NEWS_KNOWN == 0:  # what is older cannot be told again
                await everything_told(bots, store)
            if number % REQUESTS_KNOWN == 0:
                await nothing_done_twice(bots, record, done[-REQUESTS_KNOWN:])
        assert len({*Step} - {Step.NEVER} - struck) <= often(3, 0)  # some steps come seldom
        assert len(record.changes) == record.found.version > KILLS / 3
        assert record.untold() == []
        check_rolls(record)


@pytest.mark.parametrize("last", few_or_all(Step.SHOW, [Step.SAVED, Step.SHOW, Step.SHOWN]))
async def test_a_bot_that_is_alone_tells_at_its_start_what_the_killed_one_left(
    folder: Path, server_url: str, last: Step
) -> None:
    async with cradle(folder, server_url) as bots, opened(server_url) as store:
        for number, words in enumerate([("Anna", "/play checkers"), ("Ben", "/join")], 1):
            await confirmed(bots, Update(number, words))
        bot = await bots.start(last, confirm_within=AN_HOUR)
        bot.deliver(Update(3, ("Anna", "/draw")))
        assert not await bot.confirms()
        another = await bots.start(confirm_within=AN_HOUR)
        another.deliver(Update(4, ("Ben", "/moves")))
        assert await another.confirms()
        await another.kill()
        seen = [shown.text for shown in read_diary(folder / "diary")]
        assert sum("Anna offers a draw." in text for text in seen) == (last is Step.SHOWN)
        bot = await bots.start(confirm_within=AN_HOUR, alone=True)
        async with asyncio.timeout(SOON):
            while await store.claim_unannounced("test", FOREVER, FOREVER):  # noqa: ASYNC110 - another process does it
                await asyncio.sleep(0.01)
        await bot.kill()
        (*_, told) = read_diary(folder / "diary")
        assert "Anna offers a draw." in told.text
        assert told.number == 0


async def killed(bots: Cradle, update: Update, luck: Random) -> set[Step]:
    """Let a bot die of the update; return the step, if it was not a blow from outside."""
    last = luck.choice(list(Step))
    bot = await bots.start(last)
    bot.deliver(update)
    if last is Step.NEVER or luck.random() < 0.3:
        await asyncio.sleep(luck.uniform(0, A_COMMAND))
    elif not await bot.confirms():
        return {last}
    await bot.kill()
    return set()


async def confirmed(bots: Cradle, update: Update) -> None:
    """Deliver the update again, this time to a bot that lives long enough."""
    bot = await bots.start()
    bot.deliver(update)
    assert await bot.confirms()
    await bot.kill()


async def everything_told(bots: Cradle, store: Store) -> None:
    """Let a bot live until it has told everything."""
    bot = await bots.start()
    async with asyncio.timeout(SOON):
        while await store.claim_unannounced("test", FOREVER, Moment(0)):  # noqa: ASYNC110 - another process does it
            await asyncio.sleep(0.01)
    await bot.kill()


async def nothing_done_twice(bots: Cradle, record: Record, done: Iterable[Update]) -> None:
    """Deliver once more what was carried out, as if it had never been confirmed."""
    bot = await bots.start()
    for update in done:
        bot.deliver(update)
        assert await bot.confirms()
    await bot.kill()
    assert not await record.follow()


def check_rolls(record: Record) -> None:
    """Check that no dice were ever shown but those that were kept."""
    kept = {line for change in record.changes for line in change.sentences}
    shown = {line for shown in record.shown() for line in shown.text.split("\n")}
    rolls = {line for line in shown if " rolls " in line or line.startswith("Opening roll")}
    assert rolls
    assert rolls <= kept

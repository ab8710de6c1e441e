"""Everybody is answered within five seconds, however long the store or the queue takes."""

import asyncio
from pathlib import Path

import pytest
from redis import Redis

from bot.commands.request import Request
from bot.desk import turns
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.language import Language
from bot.replies.reply import Reply
from bot.store.deadline import deadline, remaining
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, NotCarriedOut, Save
from bot.store.redis.retry import Caller
from bot.texts import Texts
from tests.bot.room import ROOM, person
from tests.bot.store import servers
from tests.bot.store.stores import opened

TEXTS = Texts(Language.ENGLISH)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the deadline a tenth of what it is."""
    monkeypatch.setattr(turns, "_TRY_FOR", 0.45)
    monkeypatch.setattr(turns, "_LOOK_FOR", 0.05)


class Slow(MemoryStore):
    """A store that takes its time to load or to save."""

    loading = saving = 0.0

    async def load(self, table: TableId, *owners: str) -> Loaded:
        await asyncio.sleep(self.loading)
        return await super().load(table, *owners)

    async def save(self, table: TableId, save: Save) -> bool:
        await asyncio.sleep(self.saving)
        return await super().save(table, save)


def asked(text: str, key: str = "") -> Request:
    return Request(table=ROOM, player=person("Anna"), text=text, key=key)


async def timed(desk: Desk, text: str) -> tuple[Reply, float]:
    """Return the reply, and how many seconds it took."""
    loop = asyncio.get_running_loop()
    begun = loop.time()
    return await desk.handle(asked(text)), loop.time() - begun


async def test_who_waits_too_long_for_their_turn_is_told() -> None:
    store = Slow()
    desk = Desk(store)
    store.loading = 0.3
    answers = await asyncio.gather(*(timed(desk, "/help") for _ in range(8)))
    assert max(seconds for _, seconds in answers) < 2
    assert [reply.text for reply, _ in answers].count(TEXTS.say("trouble-busy")) == 6


async def test_a_store_that_hangs_keeps_nobody_waiting_and_says_so(folder: Path) -> None:
    with servers.server(folder) as url, Redis.from_url(url) as client:
        async with opened(url) as store:
            desk = Desk(store)
            await desk.handle(asked("/play checkers"))
            client.execute_command("CLIENT", "PAUSE", 2_000, "ALL")
            answers = await asyncio.gather(*(timed(desk, "/board") for _ in range(8)))
            assert max(seconds for _, seconds in answers) < 1.5
            assert {reply.text for reply, _ in answers} <= {
                TEXTS.say("trouble-store"),
                TEXTS.say("trouble-busy"),
            }
            late, _ = await timed(desk, "/board")
            assert late.text == TEXTS.say("trouble-store")


async def test_a_save_that_is_not_answered_in_time_is_unsure(folder: Path) -> None:
    with servers.server(folder) as url, Redis.from_url(url) as client:
        async with opened(url) as store:
            desk = Desk(store)
            await desk.handle(asked("/help"))
            client.execute_command("CLIENT", "PAUSE", 2_000, "WRITE")
            reply, seconds = await timed(desk, "/play checkers")
            assert reply.text == TEXTS.say("trouble-unsure")
            assert seconds < 1.5


async def test_a_question_about_rights_counts_too() -> None:
    async def never() -> bool:
        await asyncio.Event().wait()
        return True

    request = Request(table=ROOM, player=person("Anna"), text="/stop", check_moderator=never)
    async with asyncio.timeout(2):
        reply = await Desk(MemoryStore()).handle(request)
    assert reply.text == TEXTS.say("trouble-busy")


async def test_deadlines_are_those_of_the_block() -> None:
    assert remaining() == float("inf")
    with deadline(5):
        assert 4 < remaining() <= 5
        with deadline(1):
            assert remaining() <= 1
        assert remaining() > 4
    assert remaining() == float("inf")


async def test_nothing_is_sent_after_the_deadline() -> None:
    async def never() -> None:
        pytest.fail("it was sent")

    with deadline(0), pytest.raises(NotCarriedOut):
        await Caller().once(never)

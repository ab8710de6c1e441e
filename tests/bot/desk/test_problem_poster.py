"""The problem of the day comes once, whatever dies, and is forgotten with whoever answered it."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.problem_poster import LEASE, ProblemPoster
from bot.identity import Moment, TableId
from bot.persistence.forget import ForgetTask
from bot.persistence.migration import move
from bot.problems.keeper import Kept, ProblemKeeper, TooBusy, record_of
from bot.replies.reply import Refusal
from bot.store.address import read_address
from bot.store.opening import open_store
from bot.store.port import Record, Save, StoreUnreachable
from bot.table.chance import FairChance
from bot.table.clock import TIMEOUTS
from tests.bot.desk.problem_group import ANNA, BEN, CLEO, CLUB, Group, at


async def test_what_was_not_delivered_is_delivered_later_and_is_the_same() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    group.channel.failures = [NotNow()]
    assert await group.wait("2026-11-17T09:00") == []
    group.start()
    (late,) = await group.wait("2026-11-17T09:02")
    assert late.day == "2026-11-17"
    assert len(await group.wait("2026-11-17T09:10")) == 1


async def test_a_chat_that_is_gone_is_not_tried_again_that_day() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    group.channel.failures = [Undeliverable()]
    assert await group.wait("2026-11-17T09:00") == []
    assert await group.wait("2026-11-17T10:00") == []
    assert len(await group.wait("2026-11-18T09:00")) == 1


async def test_of_two_processes_one_posts() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    group.clock.time = at("2026-11-17T09:00")
    other = ProblemPoster(Desk(group.store, clock=group.clock), {"discord": group.channel})
    await other.post_due()
    await group.poster.post_due()
    assert len(group.channel.posed) == 1


async def test_a_process_that_dies_before_posting_leaves_the_problem_to_the_next() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    group.channel.failures = [RuntimeError("dies")]
    assert await group.wait("2026-11-17T09:00") == []
    group.clock.time += LEASE
    await group.poster.post_due()
    assert [quiz.day for quiz in group.channel.posed] == ["2026-11-17"]


async def test_a_record_that_cannot_be_read_stops_nobody_else() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    broken = record_of("discord:5")
    await group.store.save(broken, Save(Record(1, b"?"), due=at("2026-11-17T08:30")))
    assert len(await group.wait("2026-11-17T09:00")) == 1


async def test_a_store_that_is_away_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")

    async def away(*_: object) -> None:
        raise StoreUnreachable

    with monkeypatch.context() as patch:
        patch.setattr(group.store, "load", away)
        assert await group.wait("2026-11-17T09:00") == []
    group.clock.time += LEASE
    await group.poster.post_due()
    assert len(group.channel.posed) == 1


async def test_a_change_that_others_always_overtake_is_given_up() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    keeper = ProblemKeeper(group.store)
    kept = await keeper.load(CLUB)

    class Overtaken(ProblemKeeper):
        async def save(self, kept: Kept, announce_by: Moment | None = None) -> bool:  # noqa: ARG002
            return False

    with pytest.raises(TooBusy):
        await Overtaken(group.store).change(CLUB, lambda _: None)
    assert await keeper.load(CLUB) == kept


async def test_who_wants_to_be_forgotten_is_gone_from_problems() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    (quiz,) = await group.wait("2026-11-17T09:00")
    await group.press(ANNA, quiz, quiz.best)
    await group.press(BEN, quiz, quiz.best)
    await group.say(ANNA, "/forgetme yes")
    assert (await group.say(BEN, "/problems table")).text.splitlines()[1:] == ["1. Ben: 1 of 1."]


async def test_problems_of_a_private_chat_go_with_its_owner() -> None:
    group = Group()
    mine = TableId(ANNA.id)
    keeper = ProblemKeeper(group.store)
    await group.desk.handle(
        Request(table=mine, player=ANNA, text="/problems on 9:00", moderator=True)
    )
    assert (await keeper.load(mine)).problems
    task = ForgetTask(group.store, (ANNA.id,), group.clock(), FairChance(), TIMEOUTS)
    assert await task.run()
    assert (await keeper.load(mine)).problems is None


async def test_problems_move_with_their_chat() -> None:
    group, new = Group(), TableId("discord:88")
    await group.say(ANNA, "/problems on 9:00")
    await move(group.store, CLUB, new, group.clock())
    await move(group.store, CLUB, new, group.clock())
    (quiz,) = await group.wait("2026-11-17T09:00")
    assert quiz.table == new


async def test_a_poster_goes_on_until_it_is_cancelled_whatever_the_store_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    group, looks = Group(), count()
    await group.say(ANNA, "/problems on 9:00")
    group.clock.time = at("2026-11-17T09:00")
    claim = group.store.claim_due

    async def claim_due(*asked: Any) -> tuple[TableId, ...]:  # noqa: ANN401 - as the store's own
        if not next(looks):
            raise StoreUnreachable
        return await claim(*asked)

    monkeypatch.setattr(group.store, "claim_due", claim_due)
    monkeypatch.setattr("bot.desk.problem_poster.PAUSE", 0)
    running = asyncio.create_task(group.poster.run())
    async with asyncio.timeout(5):
        while not group.channel.posed:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert len(group.channel.posed) == 1


async def test_what_is_due_too_early_or_no_more_is_left_alone() -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")
    keeper = ProblemKeeper(group.store)
    kept = await keeper.load(CLUB)
    early = Save(
        Record(kept.version + 1, msgspec.json.encode(kept.problems)), due=at("2026-11-17T08:30")
    )
    await group.store.save(record_of(CLUB), early)
    assert await group.wait("2026-11-17T08:45") == []
    gone = Save(Record(1, b'{"place":"discord:9","language":"en"}'), due=at("2026-11-17T08:30"))
    await group.store.save(record_of("discord:9"), gone)
    assert await group.wait("2026-11-17T08:50") == []


async def test_a_problem_that_is_not_shipped_any_more_is_not_posted_again() -> None:
    group = Group()
    unknown = (
        b'{"place":"discord:77","language":"en","posed":{"day":"2026-11-16","key":"00000000"}}'
    )
    save = Save(Record(1, unknown), announce_by=at("2026-11-17T08:00"))
    await group.store.save(record_of(CLUB), save)
    assert await group.wait("2026-11-17T08:30") == []
    assert isinstance(await group.say(ANNA, "/problem today"), Refusal)


async def test_of_two_processes_that_look_at_once_the_first_to_save_posts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    group = Group()
    await group.say(ANNA, "/problems on 9:00")

    async def save(*_: object) -> bool:
        return False

    monkeypatch.setattr(group.store, "save", save)
    assert await group.wait("2026-11-17T09:00") == []


async def test_a_real_server_has_one_problem_a_day_for_several_processes(server_url: str) -> None:
    async with open_store(read_address(server_url), Path()) as store:
        group = Group(store=store)
        await group.say(ANNA, "/problems on 9:00")
        group.clock.time = at("2026-11-17T09:00")
        others = [
            ProblemPoster(Desk(store, clock=group.clock), {"discord": group.channel})
            for _ in range(3)
        ]
        await asyncio.gather(*(poster.post_due() for poster in (group.poster, *others)))
        (quiz,) = group.channel.posed
        answers = (group.press(who, quiz, quiz.best) for who in (ANNA, BEN, CLEO))
        await asyncio.gather(*answers)
        group.channel.failures = [NotNow()]
        assert len(await group.wait("2026-11-18T09:00")) == 1
        group.start()
        _, after = await group.wait("2026-11-18T09:02")
        assert {name in after.earlier for name in ("Anna", "Ben", "Cleo")} == {True}
        await group.say(ANNA, "/forgetme yes")
        table = await group.say(BEN, "/problems table")
        assert ("Anna" in table.text, "Ben" in table.text) == (False, True)

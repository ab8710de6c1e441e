"""An analysis is made once, however many ask for it and whatever fails."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.commands.request import Request
from bot.desk import coach as desk_coach
from bot.desk.coach import Coach
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.replies.reply import Refusal, Reply
from bot.store.memory import MemoryStore
from bot.store.port import StoreUnreachable
from tests.bot.desk.analysts import (
    PLAYED,
    CountingWorkers,
    EmptyWorkers,
    ForgetfulWorkers,
    analysed,
    with_workers,
)
from tests.bot.desk.coached import coached
from tests.bot.desk.test_hints import SilentWorkers
from tests.bot.loops import finish
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, ROOM, person


def test_an_analysis_is_made_once_and_outlives_the_process() -> None:
    room = coached(*PLAYED)
    workers = CountingWorkers()
    first = with_workers(room, workers).say("Anna", "/analyse").text
    judged = workers.judged
    assert judged
    room.desk = room.another_desk()
    room.computers = room.computers.READY
    assert with_workers(room, workers).say("Ben", "/analyse").text == first
    assert workers.judged == judged


def test_two_who_ask_at_once_wait_for_the_same_analysis() -> None:
    room = coached(*PLAYED)
    workers = CountingWorkers()
    with_workers(room, workers)

    async def both() -> None:
        asked = [
            Request(table=ROOM, player=person(name), text="/analyse") for name in ("Anna", "Ben")
        ]
        await asyncio.gather(*(room.desk.handle(each) for each in asked))

    finish(both())
    alone = CountingWorkers()
    with_workers(coached(*PLAYED), alone).say("Anna", "/analyse")
    assert workers.judged == alone.judged


def test_a_crowd_of_questions_does_not_reach_the_workers_at_once() -> None:
    class BusyWorkers(QuickWorkers):
        """Notes how many questions it has at once."""

        now = most = 0

        async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
            self.now += 1
            self.most = max(self.most, self.now)
            await asyncio.sleep(0)
            self.now -= 1
            return await super().judge(question)

    workers = BusyWorkers()
    room = with_workers(coached(), workers)

    async def ask() -> None:
        text = "/analyse W:Wc3,g3,a1:Bf6,b6,e5"
        asked = [Request(table=ROOM, player=person(name), text=text) for name in "ABCDE"]
        await asyncio.gather(*(room.desk.handle(each) for each in asked))

    finish(ask())
    assert workers.most == 1


def test_progress_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_coach, "PATIENCE", 0)
    room = with_workers(coached(*PLAYED), CountingWorkers())
    shown: list[str] = []

    async def show(text: str) -> None:
        shown.append(text)

    async def ask(on_progress: Callable[[str], Awaitable[None]] | None) -> Reply:
        request = Request(table=ROOM, player=person("Anna"), text="/analyse")
        return await room.desk.handle(request, on_progress)

    analysed(finish(ask(show)))
    assert {text.splitlines()[0] for text in shown} == {"I’m analysing the game …"}
    assert {"▰▰▰▱▱▱▱▱▱▱ 33%", "▰▰▰▰▰▰▱▱▱▱ 67%"} <= {text.splitlines()[1] for text in shown}
    silent = with_workers(coached(*PLAYED), CountingWorkers())
    room.desk = silent.desk
    analysed(finish(ask(None)))


def test_a_worker_that_fails_once_is_asked_again() -> None:
    room = with_workers(coached(*PLAYED), ForgetfulWorkers())
    analysed(room.say("Anna", "/analyse"))


def test_a_worker_that_fails_once_is_asked_again_for_luck_too() -> None:
    said = ("Anna: /play narde", "Ben: /join", "Anna: 24/18 17/13", "Anna: /resign mars")
    rolls = ("31", "52", "52", "64", "21")
    room = with_workers(coached(*said, rolls=rolls), ForgetfulWorkers())
    analysed(room.say("Anna", "/analyse"))


@pytest.mark.parametrize("workers", [SilentWorkers(), EmptyWorkers()])
def test_without_answers_there_is_an_apology(workers: QuickWorkers) -> None:
    room = with_workers(coached(*PLAYED), workers)
    silent = room.say("Anna", "/analyse")
    assert isinstance(silent, Refusal)
    assert silent.passes


def test_without_workers_there_is_an_apology_too() -> None:
    room = coached(*PLAYED)
    room.desk.coach = None
    assert isinstance(room.say("Anna", "/analyse"), Refusal)


def test_an_analysis_that_cannot_be_stored_is_shown_all_the_same() -> None:
    class FullStore(MemoryStore):
        async def write_preferences(
            self, owner: str, body: bytes | None, ttl: int | None = None
        ) -> None:
            if owner.startswith("analysis:"):
                raise StoreUnreachable
            await super().write_preferences(owner, body, ttl)

    room = coached(*PLAYED)
    room.desk.coach = Coach(QuickWorkers(), FullStore(), AT_ONCE.memory)
    analysed(room.say("Anna", "/analyse"))

"""Workers that judge games: counting, forgetful, without an answer."""

import asyncio

from bot.computers.worker import NoAnswer
from bot.desk.coach import Coach
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.replies.reply import Leaf, Post, Reply
from tests.bot.quick_computers import QuickWorkers
from tests.bot.room import AT_ONCE, Room

PLAYED = (
    "Anna: /play checkers", "Ben: /join", "Anna: g3-h4", "Ben: b6-a5", "Anna: c3-d4",
    "Anna: /resign yes",
)  # fmt: skip


class CountingWorkers(QuickWorkers):
    """Counts what is judged."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Judge, and count."""
        self.judged += 1
        for _ in range(9):
            await asyncio.sleep(0)
        return await super().judge(question)


class ForgetfulWorkers(CountingWorkers):
    """Has no answer to every other question."""

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Answer if asked again."""
        answer = await super().judge(question)
        if self.judged % 2:
            raise NoAnswer(question.game)
        return answer


class EmptyWorkers(QuickWorkers):
    """Answers nothing."""

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Return an answer without a judgement."""
        return Answer(error=question.game[:0])


def with_workers(room: Room, workers: QuickWorkers) -> Room:
    """Return a room whose games these workers judge."""
    room.desk.coach = Coach(workers, room.store, AT_ONCE.memory)
    return room


def analysed(reply: Reply) -> Post:
    """Return the analysis that a reply is."""
    assert isinstance(reply, Post), reply
    return reply


def leaf(reply: Reply) -> Leaf:
    """Return the leaf of an analysis that a reply is."""
    assert isinstance(reply, Leaf), reply
    return reply

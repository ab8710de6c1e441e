"""Computers for tests: they answer at once, without a process and without an engine."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random

from bot.computers.workers import Workers
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion, Question, Task
from rules import GAMES
from rules.game import ToRoll
from tests.bot.cheap_judge import judge_cheaply

Choose = Callable[[Question], Awaitable[str]]
"""Returns the move of a computer; empty if it rolls."""


class QuickWorkers(Workers):
    """Answers questions in this process: by chance, or as a test decides."""

    def __init__(self, choose: Choose | None = None) -> None:
        super().__init__(1)
        self._choose = choose or by_chance()
        self.asked: list[Question] = []

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start nothing."""
        yield

    async def ask(self, question: Question) -> Answer:
        """Answer at once; every offer is accepted."""
        self.asked.append(question)
        if question.task is not Task.MOVE:
            return Answer(accept=True)
        return Answer(move=await self._choose(question))

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Judge at once, and cheaply."""
        return judge_cheaply(question)


def by_chance(*wanted: str) -> Choose:
    """Return a computer that does what is wanted where it can, and else moves by chance.

    It never doubles by chance, and its pawn goes straight on.
    """
    chance = Random(7)

    async def choose(question: Question) -> str:
        game = GAMES[question.game]
        position = game.load(question.position)
        moves = [game.format(move, position) for move in game.legal_moves(position)]
        if preferred := [move for move in wanted if move in moves]:
            return preferred[0]
        if isinstance(game.stage(position), ToRoll):
            return ""
        steps = [move for move in moves if len(move) == 2]
        if question.game == "quoridor" and steps:
            return (max if question.seat == 0 else min)(steps, key=lambda step: step[1])
        return chance.choice(moves)

    return choose


class PatientWorkers(QuickWorkers):
    """Judges one position at once, and the others when a test lets it go on."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()
        self._judged = 0

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Judge, sooner or later."""
        self._judged += 1
        if self._judged > 1:
            await self.go_on.wait()
        return await super().judge(question)

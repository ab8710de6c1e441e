"""Workers that decide what a script says."""

from collections.abc import Sequence

from bot.computers.workers import Workers
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion, Question, Task
from tests.bot.cheap_judge import judge_cheaply


class ScriptedWorkers(Workers):
    """Answers with the next decision: a move, `roll`, or `yes` or `no` to an offer."""

    def __init__(self, decisions: Sequence[str]) -> None:
        super().__init__(1)
        self._decisions = iter(decisions)

    async def ask(self, question: Question) -> Answer:
        """Return the next decision."""
        decision = next(self._decisions)
        if question.task is not Task.MOVE:
            return Answer(accept=decision == "yes")
        return Answer() if decision == "roll" else Answer(move=decision)

    async def judge(self, question: JudgeQuestion | LuckQuestion) -> Answer:
        """Judge at once, and cheaply."""
        return judge_cheaply(question)

"""Workers that decide what a script says."""

from collections.abc import Sequence

from bot.computers.workers import Workers
from bot.engines.question import Answer, Question, Task


class ScriptedWorkers(Workers):
    """Answers with the next decision: a move, `roll`, or `yes` or `no` to a draw."""

    def __init__(self, decisions: Sequence[str]) -> None:
        super().__init__(1)
        self._decisions = iter(decisions)

    async def ask(self, question: Question) -> Answer:
        """Return the next decision."""
        decision = next(self._decisions)
        if question.task is Task.DRAW:
            return Answer(accept=decision == "yes")
        return Answer() if decision == "roll" else Answer(move=decision)

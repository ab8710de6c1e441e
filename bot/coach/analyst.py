"""Analyses a game, decision by decision; whoever answers the questions may be far away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final, assert_never

from msgspec.structs import replace

from bot.coach.analysis import Analysis, Judged, Luck, largest_errors
from bot.coach.decisions import Decision, GameCourse, LuckyRoll
from bot.coach.grades import CLOSE, thresholds
from bot.engines.judgement import ROLL, Depth, Judgement
from bot.engines.question import JudgeQuestion, LuckQuestion
from rules import GAMES
from rules.game import Over, ToRoll

_LINE: Final = 3
"""How many moves of a line of play are shown, the best one among them."""


@dataclass(frozen=True, slots=True)
class Analyst:
    """Asks what every decision of a game was worth."""

    judge: Callable[[JudgeQuestion], Awaitable[Judgement]]
    luck: Callable[[LuckQuestion], Awaitable[float]]
    depth: Depth = Depth.USUAL

    async def analyse(
        self, course: GameCourse, on_progress: Callable[[float], None] = lambda _: None
    ) -> Analysis:
        """Return the analysis; `on_progress` is given the part of it that is done."""
        decisions: list[Judged] = []
        lucks: list[Luck] = []
        steps = await asyncio.to_thread(lambda: course.steps)  # a long game takes a moment
        for done, step in enumerate(steps):
            on_progress(done / len(steps))
            match step:
                case Decision():
                    decisions.append(await self._decision(course.game, step))
                case LuckyRoll(number, seat, position, dice):
                    question = LuckQuestion(course.game, position, dice)
                    lucks.append(Luck(number, seat, await self.luck(question), dice))
                case _:
                    assert_never(step)
        return Analysis(
            game=course.game,
            depth=self.depth,
            decisions=tuple([each async for each in self._with_lines(course.game, decisions)]),
            lucks=tuple(lucks),
        )

    async def _decision(self, game: str, step: Decision) -> Judged:
        question = JudgeQuestion(game, step.position, self.depth, step.played)
        judgement = await self.judge(question)
        return Judged(
            step.number,
            step.seat,
            step.position,
            judgement.find(step.played),
            judgement.best,
            _is_close(judgement, step.played),
        )

    async def _with_lines(self, game: str, decisions: list[Judged]) -> AsyncIterator[Judged]:
        """Yield the decisions, the largest errors of them with how play would have gone on."""
        errors = largest_errors(decisions, thresholds(game).mistake)
        for judged in decisions:
            line = await self._line(game, judged) if judged in errors else ()
            yield replace(judged, line=line) if line else judged

    async def _line(self, game: str, judged: Judged) -> tuple[str, ...]:
        """Return the best moves of both sides; none in a game with dice, where rolls decide."""
        if judged.about_cube:
            return ()
        rules = GAMES[game]
        line = [judged.best.move]
        position = rules.load(judged.position)
        while len(line) < _LINE:
            position = rules.play(position, rules.parse(line[-1], position))
            if isinstance(rules.stage(position), Over | ToRoll):
                break
            question = JudgeQuestion(game, rules.dump(position), self.depth)
            line.append((await self.judge(question)).best.move)
        return tuple(line) if len(line) > 1 else ()


def _is_close(judgement: Judgement, played: str) -> bool:
    """Return whether a decision counts: all do, but for rolling where a double is far away."""
    if played != ROLL or judgement.best.move != ROLL:
        return True
    return judgement.lead < CLOSE

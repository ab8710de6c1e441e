"""Answers everything about problems: /problem, /problems, and the choice of a move."""

from asyncio import to_thread
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import assert_never

import msgspec

from bot.commands.ask import Ask
from bot.commands.problem_answers import (
    PlaySolution,
    ProblemAnswer,
    Reschedule,
    ShowMine,
    ShowProblem,
    ShowSchedule,
    ShowSolvers,
    ShowToday,
    Solve,
    StopProblems,
)
from bot.commands.refusals import NoProblemToday, NoTimeGiven, ProblemGone
from bot.desk.own_problems import find_own, own_draft
from bot.identity import Moment
from bot.persistence.tables import Tables
from bot.problems.calendar import Schedule
from bot.problems.chat_problems import ChatProblems, answer, switch
from bot.problems.collection import PROBLEM_GAMES, NoSuchProblem, find_problem, problems_of
from bot.problems.keeper import ProblemKeeper
from bot.problems.problem import OTHER, Choice, Problem
from bot.replies.context import ReplyContext, private_context, public_context
from bot.replies.draft import Draft
from bot.replies.own_problems import read_own_name
from bot.replies.problem_chats import schedule_reply, solvers_reply, tell_schedule
from bot.replies.problems import ProblemWriter
from bot.replies.quiz import Quiz
from bot.replies.reply import OwnBoard, Post, Reply
from bot.replies.solving import Solving
from bot.store.confirmed import confirmed
from bot.store.port import Store
from bot.table.refusals import Refused
from rules.errors import RulesError

_SECOND = 1_000


@dataclass(frozen=True, slots=True)
class ProblemDesk:
    """Answers requests about problems."""

    store: Store
    tables: Tables

    async def reply(self, ask: Ask, asked: ProblemAnswer) -> Draft:
        """Return the reply to a request about problems."""
        match asked:
            case ShowProblem(game):
                return await to_thread(_write(ask).quiz, _choose(ask, game))
            case ShowMine(ids):
                return await own_draft(ask, self.tables, ids, _write(ask))
            case Solve(key, choice):
                problem = await self._find(key)
                if choice >= len(problem.choices):
                    raise Refused(ProblemGone())
                return await self._solve(ask, problem, choice, problem.choices[choice])
            case PlaySolution():
                return await self._play(ask, asked)
            case _:
                return await self._of_chat(ask, asked)

    async def _of_chat(
        self,
        ask: Ask,
        asked: ShowToday | Reschedule | StopProblems | ShowSchedule | ShowSolvers,
    ) -> Reply:
        """Return the reply to a request about the chat's own problems."""
        match asked:
            case ShowToday():
                return await self._today(ask)
            case Reschedule() | StopProblems():
                return await self._switch(ask, asked)
            case ShowSchedule():
                return schedule_reply(await self._problems(ask), private_context(ask))
            case ShowSolvers():
                return await self._solvers(ask)
            case _:
                assert_never(asked)

    async def _problems(self, ask: Ask) -> ChatProblems | None:
        return (await self._keeper.load(ask.chat)).problems

    @property
    def _keeper(self) -> ProblemKeeper:
        return ProblemKeeper(self.store)

    async def _today(self, ask: Ask) -> Quiz:
        problems = await self._problems(ask)
        problem = problems and problems.posed and problems.posed.problem
        if not problem:
            raise Refused(NoProblemToday())
        return await to_thread(_write(ask).quiz, problem)

    async def _play(self, ask: Ask, asked: PlaySolution) -> Reply:
        """Show what can be played next on the board of a problem; judge a whole move."""
        problem = await self._find(asked.key)
        solving = Solving(problem, ask.private_language, ask.preferences.theme, ask.where)
        try:
            move = asked.move or solving.whole_move(asked.tapped)
            sure = bool(asked.move) or asked.confirmed or not ask.preferences.confirm
            if not (move and sure):
                return await to_thread(solving.menu, asked.tapped)
            number = await to_thread(problem.number_of, move)
        except RulesError:
            raise Refused(ProblemGone()) from None
        chosen = Choice(move, None) if number == OTHER else problem.choices[number]
        return await self._solve(ask, problem, number, chosen)

    async def _solve(self, ask: Ask, problem: Problem, number: int, chosen: Choice) -> OwnBoard:
        """Count an answer to the chat's latest problem, once; any other is just judged."""

        def change(old: ChatProblems | None) -> ChatProblems | None:
            return old and answer(old, ask.player, problem.key, number)

        problems = await confirmed(self._keeper.change(ask.chat, change))
        posed = problems.posed if problems else None
        counts = posed is not None and posed.key == problem.key
        solver = problems.solver(ask.player.id) if problems and counts else None
        return await to_thread(_write(ask).verdict, problem, chosen, solver)

    async def _find(self, key: str) -> Problem:
        """Return a problem that is shipped, or one of somebody's own."""
        own = read_own_name(key)
        if own:
            return await find_own(self.store, *own)
        try:
            return find_problem(key)
        except NoSuchProblem:
            raise Refused(ProblemGone()) from None

    async def _switch(self, ask: Ask, asked: Reschedule | StopProblems) -> Post:
        """Change when problems come, and say so."""

        def change(old: ChatProblems | None) -> ChatProblems:
            known = old or ChatProblems(place=ask.where, language=ask.public_language)
            here = msgspec.structs.replace(known, place=ask.where, language=ask.public_language)
            return switch(here, _schedule(asked, known.schedule), ask.at)

        problems = await confirmed(self._keeper.change(ask.chat, change))
        schedule = problems.schedule if problems else None
        return _post(ask, lambda context: tell_schedule(schedule, context.texts))

    async def _solvers(self, ask: Ask) -> Post:
        problems = await self._problems(ask)
        schedule = problems.schedule if problems else None
        today = schedule.day_at(ask.at) if schedule else _utc_day(ask.at)
        write = solvers_reply(problems, today, public_context(ask))
        return replace(
            write,
            write_for=lambda reader: solvers_reply(
                problems, today, private_context(ask).for_reader(reader)
            ),
        )


def _post(ask: Ask, write: Callable[[ReplyContext], str]) -> Post:
    """Return a text for everybody, which the page writes for each reader."""
    return Post(
        table=ask.where,
        text=write(public_context(ask)),
        write_for=lambda reader: Post(
            table=ask.where, text=write(private_context(ask).for_reader(reader))
        ),
    )


def _schedule(asked: Reschedule | StopProblems, old: Schedule | None) -> Schedule | None:
    """Return the schedule with what is new in it; raise Refused if it has no time."""
    if isinstance(asked, StopProblems):
        return None
    if old is None:
        if asked.minutes is None:
            raise Refused(NoTimeGiven())
        old = Schedule(asked.minutes, "UTC", PROBLEM_GAMES)
    minutes = old.minutes if asked.minutes is None else asked.minutes
    return Schedule(minutes, asked.zone or old.zone, asked.games or old.games)


def _choose(ask: Ask, game: str) -> Problem:
    """Return another problem each time, of a game or of any."""
    games = (game,) if game else PROBLEM_GAMES
    known = [problem for each in games for problem in problems_of(each)]
    drawn = sha256(f"{ask.player.id} {ask.at}".encode()).digest()
    return known[int.from_bytes(drawn[:8]) % len(known)]


def _utc_day(at: Moment) -> date:
    return datetime.fromtimestamp(at / _SECOND, UTC).date()


def _write(ask: Ask) -> ProblemWriter:
    return ProblemWriter(ask.private_language, ask.preferences.theme, ask.where)

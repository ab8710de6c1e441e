"""The replies to /problems: when problems come, and who solves them."""

from datetime import date
from typing import Final

from bot.problems.calendar import Schedule
from bot.problems.chat_problems import ChatProblems, Solver
from bot.replies.context import ReplyContext
from bot.replies.reply import Menu, Post
from bot.texts import Texts, game_name
from bot.texts.lists import all_of

_MOST: Final = 15
"""How many solvers are listed."""


def schedule_reply(problems: ChatProblems | None, context: ReplyContext) -> Menu:
    """Return when problems come, with buttons for them."""
    texts, buttons = context.texts, context.buttons
    schedule = problems.schedule if problems else None
    lines = [tell_schedule(schedule, texts), texts.say("problems-how")]
    solve = buttons.make("problem", label=texts.say("problem-any"))
    if problems is None or problems.posed is None:
        return context.menu("\n".join(lines), (solve,))
    today = buttons.make("problem today", label=texts.say("problem-today"))
    table = buttons.make("problems table", label=texts.say("problems-table"))
    return context.menu("\n".join(lines), (today, table), (solve,))


def tell_schedule(schedule: Schedule | None, texts: Texts) -> str:
    """Return a sentence about when problems come."""
    if schedule is None:
        return texts.say("problems-off")
    games = all_of([game_name(game, texts) for game in schedule.games], texts)
    return texts.say("problems-on", time=schedule.clock, zone=schedule.zone, games=games)


def solvers_reply(problems: ChatProblems | None, today: date, context: ReplyContext) -> Post:
    """Return who has solved how many problems this month."""
    texts = context.texts
    table = problems.table_of(today) if problems else ()
    if not table:
        return Post(table=context.where, text=texts.say("problems-nobody"))
    lines = [
        f"{place}. {_line(solver, today, texts)}"
        for place, solver in enumerate(table[:_MOST], start=1)
    ]
    heading = texts.say("problems-heading")
    return Post(table=context.where, text="\n".join((heading, *lines)))


def _line(solver: Solver, today: date, texts: Texts) -> str:
    score = texts.say(
        "problems-score", name=solver.player.name, solved=str(solver.solved), tried=solver.tried
    )
    streak = solver.streak_on(today)
    return f"{score} {texts.say('problem-streak', count=streak)}" if streak > 1 else score

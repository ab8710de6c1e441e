"""Answers /problem mine: a player's games are analysed, and one of their blunders is asked."""

from functools import partial

from bot.coach.analysis import Analysis, read_analysis
from bot.commands.ask import Ask
from bot.commands.refusals import ProblemGone
from bot.desk.coach import analysis_owner
from bot.desk.past_games import games_of
from bot.persistence.tables import Tables
from bot.problems.problem import Problem
from bot.replies.analysed import match_of_table
from bot.replies.context import private_context
from bot.replies.draft import UnfinishedAnalysis
from bot.replies.own_problems import find_blunders, own_problem
from bot.replies.problems import ProblemWriter
from bot.replies.reply import Note, Refusal, Reply
from bot.store.port import Store
from bot.table.refusals import Refused
from bot.table.table import Table


async def own_draft(
    ask: Ask, tables: Tables, ids: tuple[str, ...], writer: ProblemWriter
) -> UnfinishedAnalysis:
    """Return a problem from some games, which the workers may have to analyse first."""
    texts = private_context(ask).texts
    games = await games_of(tables, ask.existing_table, ids)
    return UnfinishedAnalysis(
        table=ask.where,
        text=texts.say("analysis-working"),
        courses=match_of_table(games).courses,
        write=partial(_write, ask, games, writer),
        silent=Refusal(table=ask.where, text=texts.say("coach-silent"), passes=True),
    )


def _write(
    ask: Ask, games: tuple[Table, ...], writer: ProblemWriter, analyses: tuple[Analysis, ...]
) -> Reply:
    """Return another of the blunders each time."""
    blunders = [
        (analysis, game.dice.game_id, number)
        for game, analysis in zip(games, analyses, strict=True)
        for number in find_blunders(analysis, game.seats_of(ask.player.id))
    ]
    if not blunders:
        return Note(table=ask.where, text=private_context(ask).texts.say("problem-mine-none"))
    return writer.quiz(own_problem(*blunders[ask.at % len(blunders)]))


async def find_own(store: Store, game_id: str, number: int) -> Problem:
    """Return a problem of a game; raise Refused if its analysis is no longer stored."""
    (body,) = await store.load_preferences(analysis_owner(game_id))
    analysis = read_analysis(body)
    if analysis is None or number >= len(analysis.decisions):
        raise Refused(ProblemGone())
    return own_problem(analysis, game_id, number)

"""Answers commands that only show something."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from bot.commands.ask import Ask
from bot.commands.request import AttachedFile
from bot.commands.views import (
    AnalysisView,
    AttachedView,
    FileView,
    PositionView,
    ReplayView,
    StatsView,
    TopView,
    View,
    is_public,
)
from bot.desk.fair_play import check_match, check_position, guarded_tables
from bot.desk.handed_in import find_handed_in
from bot.desk.notes import ChatNotes
from bot.desk.past_games import games_of, with_past_games
from bot.desk.refusal import refuse
from bot.desk.scores import LeadersByKind, scores_reply
from bot.imports import GivenMatch
from bot.persistence.tables import Tables
from bot.ratings.ratings import Ratings
from bot.replies.analysed import match_of_file, match_of_table
from bot.replies.analysis import analysis_draft
from bot.replies.context import private_context, public_context
from bot.replies.draft import Draft, UnreadFile
from bot.replies.given_position import position_reply
from bot.replies.views import show


@dataclass(frozen=True, slots=True)
class ViewDesk:
    """Looks up what a view shows, and writes the reply."""

    tables: Tables
    ratings: Ratings
    notes: ChatNotes

    async def reply(self, ask: Ask, view: View, leaders: LeadersByKind) -> Draft:
        """Return the reply to a command that only shows something."""
        match view:
            case AnalysisView():
                return await self._analyse(ask, view)
            case AttachedView(file):
                running = await guarded_tables(self.tables, ask)
                return _unread(ask, file, partial(check_match, running))
            case FileView(key, error):
                match = match_of_file(await find_handed_in(self.notes, key), key)
                return analysis_draft(match, private_context(ask), key, error)
            case PositionView(game, position, judged=judged):
                if judged:
                    check_position(await guarded_tables(self.tables, ask), game, position)
                return position_reply(view, private_context(ask))
            case StatsView() | TopView():
                context = replace(private_context(ask), language=ask.answer_language)
                return await scores_reply(view, self.ratings, leaders, context)
            case _:
                context = public_context(ask) if is_public(view) else private_context(ask)
                if isinstance(view, ReplayView):
                    context = replace(context, language=ask.answer_language)
                return show(view, await with_past_games(self.tables, view, context))

    async def _analyse(self, ask: Ask, view: AnalysisView) -> Draft:
        """Return the analysis of some games, as far as the store still has them."""
        context = private_context(ask)
        if is_public(view):
            context = replace(context, language=ask.answer_language)
        games = await games_of(self.tables, context.table, view.game_ids)
        return analysis_draft(match_of_table(games), context, view.words, view.error)


def _unread(ask: Ask, file: AttachedFile, check: Callable[[GivenMatch], None]) -> UnreadFile:
    """Return the analysis of a file, which is fetched while nobody waits for the table."""
    context = private_context(ask)
    return UnreadFile(
        table=ask.where,
        text="",
        file=file,
        player=ask.player.id,
        check=check,
        write=lambda match, key: analysis_draft(match_of_file(match, key), context, key, 0),
        refuse=lambda reason: refuse(ask, reason),
    )

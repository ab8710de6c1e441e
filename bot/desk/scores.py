"""Replies to /stats and /top, within two round trips to the store."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import TypeAlias, assert_never

from bot.commands.views import ScoresView, StatsView, TopView
from bot.ratings.rated_game import rated_game_of
from bot.ratings.ratings import Ratings
from bot.replies.context import ReplyContext
from bot.replies.leaderboard import leaderboard_reply
from bot.replies.reply import Post
from bot.replies.scores import stats_reply
from bot.store.scores_port import Leaders
from bot.table.change import Change
from bot.table.news import RatingChange

LeadersByKind: TypeAlias = Mapping[str, Leaders]
"""The leaders of a chat in each kind of game; empty if the command does not need them."""


async def rating_changes(ratings: Ratings, change: Change) -> tuple[RatingChange, ...]:
    """Return how a change that ended a game changes ratings; nothing if it ended none.

    It takes a round trip of its own, once a game or match.
    """
    game = rated_game_of(change)
    return await ratings.changes(game) if game else ()


async def scores_reply(
    view: ScoresView, ratings: Ratings, leaders: LeadersByKind, context: ReplyContext
) -> Post:
    """Return a player's scores, or a leaderboard.

    A leaderboard takes a second round trip: whose names it needs is known only after the first.
    """
    match view:
        case StatsView(player):
            write = partial(stats_reply, view, await ratings.scores_of(player.id))
        case TopView(kind):
            best = leaders[kind.key]
            write = partial(leaderboard_reply, kind, best, await ratings.names(best))
        case _:
            assert_never(view)
    return replace(write(context), write_for=lambda reader: write(context.for_reader(reader)))

"""Replies to /stats and /top, within two round trips to the store."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from bot.commands.views import ScoresView, StatsView, TopView
from bot.ratings.ratings import Ratings
from bot.replies.context import ReplyContext
from bot.replies.leaderboard import leaderboard_reply
from bot.replies.reply import Post
from bot.replies.scores import stats_reply
from bot.store.scores_port import Leaders

LeadersByKind: TypeAlias = Mapping[str, Leaders]
"""The leaders of a chat in each kind of game; empty if the command does not need them."""


async def scores_reply(
    view: ScoresView, ratings: Ratings, leaders: LeadersByKind, context: ReplyContext
) -> Post:
    """Return a player's scores, or a leaderboard.

    A leaderboard takes a second round trip: whose names it needs is known only after the first.
    """
    match view:
        case StatsView(player):
            return stats_reply(view, await ratings.scores_of(player.id), context)
        case TopView(kind):
            best = leaders[kind.key]
            return leaderboard_reply(kind, best, await ratings.names(best), context)
        case _:
            assert_never(view)

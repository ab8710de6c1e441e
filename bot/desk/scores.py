"""Replies to /stats and /top, within two round trips to the store."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from bot.commands.views import ScoresView, StatsView, TopView
from bot.ratings.ratings import Ratings
from bot.replies.leaderboard import tell_ladder
from bot.replies.reply import Post
from bot.replies.scores import tell_scores
from bot.replies.standing import Standing
from bot.store.scores_port import Leaders

LeadersByKind: TypeAlias = Mapping[str, Leaders]
"""The leaders of a chat in each kind of game; empty if the command does not need them."""


async def scores_reply(
    view: ScoresView, ratings: Ratings, leaders: LeadersByKind, standing: Standing
) -> Post:
    """Return a player's scores, or a leaderboard.

    A leaderboard takes a second round trip: whose names it needs is known only after the first.
    """
    match view:
        case StatsView(player):
            return tell_scores(view, await ratings.scores_of(player.id), standing)
        case TopView(kind):
            best = leaders[kind.key]
            return tell_ladder(kind, best, await ratings.names(best), standing)
        case _:
            assert_never(view)

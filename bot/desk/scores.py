"""Answers about what players have reached, within two round trips to the store."""

from collections.abc import Mapping
from typing import TypeAlias, assert_never

from bot.commands import BY_NAME
from bot.commands.inquiries import Inquiry, StatsInquiry, TopInquiry
from bot.commands.parser import read_press, read_typed
from bot.commands.scores import TOP
from bot.desk.request import Request
from bot.ratings.ratings import Ratings
from bot.replies.leaderboard import tell_ladder
from bot.replies.reply import Reply
from bot.replies.scores import tell_scores
from bot.replies.standing import Standing
from bot.store.scores_port import Leaders
from bot.table.refusals import Refused

Ahead: TypeAlias = Mapping[str, Leaders]
"""The leaders of a chat by kinds of games; none if nobody wants to know."""


async def look_ahead(request: Request, ratings: Ratings) -> Ahead:
    """Ask for the leaders, at the same time as for the table.

    Names can be asked for only when it is known of whom, and that makes the second round trip.
    """
    return await ratings.leaders(request.chat or request.table, request.player.id)


def wants_leaders(request: Request) -> bool:
    """Tell whether the leaders are going to be wanted."""
    try:
        _, text = read_press(request.text) if request.pressed else (0, request.text)
        command = BY_NAME.get(read_typed(text).name)
    except Refused:
        return False
    return command is not None and command.name == TOP


async def inquire(inquiry: Inquiry, ratings: Ratings, ahead: Ahead, standing: Standing) -> Reply:
    """Answer an inquiry."""
    match inquiry:
        case StatsInquiry(player):
            return tell_scores(inquiry, await ratings.scores_of(player.id), standing)
        case TopInquiry(kind):
            leaders = ahead[kind.key]
            return tell_ladder(kind, leaders, await ratings.names(leaders), standing)
        case _:
            assert_never(inquiry)

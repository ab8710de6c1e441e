"""Games of one person that nobody goes on with: somebody else may set them aside.

Whoever plays against computers, or both sides, keeps nobody waiting but those who want to play in
the same chat. They need not wait for more than a day, or for the time that the clock gives a move.
"""

from collections.abc import Iterable
from typing import Final

from bot.identity import Moment, Player, PlayerId, is_computer, is_forgotten
from bot.table.clock import DAY, last_event
from bot.table.events import Ended, Opened
from bot.table.news import News
from bot.table.no_game import check_not_playing
from bot.table.refusals import PlayedAlone, Refused
from bot.table.table import Table

LEFT_ALONE: Final = DAY
"""Milliseconds for which nothing has to happen before others may set a game aside."""


def check_free(table: Table, player: PlayerId, at: Moment, *, threads: bool = False) -> None:
    """Raise Refused if a game is in progress that the player may not set aside."""
    people = _still_playing(table)
    if table.playing and len({who.id for who in people}) == 1 and people[0].id != player:
        left = last_event(table) + _patience(table) - at
        if left <= 0:
            return
        raise Refused(PlayedAlone(table.setup.game, people[0].name, left, threads))
    check_not_playing(table, player)


def _patience(table: Table) -> int:
    """Return for how many milliseconds a game may be left alone."""
    clock = table.setup.clock
    return max(LEFT_ALONE, clock.limit) if clock else LEFT_ALONE


def _still_playing(table: Table) -> tuple[Player, ...]:
    """Return the people who have not left the game."""
    seated = (table.players[seat] for seat in table.active)
    return tuple(who for who in seated if not is_computer(who.id))


def set_aside_by(all_news: Iterable[News], player: PlayerId) -> Player | None:
    """Return who has set aside the last game of the player, as far as the news tell.

    The latest come first. Whoever has been forgotten since is not told.
    """
    theirs = (news for news in all_news if any(who.id == player for who in news.players))
    match next(theirs, News()).events:
        case (Ended(by=Player() as by), Opened(), *_) if not is_forgotten(by.id):
            return by
        case _:
            return None

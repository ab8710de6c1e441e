"""Why no game is in progress at a table, or why another one is."""

from typing import assert_never

from bot.identity import PlayerId
from bot.table.refusals import (
    GameAlreadyOn,
    GameHasEnded,
    NoGameOn,
    NoTableHere,
    OwnGameOn,
    Refused,
)
from bot.table.table import Table
from bot.table.values import Phase
from rules.errors import Refusal


def why_no_game(table: Table, player: PlayerId) -> Refusal:
    """Return why no game is in progress, for a player who wants something of one."""
    match table.phase:
        case Phase.GATHERING | Phase.PLAYING:
            return NoGameOn()
        case Phase.FINISHED:
            return GameHasEnded(again=may_play_again(table, player))
        case Phase.CLOSED:
            return NoTableHere()
        case _:
            assert_never(table.phase)


def may_play_again(table: Table, player: PlayerId) -> bool:
    """Return whether a player of the last game may offer a rematch."""
    seated = bool(table.seats_of(player))
    return seated and table.everybody_known and table.offer is None


def check_not_playing(table: Table, player: PlayerId) -> None:
    """Raise Refused if a game is in progress: the player's own, or that of others."""
    if not table.playing:
        return
    if any(seat in table.active for seat in table.seats_of(player)):
        raise Refused(OwnGameOn(table.setup.game))
    raise Refused(GameAlreadyOn(table.setup.game))

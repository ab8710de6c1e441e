"""The end of a game, and the next game of a match."""

from collections.abc import Collection
from typing import Final

from bot.identity import Player
from bot.table.change import Change
from bot.table.events import Began, Ended, Moved
from bot.table.lines import lines
from bot.table.refusals import OnlyByResigning, Refused
from bot.table.table import Table
from bot.table.values import Cause, Result
from rules.game import Outcome, Seat

_TAKEN_UP: Final = 2
"""With which of their own moves somebody has taken up a rated game, and may only resign it."""


def check_hardly_begun(table: Table, seats: Collection[Seat]) -> None:
    """Raise Refused if the game is rated, and the player of these seats has taken it up."""
    if not (table.playing and table.rated):
        return
    made = sum(isinstance(line, Moved) and line.seat in seats for line in lines(table.log))
    if table.results or made >= _TAKEN_UP:
        raise Refused(OnlyByResigning())


def stop(change: Change, by: Player) -> Change:
    """End the game, and with it the match, without a result: it does not count."""
    return change.then(Ended(Cause.STOPPED, by=by))


def end(change: Change, cause: Cause, outcome: Outcome, resigned: Seat | None = None) -> Change:
    """End the game; if the match is not decided yet, begin the next game with the new score."""
    table = change.table
    result = Result.of(outcome, table.dice.game_id)
    following = table.game.next_game(table.board, outcome)
    by = "" if resigned is None else table.players[resigned]
    change = change.then(Ended(cause, result, by))
    if following is None:
        return change
    return change.begin(
        Began(
            setup=table.setup,
            players=table.players,
            dice=change.chance.next_dice(table.dice),
            language=table.language,
            opening=table.game.dump(following),
            results=(*table.results, result),
            chat=table.chat,
        )
    )

"""Keeps an analysis from being a hint: a game that is still being played is not analysed.

Neither by way of its position, pasted in any chat, nor by way of a file with the same moves. It
looks at the table of the chat and at those where the asker plays, as far as this process has seen
them. Whoever changes the position a little gets around it; so does whoever asks another program.
"""

from asyncio import gather
from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from bot.commands.ask import Ask
from bot.commands.positions import board_of
from bot.commands.refusals import StillBeingPlayed
from bot.imports import GivenMatch
from bot.persistence.tables import Tables
from bot.table import positions
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.lines import lines
from bot.table.refusals import Refused
from bot.table.table import Table

_TABLES: Final = 10
"""How many tables of a player are looked at, the latest first."""
_OPENING: Final = 6
"""After how many moves of the same kind a game is no mere opening that others play too."""


async def guarded_tables(tables: Tables, ask: Ask) -> tuple[Table, ...]:
    """Return the tables whose games must not be analysed now for whoever asks."""
    others = [where for where in tables.known.tables_of(ask.player.id) if where != ask.where]
    found = await gather(*(tables.find(where, tolerant=True) for where in others[:_TABLES]))
    known = (ask.table, *(each.table for each in found))
    return tuple(table for table in known if table and _is_guarded(table))


def check_position(running: Iterable[Table], game: str, position: str) -> None:
    """Raise Refused if a position is on the board of a table."""
    board = board_of(game, position)
    if any(_board(table) == board for table in running if table.setup.game == game):
        raise Refused(StillBeingPlayed())


def check_match(running: Iterable[Table], match: GivenMatch) -> None:
    """Raise Refused if a game of a match begins as that of a table has gone so far."""
    for table in running:
        game = table.setup.game
        played = _boards(game, table.opening, lines(table.log))
        if game != match.game or len(played) < _OPENING:
            continue
        for given in match.games:
            if _boards(game, given.opening, given.lines)[: len(played)] == played:
                raise Refused(StillBeingPlayed())


def _is_guarded(table: Table) -> bool:
    """Return whether a hint for a table's game would be unfair, or would have to be told."""
    hints = table.setup.hints or not table.among_people
    return table.playing and (table.rated or not hints)


def _board(table: Table) -> str:
    return board_of(table.setup.game, table.position)


def _boards(game: str, opening: str, made: Iterable[Line]) -> list[str]:
    """Return the boards of a game, without the rolls between them."""
    return [
        board_of(game, after)
        for line, after in _positions(game, opening, made)
        if not isinstance(line, Rolled)
    ]


def _positions(game: str, opening: str, made: Iterable[Line]) -> Iterator[tuple[Line, str]]:
    """Yield each line of a game with the position after it."""
    position = opening
    for line in made:
        match line:
            case Rolled(dice):
                position = positions.after_roll(game, position, dice)
            case Moved(_, text):
                position = positions.after_move(game, position, text)
            case Gone(seat):
                position = positions.after_leaving(game, position, seat)
            case _:
                assert_never(line)
        yield line, position

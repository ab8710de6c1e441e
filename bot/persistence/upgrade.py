"""What earlier versions did not write into a record, found in its log."""

from itertools import pairwise

from msgspec.structs import replace

from bot.table import positions
from bot.table.events import Moved, Rolled
from bot.table.lines import lines
from bot.table.table import Table


def with_dice(table: Table) -> Table:
    """Return a table with the dice to be played and those of the last move.

    Version 0.1 did not write them.
    """
    known = table.rolled or (table.last_move and table.last_move.dice)
    return table if known or not table.rolls else _found_in_log(table)


def _found_in_log(table: Table) -> Table:
    game = lines(table.log)
    played: tuple[int, ...] = ()
    for before, line in pairwise(game):
        if isinstance(line, Moved):
            played = tuple(sorted(before.dice, reverse=True)) if isinstance(before, Rolled) else ()
    match game[-1:]:
        case [Rolled(dice)]:
            rolled = positions.rolled(table.setup.game, table.position, dice)
        case _:
            rolled = ()
    last = table.last_move and replace(table.last_move, dice=played)
    return replace(table, rolled=rolled, last_move=last)

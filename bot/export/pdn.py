"""Portable Draughts Notation (PDN), which draughts programs read."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from bot.export.match import Match, rounds_of
from bot.export.names import quotable
from bot.table.table import Table
from rules.game import FIRST

_GAME_TYPE: Final = "26,W,8,8,A0,0"
"""Brazilian draughts: White begins, 8 by 8 squares, named a1 to h8 from White's left."""
_COLUMNS: Final = 79
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""A space between a number and its move, where a line must not end."""


def write_pdn(match: Match) -> str:
    """Return all games of a match of checkers."""
    return "\n".join("\n".join(_game(match, table)) for table in match.games)


def _game(match: Match, table: Table) -> Iterator[str]:
    white, black = map(quotable, match.names)
    result = _result(table)
    yield '[Event "Parlour"]'
    yield f'[Date "{match.began:%Y.%m.%d}"]'
    yield f'[Round "{table.game_number}"]'
    yield f'[White "{white}"]'
    yield f'[Black "{black}"]'
    yield f'[Result "{result}"]'
    yield f'[GameType "{_GAME_TYPE}"]'
    yield ""
    moves = wrap(" ".join((*_moves(table), result)), _COLUMNS, break_on_hyphens=False)
    yield from (line.replace(_NO_BREAK, " ") for line in moves)
    yield ""


def _moves(table: Table) -> Iterator[str]:
    for played in rounds_of(table):
        moves = " ".join(turn.text for turn in played.turns)
        yield f"{played.number}.{_NO_BREAK}{moves}"


def _result(table: Table) -> str:
    result = table.result
    if result is None:
        return "*"
    if result.winner is None:
        return "1/2-1/2"
    return "1-0" if result.winner == FIRST else "0-1"

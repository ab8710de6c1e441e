"""A readable list of moves: a header about the game, then one round per line."""

from collections.abc import Iterator

from bot.export.match import Match, rounds_of
from bot.export.names import one_line
from bot.table.rounds import Part, Turn
from bot.table.table import Table


def write_moves(match: Match) -> str:
    """Return the moves of the latest game; seats count from 1, as in position texts."""
    return "\n".join((*_head(match), *_rounds(match.latest), ""))


def _head(match: Match) -> Iterator[str]:
    table = match.latest
    yield f"; {match.setup.game}, played on Parlour, {match.began:%Y-%m-%d}"
    for seat, name in enumerate(match.names, start=1):
        yield f"; seat {seat}: {one_line(name)}"
    yield f"; start: {table.opening}"
    yield f"; result: {_result(table)}"


def _result(table: Table) -> str:
    result = table.result
    if result is None:
        return "stopped" if table.ending else "not finished"
    if result.winner is None:
        return f"draw, {result.how}"
    return f"seat {result.winner + 1} wins, {result.how}"


def _rounds(table: Table) -> Iterator[str]:
    for played in rounds_of(table):
        yield f"{played.number}. {' '.join(map(_part, played.parts))}"


def _part(part: Part) -> str:
    return part.text if isinstance(part, Turn) else f"(seat {part.seat + 1} leaves)"

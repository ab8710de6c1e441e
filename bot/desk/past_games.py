"""Games that are over, for those who want to see them again."""

import asyncio
from dataclasses import replace

from bot.commands.views import ExportView, HistoryView, ProofView, ReplayView, TableView
from bot.persistence.record import TableRecord
from bot.persistence.tables import Tables
from bot.replies.standing import Standing
from bot.table.refusals import GameForgotten, Refused
from bot.table.table import Table


async def with_past(tables: Tables, view: TableView, standing: Standing) -> Standing:
    """Return how things stand or stood, with as much of the past as a view shows."""
    match view:
        case ProofView(game_id) | HistoryView(game_id) | ReplayView(game_id):
            return await _as_it_was(tables, standing, game_id)
        case ExportView():
            return replace(standing, earlier=await _earlier(tables, standing.table))
        case _:
            return standing


async def _earlier(tables: Tables, table: Table) -> tuple[Table, ...]:
    """Return the earlier games of a match, as far as they are kept."""
    *earlier, _ = table.game_ids
    found = await asyncio.gather(*(tables.past_game(table.id, each) for each in earlier))
    return tuple(game for game in found if game)


async def _as_it_was(tables: Tables, standing: Standing, game_id: str) -> Standing:
    """Return how things stood at the end of an earlier game."""
    if standing.table.dice.game_id == game_id:
        return standing
    earlier = await tables.past_game(standing.where, game_id)
    if earlier is None:
        raise Refused(GameForgotten())
    return replace(standing, found=replace(standing.found, kept=TableRecord(table=earlier)))

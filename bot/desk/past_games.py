"""Games that are over, read from the store for a view that shows them."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from bot.commands.views import ExportView, HistoryView, ProofView, ReplayView, TableView
from bot.persistence.record import TableRecord
from bot.persistence.tables import Tables
from bot.replies.context import ReplyContext
from bot.table.refusals import GameForgotten, Refused
from bot.table.table import Table


async def with_past_games(tables: Tables, view: TableView, context: ReplyContext) -> ReplyContext:
    """Return the context with the past game, or the earlier games of the match, of a view."""
    match view:
        case ProofView(game_id) | HistoryView(game_id) | ReplayView(game_id):
            return await _as_it_was(tables, context, game_id)
        case ExportView():
            return replace(context, earlier=await _earlier(tables, context.table))
        case _:
            return context


async def games_of(tables: Tables, table: Table, ids: Sequence[str]) -> tuple[Table, ...]:
    """Return games of a table's match that the store still has; raise Refused without any."""
    found = await asyncio.gather(*(_game(tables, table, each) for each in ids))
    games = tuple(game for game in found if game)
    if not games:
        raise Refused(GameForgotten())
    return games


async def _game(tables: Tables, table: Table, game_id: str) -> Table | None:
    if table.dice.game_id == game_id:
        return table
    return await tables.past_game(table.id, game_id)


async def _earlier(tables: Tables, table: Table) -> tuple[Table, ...]:
    """Return the earlier games of a match that the store still has."""
    *earlier, _ = table.game_ids
    found = await asyncio.gather(*(tables.past_game(table.id, each) for each in earlier))
    return tuple(game for game in found if game)


async def _as_it_was(tables: Tables, context: ReplyContext, game_id: str) -> ReplyContext:
    """Return the context at the end of a game; raise Refused if the store no longer has it."""
    if context.table.dice.game_id == game_id:
        return context
    earlier = await tables.past_game(context.where, game_id)
    if earlier is None:
        raise Refused(GameForgotten())
    return replace(context, found=replace(context.found, record=TableRecord(table=earlier)))

"""A finished game or match that counts for ratings: who came in which place."""

from typing import Final

import msgspec
from msgspec import Struct

from bot.identity import Moment, Player
from bot.ratings.game_kinds import kind_of
from bot.store.errors import UnreadableRecord, flaw_of
from bot.table.change import Change
from bot.table.table import Table
from bot.table.values import Cause
from rules.game import Seat

SCHEMA: Final = 1
_FIRST, _SECOND, _LAST = 1, 2, 3


class RatedGame(Struct, frozen=True, kw_only=True):
    """A result that counts. Players, ranks and wins are in the order of seats."""

    schema: int = SCHEMA
    game_id: str
    kind: str
    chat: str
    at: Moment
    players: tuple[Player, ...]
    ranks: tuple[int, ...]
    """1 is the best; players with equal ranks drew."""
    won: tuple[tuple[str, ...], ...]
    """How each seat won its games of the match, in the words of the rules."""


_decoder: Final = msgspec.json.Decoder(RatedGame)


def write_rated_game(game: RatedGame) -> bytes:
    """Return the game as it is stored until it is counted."""
    return msgspec.json.encode(game)


def read_rated_game(body: bytes) -> RatedGame:
    """Read a stored game; raise UnreadableRecord if it is damaged or of another version."""
    try:
        game = _decoder.decode(body)
    except (ValueError, RecursionError):
        raise UnreadableRecord from None
    if game.schema != SCHEMA:
        raise UnreadableRecord(flaw_of(game.schema, SCHEMA))
    return game


def rated_game_of(change: Change) -> RatedGame | None:
    """Return the rated game if a change ended one that counts, otherwise None.

    A match counts once, when it is decided. A game that was stopped does not count, nor does one
    in which somebody plays against themselves, took a hint or had a computer agree to take a move
    back. One that was left to computers does.
    """
    table = change.table
    if table.ending not in change.news or not (table.result or _is_left_to_computers(table)):
        return None
    if not table.rated:
        return None
    results = tuple(filter(None, (*table.results, table.result)))
    return RatedGame(
        game_id=table.dice.game_id,
        kind=kind_of(table.setup.game, table.players).key,
        chat=table.chat or table.id,
        at=change.at,
        players=table.players,
        ranks=_ranks(table),
        won=tuple(
            tuple(result.how for result in results if result.winner == seat)
            for seat in range(len(table.players))
        ),
    )


def _is_left_to_computers(table: Table) -> bool:
    """Return whether every person has left a game in which computers do not play on."""
    return table.ending is not None and table.ending.cause is Cause.LEFT and bool(table.gone)


def _ranks(table: Table) -> tuple[int, ...]:
    """Return the ranks: the winner first, then those who stayed, then those who left.

    Without a winner, those who stayed are first together.
    """
    stayed = _FIRST if table.winner is None else _SECOND
    return tuple(
        _FIRST if seat == table.winner else _LAST if seat in table.gone else stayed
        for seat in map(Seat, range(len(table.players)))
    )

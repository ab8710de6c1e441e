"""What is counted of a finished game, or of a whole match: who came in which place."""

from typing import Final

import msgspec
from msgspec import Struct

from bot.identity import Moment, Player
from bot.ratings.kinds import Kind
from bot.store.port import UnreadableRecord
from bot.table.course import Course
from bot.table.table import Table
from bot.table.values import Result
from rules.game import Seat

SCHEMA: Final = 1
_FIRST, _SECOND, _LAST = 1, 2, 3


class Tally(Struct, frozen=True, kw_only=True):
    """A result that counts, with everything that is told by seat in the order of seats."""

    schema: int = SCHEMA
    game_id: str
    kind: str
    chat: str
    at: Moment
    players: tuple[Player, ...]
    ranks: tuple[int, ...]
    """1 is the best; equal ranks are a draw between those."""
    won: tuple[tuple[str, ...], ...]
    """How each seat won its games of the match, as the rules call it."""


_decoder: Final = msgspec.json.Decoder(Tally)


def write_tally(tally: Tally) -> bytes:
    """Return what is kept until it is counted."""
    return msgspec.json.encode(tally)


def read_tally(body: bytes) -> Tally:
    """Read what is to be counted; raise UnreadableRecord if that cannot be."""
    try:
        tally = _decoder.decode(body)
    except msgspec.DecodeError:
        raise UnreadableRecord(None) from None
    if tally.schema != SCHEMA:
        raise UnreadableRecord(tally.schema)
    return tally


def tally_of(course: Course) -> Tally | None:
    """Return what counts of a course that ended a game; None if nothing does.

    A match counts once, when it is decided. What was stopped does not count, nor does a game in
    which somebody plays against himself.
    """
    table = course.table
    ending = table.ending
    if ending is None or ending not in course.news or ending.result is None:
        return None
    if len({player.id for player in table.players}) < len(table.players):
        return None
    results = (*table.results, ending.result)
    return Tally(
        game_id=table.dice.game_id,
        kind=Kind(table.setup.game, len(table.players)).key,
        chat=table.chat or table.id,
        at=course.at,
        players=table.players,
        ranks=_ranks(table, _winner(results, len(table.players))),
        won=tuple(
            tuple(result.how for result in results if result.winner == seat)
            for seat in range(len(table.players))
        ),
    )


def _winner(results: tuple[Result, ...], seats: int) -> Seat | None:
    """Return who won the match, or the only game."""
    if len(results) == 1:
        return results[0].winner
    points = [
        sum(result.points for result in results if result.winner == seat) for seat in range(seats)
    ]
    return Seat(points.index(max(points)))


def _ranks(table: Table, winner: Seat | None) -> tuple[int, ...]:
    """Return the winner's place, then that of those who stayed, then that of those who left."""
    if winner is None:
        return (_FIRST,) * len(table.players)
    return tuple(
        _FIRST if seat == winner else _LAST if seat in table.gone else _SECOND
        for seat in map(Seat, range(len(table.players)))
    )

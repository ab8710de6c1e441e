"""What is saved of a change: the next record, what is due, and games that have ended."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from bot.identity import Moment, PlayerId
from bot.persistence.record import NEWS_KNOWN, REQUESTS_KNOWN, Done, TableRecord, encode_game
from bot.persistence.snapshot import Snapshot
from bot.ratings.rated_game import rated_game_of, write_rated_game
from bot.store.port import FinishedGame, Record, Save
from bot.table.change import Change
from bot.table.clock import Timeouts, computer_alarm, next_alarm
from bot.table.news import News, RatingChange

CONFIRM_WITHIN: Final = 2_500
"""Milliseconds for which a change belongs to the process that saved it, unless it says more."""


def changed(
    found: Snapshot,
    change: Change,
    key: str,
    ratings: tuple[RatingChange, ...] = (),
    known_as: Collection[PlayerId] = (),
) -> Snapshot:
    """Return the snapshot after a change that is still to be saved.

    `known_as` are the other ids of whoever caused it.
    """
    version = found.version + 1
    done = Done(version, key, News.of(change, found.table, ratings, known_as))
    record = TableRecord(
        table=change.table,
        since=found.since.after(change.news, version),
        recent=_latest((*(found.record.recent if found.record else ()), done)),
    )
    return replace(found, version=version, record=record)


def _latest(requests: tuple[Done, ...]) -> tuple[Done, ...]:
    """Return the latest requests, of which only the very latest have their news."""
    older = requests[-REQUESTS_KNOWN:-NEWS_KNOWN]
    return (
        *(Done(done.version, done.key, News()) for done in older),
        *requests[-NEWS_KNOWN:],
    )


def save_of(record: Record, change: Change, timeouts: Timeouts) -> Save:
    """Return a record together with everything that changes with it."""
    return Save(
        record,
        due=next_alarm(change.table, timeouts, change.pace),
        announce_by=Moment(change.at + CONFIRM_WITHIN),
        finished=tuple(_finished(change, timeouts)),
        table_ttl=timeouts.memory if change.table.ending else None,
        computer=computer_alarm(change.table, change.at),
    )


def _finished(change: Change, timeouts: Timeouts) -> Iterator[FinishedGame]:
    """Yield the games that ended and had begun; the last one may count for the ratings."""
    for table in (*change.ended, change.table):
        if table.position and table.ending in change.news:
            tally = rated_game_of(change) if table is change.table else None
            body, counts = encode_game(table), write_rated_game(tally) if tally else b""
            yield FinishedGame(table.dice.game_id, body, timeouts.memory, counts)

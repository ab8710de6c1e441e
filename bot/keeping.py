"""Tables between the store and the desk: found, changed, and kept if nobody was faster."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot import preferences
from bot.codec import REMEMBERED, Kept, decode, decode_game, encode, encode_game
from bot.identity import Moment, TableId
from bot.metrics import Stage, timed_async
from bot.preferences import Preferences
from bot.store.port import Finished, Record, Save, Store
from bot.table.clock import next_alarm
from bot.table.course import Course
from bot.table.events import Warned
from bot.table.table import Table

GRACE: Final = 10_000
"""Milliseconds that a chat has to say that it told the players; then they are told again."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was kept of a place, and what those who were asked for have chosen, in order."""

    version: int
    kept: Kept | None
    chosen: tuple[Preferences, ...]

    @property
    def table(self) -> Table | None:
        """Return the table, if one was ever opened there."""
        return self.kept.table if self.kept else None

    @property
    def stamp(self) -> int:
        """Return the version since which the same things can be done."""
        return self.kept.stamp if self.kept else 0

    def remembers(self, key: str) -> bool:
        """Tell whether a request has been carried out before."""
        return self.kept is not None and key in self.kept.recent


@timed_async(Stage.LOAD)
async def look(store: Store, table: TableId, *owners: str) -> Found:
    """Return what is kept."""
    loaded = await store.load(table, *owners)
    chosen = tuple(map(preferences.read, loaded.settings))
    if loaded.record is None:
        return Found(0, None, chosen)
    return Found(loaded.record.version, decode(loaded.record.body), chosen)


@timed_async(Stage.SAVE)
async def keep(store: Store, found: Found, course: Course, key: str) -> Found | None:
    """Keep what the table has become; None if somebody else changed it in the meantime."""
    version = found.version + 1
    warned = all(isinstance(event, Warned) for event in course.news)
    recent = (*found.kept.recent, key) if found.kept else (key,)
    kept = Kept(
        table=course.table,
        stamp=found.stamp if warned else version,
        recent=recent[-REMEMBERED:],
    )
    save = Save(
        Record(version, encode(kept)),
        due=next_alarm(course.table),
        announce_by=Moment(course.at + GRACE),
        finished=tuple(_finished(course)),
    )
    if not await store.save(course.table.id, save):
        return None
    return Found(version, kept, found.chosen)


async def look_back(store: Store, table: TableId, game_id: str) -> Table | None:
    """Return the table as it was at the end of an earlier game, while that is remembered."""
    body = await store.load_game(table, game_id)
    return decode_game(body) if body else None


def _finished(course: Course) -> Iterator[Finished]:
    """Return the games that ended on the way and were really played."""
    tables = (*course.ended, course.table) if course.table.ending else course.ended
    for table in tables:
        if table.position:
            yield Finished(table.dice.game_id, encode_game(table))

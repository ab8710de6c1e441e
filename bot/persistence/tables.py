"""Tables between the store and the desk: found, changed, and kept if nobody was faster."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.identity import Moment, PlayerId, TableId
from bot.metrics import Stage, timed_async
from bot.persistence.record import (
    REMEMBERED,
    RETOLD,
    Done,
    Kept,
    Since,
    decode,
    decode_game,
    encode,
    encode_game,
)
from bot.preferences import NO_RULES, NO_WISHES, ChatRules, PlayerWishes, read
from bot.ratings.rated_game import rated_game_of, write_rated_game
from bot.store.port import FinishedGame, Record, Save, Store
from bot.table.clock import PATIENCE, Patience, next_alarm
from bot.table.course import Course
from bot.table.news import News
from bot.table.table import Table

GRACE: Final = 60_000
"""Milliseconds that a chat has to say that it told the players; then they are told again."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was kept of a place, of its chat, and of the people who were asked for."""

    version: int
    kept: Kept | None
    rules: ChatRules = NO_RULES
    wishes: Mapping[PlayerId, PlayerWishes] = field(default_factory=dict)

    @property
    def table(self) -> Table | None:
        """Return the table, if one was ever opened there and has not moved."""
        return self.kept.table if self.kept and not self.kept.moved_to else None

    @property
    def moved_to(self) -> TableId | None:
        """Return where the table has gone."""
        return self.kept.moved_to if self.kept else None

    @property
    def since(self) -> Since:
        """Return since when things are as they are."""
        return self.kept.since if self.kept else Since()

    def wishes_of(self, player: PlayerId) -> PlayerWishes:
        """Return what somebody has chosen."""
        return self.wishes.get(player, NO_WISHES)

    def version_of(self, key: str) -> int:
        """Return what a request has led to; 0 if it has not been carried out before."""
        recent = self.kept.recent if self.kept else ()
        return next((done.version for done in recent if done.key == key), 0)

    def news_of(self, versions: Collection[int]) -> tuple[News, ...]:
        """Return what happened then, as far as it is remembered."""
        recent = self.kept.recent if self.kept else ()
        return tuple(done.news for done in recent if done.version in versions)


@timed_async(Stage.LOAD)
async def look(
    store: Store, table: TableId, chat: str = "", people: Collection[PlayerId] = ()
) -> Found:
    """Return what is kept, in one round trip."""
    loaded = await store.load(table, chat_owner(chat), *people)
    rules, *wishes = loaded.preferences
    return Found(
        version=loaded.record.version if loaded.record else 0,
        kept=decode(loaded.record.body) if loaded.record else None,
        rules=read(rules, NO_RULES),
        wishes=_wishes(people, wishes),
    )


def _wishes(
    people: Iterable[PlayerId], bodies: Iterable[bytes | None]
) -> dict[PlayerId, PlayerWishes]:
    return {who: read(body, NO_WISHES) for who, body in zip(people, bodies, strict=True)}


async def look_at_everybody(
    store: Store, table: TableId, chat: str, people: Collection[PlayerId]
) -> Found:
    """Return what is kept, and what everybody at the table has chosen.

    Who sits there is known only afterwards; whoever guesses right needs one round trip.
    """
    found = await look(store, table, chat, people)
    here = {player.id for player in found.table.players} if found.table else set()
    others = [*here.difference(people)]
    if not others:
        return found
    more = _wishes(others, await store.load_preferences(*others))
    return replace(found, wishes={**found.wishes, **more})


def chat_owner(chat: str) -> str:
    """Return under which name a chat's rules are kept."""
    return f"chat:{chat}"


def changed(found: Found, course: Course, key: str) -> Found:
    """Return what will be found once a change has been kept."""
    version = found.version + 1
    before = found.kept
    recent = before.recent[1 - REMEMBERED :] if before else ()
    if len(recent) >= RETOLD:
        old = recent[-RETOLD]
        recent = (*recent[:-RETOLD], Done(old.version, old.key, News()), *recent[1 - RETOLD :])
    done = Done(version, key, News.of(course, found.table))
    kept = Kept(
        table=course.table,
        since=found.since.after(course.news, version),
        recent=(*recent, done),
    )
    return replace(found, version=version, kept=kept)


@timed_async(Stage.SAVE)
async def keep(store: Store, found: Found, course: Course, patience: Patience = PATIENCE) -> bool:
    """Keep what a table has become; False if somebody else changed it in the meantime."""
    if found.kept is None:
        return False
    save = Save(
        Record(found.version, encode(found.kept)),
        due=next_alarm(course.table, patience),
        announce_by=Moment(course.at + GRACE),
        finished=tuple(_finished(course, patience)),
        table_ttl=patience.memory if course.table.ending else None,
    )
    return await store.save(course.table.id, save)


async def look_back(store: Store, table: TableId, game_id: str) -> Table | None:
    """Return the table as it was at the end of an earlier game, while that is remembered."""
    body = await store.load_game(table, game_id)
    return decode_game(body) if body else None


def _finished(course: Course, patience: Patience) -> Iterator[FinishedGame]:
    """Return the games that ended on the way and were really played; the last one may count."""
    for table in (*course.ended, course.table):
        if table.position and table.ending in course.news:
            rated = rated_game_of(course) if table is course.table else None
            body, counts = encode_game(table), write_rated_game(rated) if rated else b""
            yield FinishedGame(table.dice.game_id, body, patience.memory, counts)

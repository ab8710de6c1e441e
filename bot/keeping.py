"""Tables between the store and the desk: found, changed, and kept if nobody was faster."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.codec import REMEMBERED, Kept, decode, decode_game, encode, encode_game
from bot.identity import Moment, PlayerId, TableId
from bot.preferences import NO_RULES, NO_WISHES, ChatRules, PlayerWishes, read
from bot.store.port import Finished, Record, Save, Store
from bot.table.clock import PATIENCE, Patience, next_alarm
from bot.table.course import Course
from bot.table.events import Warned
from bot.table.table import Table

GRACE: Final = 10_000
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
        """Return the table, if one was ever opened there."""
        return self.kept.table if self.kept else None

    @property
    def stamp(self) -> int:
        """Return the version since which the same things can be done."""
        return self.kept.stamp if self.kept else 0

    def wishes_of(self, player: PlayerId) -> PlayerWishes:
        """Return what somebody has chosen."""
        return self.wishes.get(player, NO_WISHES)

    def remembers(self, key: str) -> bool:
        """Tell whether a request has been carried out before."""
        return self.kept is not None and key in self.kept.recent


async def look(
    store: Store, table: TableId, chat: str = "", people: Collection[PlayerId] = ()
) -> Found:
    """Return what is kept, in one round trip."""
    loaded = await store.load(table, chat_owner(chat), *people)
    rules, *wishes = loaded.settings
    return Found(
        version=loaded.record.version if loaded.record else 0,
        kept=decode(loaded.record.body) if loaded.record else None,
        rules=read(rules, NO_RULES),
        wishes={who: read(body, NO_WISHES) for who, body in zip(people, wishes, strict=True)},
    )


async def look_at_everybody(
    store: Store, table: TableId, chat: str, people: Collection[PlayerId]
) -> Found:
    """Return what is kept, and what everybody at the table has chosen.

    Who sits there is known only afterwards; whoever guesses right needs one round trip.
    """
    found = await look(store, table, chat, people)
    here = {player.id for player in found.table.players} if found.table else set()
    if here <= set(people):
        return found
    return await look(store, table, chat, [*here.union(people)])


def chat_owner(chat: str) -> str:
    """Return under which name a chat's rules are kept."""
    return f"chat:{chat}"


async def keep(
    store: Store, found: Found, course: Course, key: str, patience: Patience = PATIENCE
) -> Found | None:
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
        due=next_alarm(course.table, patience),
        announce_by=Moment(course.at + GRACE),
        finished=tuple(_finished(course, patience)),
        table_lasts=patience.memory if course.table.ending else None,
    )
    if not await store.save(course.table.id, save):
        return None
    return replace(found, version=version, kept=kept)


async def look_back(store: Store, table: TableId, game_id: str) -> Table | None:
    """Return the table as it was at the end of an earlier game, while that is remembered."""
    body = await store.load_game(table, game_id)
    return decode_game(body) if body else None


def _finished(course: Course, patience: Patience) -> Iterator[Finished]:
    """Return the games that ended on the way and were really played."""
    tables = (*course.ended, course.table) if course.table.ending else course.ended
    for table in tables:
        if table.position:
            yield Finished(table.dice.game_id, encode_game(table), patience.memory)

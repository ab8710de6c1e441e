"""Deletes what is known of people and chats that never come back, once a day.

Ratings go by the last rated game, preferences by the last visit. Nobody who sits at a table that is
open is forgotten, nor anybody who is blocked.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import structlog

from bot.desk.desk import Desk
from bot.desk.guarded import again_and_again
from bot.identity import Moment, PlayerId, TableId, platform_of
from bot.persistence.notices import is_notice
from bot.persistence.record import decode
from bot.persistence.visits import CHAT, is_gone, read_strictly, stamped, usual_of
from bot.problems.keeper import is_record_of_problems
from bot.ratings.player_scores import PlayerScores, read_player_scores
from bot.store.port import StoredRecord, UnreadableRecord
from bot.store.redis.records import split_record
from bot.table.clock import DAY

PAUSE: Final = 600.0
"""Seconds between two looks whether a day is over."""
GUESTS: Final = "local"
"""The platform whose people are guests: nothing but a browser knows them."""

_log: Final = structlog.get_logger("expiry")


@dataclass(frozen=True, slots=True)
class Spans:
    """After how many days somebody who never comes back is forgotten."""

    guest_days: int
    player_days: int

    def of(self, owner: str) -> int:
        """Return the days for a player or a chat."""
        return self.guest_days if platform_of(TableId(owner)) == GUESTS else self.player_days


@dataclass
class _Found:
    """What has to be decided on. There may be very many records, and few of them have expired."""

    at: Moment
    spans: Spans
    present: set[str] = field(default_factory=set)
    """Players and chats of tables that are open."""
    players: list[PlayerId] = field(default_factory=list)
    """Players whose last rated game is too long ago."""
    unseen: list[StoredRecord] = field(default_factory=list)
    """Preferences of those who have not come for too long."""
    undated: list[tuple[StoredRecord, bytes]] = field(default_factory=list)
    """Preferences of an earlier version, and what they are with a day."""

    def look(self, record: StoredRecord) -> None:
        """Note a record, if something has to be done about it."""
        name = record.name.partition(":")[2]
        try:
            match record.type:
                case "table" if not (is_notice(name) or is_record_of_problems(name)):
                    self._look_at_table(record)
                case "score":
                    self._look_at_scores(PlayerId(name), record)
                case "settings":
                    self._look_at_preferences(name, record)
                case _:
                    pass
        except UnreadableRecord:
            return  # it is told where it is used

    def _look_at_table(self, record: StoredRecord) -> None:
        table = decode(_body(record)).table
        if not table.ending:
            self.present.update(player.id for player in table.people)
            self.present.update((table.id, table.chat))

    def _look_at_scores(self, player: PlayerId, record: StoredRecord) -> None:
        age = self.at - last_game(read_player_scores(_body(record)))
        if age > self.spans.of(player) * DAY:
            self.players.append(player)

    def _look_at_preferences(self, name: str, record: StoredRecord) -> None:
        usual = usual_of(name)
        chosen = read_strictly(record, usual) if usual else None
        if chosen is None:
            return
        if is_gone(chosen, self.at, self.spans.of(_owner(record))):
            self.unseen.append(record)
        elif dated := stamped(chosen, self.at):
            self.undated.append((record, dated))


@dataclass(frozen=True, slots=True)
class Expiry:
    """Looks for people and chats that never come back. Of several processes one does so a day."""

    desk: Desk
    spans: Spans

    async def run(self) -> None:
        """Look until cancelled."""
        await again_and_again("expiry", self._expire_once_a_day, PAUSE)

    async def _expire_once_a_day(self) -> None:
        if not await self.desk.store.take("expiry", self.desk.clock(), 1, DAY):
            await self.expire()

    async def expire(self) -> None:
        """Delete what has expired, once."""
        store, found = self.desk.store, _Found(self.desk.clock(), self.spans)
        await store.visit(found.look)
        players = [player for player in found.players if player not in found.present]
        for player in players:
            await self.desk.ratings.forget(player)
        unseen = [record for record in found.unseen if _owner(record) not in found.present]
        for record in unseen:
            await store.replace_record(record, None)
        for record, dated in found.undated:
            await store.replace_record(record, dated)
        if players or unseen:
            _log.info("people forgotten", ratings=len(players), preferences=len(unseen))


def last_game(scores: PlayerScores) -> Moment:
    """Return when the last rated game of a player ended."""
    return max(_moments(scores), default=Moment(0))


def _moments(scores: PlayerScores) -> Iterator[Moment]:
    return (point.at for score in scores.scores.values() for point in score.points[-1:])


def _owner(record: StoredRecord) -> str:
    """Return the player or chat whose preferences a record has."""
    return record.name.partition(":")[2].removeprefix(CHAT)


def _body(record: StoredRecord) -> bytes:
    found = split_record(record.body)
    return found.body if found else b""

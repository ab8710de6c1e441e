"""Counting games for their players, looking up what came of it, and forgetting it."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import structlog

from bot.identity import PlayerId, is_stranger
from bot.ratings.career import Career, career_after, read_career, write_career
from bot.ratings.kinds import KINDS
from bot.ratings.skill import Skill
from bot.ratings.tally import Tally, read_tally
from bot.store.port import UnreadableRecord
from bot.store.record import Record
from bot.store.scores_port import Counting, Delivery, Ladder, Leaders, Scores

_skills: Final = msgspec.json.Decoder(tuple[Skill, ...])
_log: Final = structlog.get_logger("ratings")


class Ratings:
    """Keeps score. Whoever dies in the middle of it leaves nothing that another cannot finish."""

    def __init__(self, scores: Scores) -> None:
        self._scores = scores

    async def settle(self, delivery: Delivery) -> None:
        """Count a game for everybody in it, and only then let go of it.

        One that somebody else has settled meanwhile is not counted again: whoever is in it may have
        been forgotten since, and with him that it was counted.
        """
        tally = read_tally(delivery.body)
        if await self._scores.waits(delivery.receipt):
            await self._count(tally)
            await self._scores.settle(delivery.receipt)

    async def career(self, player: PlayerId) -> Career:
        """Return what a player has reached."""
        (record,) = await self._scores.load(player)
        return _career(record)

    async def leaders(self, chat: str, asker: PlayerId) -> Mapping[str, Leaders]:
        """Return the top of all ladders of a chat by their kinds, in one round trip."""
        keys = [kind.key for kind in KINDS]
        return dict(zip(keys, await self._scores.leaders(chat, keys, asker), strict=True))

    async def names(self, leaders: Leaders) -> tuple[str, ...]:
        """Return what those at the top are called, in one round trip."""
        return await self._scores.names(*(rung.player for rung in leaders.best))

    async def forget(self, player: PlayerId) -> None:
        """Erase everything about a player; opponents keep what they have reached.

        Games that wait are settled first, or they would bring the player back. It is done once more
        if somebody who had such a game in hand was faster.
        """
        while await self._settle_games_of(player) or await self._erase(player):
            pass

    async def _settle_games_of(self, player: PlayerId) -> bool:
        """Count what waits for a player; tell whether anything could be counted."""
        waiting = await self._scores.waiting()
        return any([await self._settle_for(player, delivery) for delivery in waiting])

    async def _settle_for(self, player: PlayerId, delivery: Delivery) -> bool:
        """Count a game if it is one of the player's; what cannot be read is left as it is."""
        try:
            if player not in {one.id for one in read_tally(delivery.body).players}:
                return False
            await self.settle(delivery)
        except UnreadableRecord as error:
            _log.warning("unreadable score", receipt=delivery.receipt, schema=error.schema)
            return False
        return True

    async def _erase(self, player: PlayerId) -> bool:
        """Take a player off every ladder, and only then forget which they were."""
        (record,) = await self._scores.load(player)
        for kind, score in _readable_career(record).scores.items():
            await self._take_off(player, kind, score.chats)
        await self._scores.erase(player)
        return record is not None

    async def _count(self, tally: Tally) -> None:
        """Agree on what everybody's skill was before the game, then count it for each.

        The others are ranked against a stranger, too, but nothing is kept of one.
        """
        records = await self._scores.load(*(player.id for player in tally.players))
        believed = [_career(record).skill(tally.kind) for record in records]
        agreed = await self._scores.agree(tally.game_id, msgspec.json.encode(believed))
        skills = _skills.decode(agreed)
        await asyncio.gather(
            *(
                self._count_for(tally, seat, skills, record)
                for seat, record in enumerate(records)
                if not is_stranger(tally.players[seat].id)
            )
        )

    async def _count_for(
        self, tally: Tally, seat: int, skills: Sequence[Skill], record: Record | None
    ) -> None:
        """Count a game for one player, whatever other games are counted meanwhile."""
        player = tally.players[seat]
        while (
            await self._scores.count(player, tally.game_id, _next(record, tally, seat, skills))
            is Counting.OUTDATED
        ):
            (record,) = await self._scores.load(player.id)
        await self._place(player.id, tally.kind)

    async def _place(self, player: PlayerId, kind: str) -> None:
        """Put a player's score on all his ladders; again if it has changed meanwhile.

        Who is late, and may die before looking again, cannot put an older score there.
        """
        (record,) = await self._scores.load(player)
        while record is not None:
            score = _career(record).scores[kind]
            rung, ladders = score.rung, [Ladder(chat, kind) for chat in score.chats]
            if rung is None:
                return  # Too few games so far to be on any.
            await asyncio.gather(
                *(self._scores.place(ladder, player, rung, record.version) for ladder in ladders)
            )
            before, (record,) = record, await self._scores.load(player)
            if record == before:
                return
            if record is None:
                await self._take_off(player, kind, score.chats)

    async def _take_off(self, player: PlayerId, kind: str, chats: Sequence[str]) -> None:
        for chat in chats:
            await self._scores.take_off(Ladder(chat, kind), player)


def _career(record: Record | None) -> Career:
    return read_career(record.body if record else None)


def _readable_career(record: Record | None) -> Career:
    """Return what a player has reached; nothing if that cannot be read."""
    try:
        return _career(record)
    except UnreadableRecord as error:
        _log.warning("unreadable career", schema=error.schema)
        return Career()


def _next(record: Record | None, tally: Tally, seat: int, skills: Sequence[Skill]) -> Record:
    """Return a player's record with one game more."""
    version = record.version if record else 0
    career = career_after(_career(record), tally, seat, skills)
    return Record(version + 1, write_career(career))

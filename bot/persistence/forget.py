"""ForgetTask a player: wherever he is known, a stranger takes his place.

Nothing says where a player has been, because such a list would itself be something to forget; so
everything is looked through. It may be broken off anywhere and done again.
"""

from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Final

import structlog

from bot.identity import Moment, PlayerId, TableId, forgotten_id
from bot.persistence.record import decode, encode
from bot.persistence.redaction import mentions, without
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import GRACE, Tables, changed, look
from bot.ratings.ratings import Ratings
from bot.store.port import Record, Save, Store, StoredGame, UnreadableRecord
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.clock import Timeouts, next_alarm
from bot.table.departure import depart

_ROUNDS: Final = 5
"""How often everything is looked through, should others go on writing about the player."""

_log: Final = structlog.get_logger("forgetting")


@dataclass(frozen=True, slots=True)
class ForgetTask:
    """Forgets one player, who is known by one id or by several."""

    store: Store
    ids: tuple[PlayerId, ...]
    at: Moment
    chance: Chance
    timeouts: Timeouts

    async def run(self) -> bool:
        """Forget the ratings, then everything else; False if others keep writing about him."""
        nobody = forgotten_id(token_hex(8))
        await self._forget_ratings()
        for _ in range(_ROUNDS):
            if not any([await self._forget(player, nobody) for player in self.ids]):
                # Whoever had one of his games in hand may have counted it meanwhile.
                await self._forget_ratings()
                return True
        return False

    async def _forget_ratings(self) -> None:
        for player in self.ids:
            await Ratings(self.store.scores).forget(player)

    async def _forget(self, player: PlayerId, nobody: PlayerId) -> bool:
        """Forget an id wherever it stands; tell whether it stood anywhere."""
        found = await self.store.find(player)
        changes = [
            await self._forget_settings(owner, player, found.preferences[owner])
            for owner in found.preferences
        ]
        changes += [await self._forget_at(table, player, nobody) for table in found.tables]
        changes += [await self._forget_game(game, player, nobody) for game in found.games]
        return any(changes)

    async def _forget_settings(self, owner: str, player: PlayerId, body: bytes) -> bool:
        """Forget what the player chose, and notes of chats that name him: they can do without."""
        if not (mentions(owner, player) or mentions(body.decode(errors="replace"), player)):
            return False
        await self.store.write_preferences(owner, None)
        return True

    async def _forget_at(self, where: TableId, player: PlayerId, nobody: PlayerId) -> bool:
        """Let the player leave a table, and nobody there remember him; his own goes with him."""
        while True:
            try:
                found = await look(self.store, where)
            except UnreadableRecord as error:
                _log.warning("unreadable record", table=where, schema=error.schema)
                return False
            if found.kept is None:
                return False
            if mentions(where, player):
                await self.store.remove(where)
                return True
            after, change = self._depart(found, nobody)
            if after.kept == found.kept:
                return False
            if await self._keep(after, change):
                return True

    def _depart(self, found: Snapshot, nobody: PlayerId) -> tuple[Snapshot, Change | None]:
        """Return what a table will be, and what happened there; None if nothing did."""
        after, change = replace(found, version=found.version + 1), None
        if found.table:
            change = depart(Change(found.table, self.at, self.chance), self.ids)
        if change and change.news:
            after = changed(found, change, key="")
        kept = after.kept and without(after.kept, self.ids, nobody)
        return replace(after, kept=kept), change if change and change.news else None

    async def _keep(self, after: Snapshot, change: Change | None) -> bool:
        if change:
            return await Tables(self.store, self.timeouts).save(after, change)
        kept = after.kept
        if kept is None:
            return True
        moving, lasts = Moment(self.at + GRACE), self.timeouts.memory
        save = Save(
            Record(after.version, encode(kept)),
            due=moving if kept.moved_to else next_alarm(kept.table, self.timeouts),
            table_ttl=lasts if kept.table.ending and not kept.moved_to else None,
        )
        return await self.store.save(kept.table.id, save)

    async def _forget_game(self, game: StoredGame, player: PlayerId, nobody: PlayerId) -> bool:
        """Let a finished game be one with a stranger; one of the player alone goes with him.

        Whoever was faster may have left the player in it: then it is found once more.
        """
        try:
            kept = decode(game.body)
        except UnreadableRecord as error:
            _log.warning("unreadable record", schema=error.schema)
            return False
        if mentions(kept.table.id, player):
            await self.store.replace_game(game, None)
            return True
        after = without(kept, self.ids, nobody)
        if after == kept:
            return False
        await self.store.replace_game(game, encode(after))
        return True

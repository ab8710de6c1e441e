"""Forgets a player: in every record an unknown player takes their place.

There is no list of where a player has been, because it would be one more thing to forget. So all
records are searched. A search that was interrupted can simply be done again.
"""

from dataclasses import dataclass, replace
from secrets import token_hex
from typing import Final

from bot import troubles
from bot.identity import Moment, PlayerId, TableId, forgotten_id
from bot.persistence.notices import is_notice
from bot.persistence.record import decode, encode
from bot.persistence.redaction import mentions, without
from bot.persistence.saving import CONFIRM_WITHIN, changed
from bot.persistence.snapshot import Snapshot
from bot.persistence.tables import Tables, look
from bot.preferences import PLAYER_DEFAULTS, PlayerPreferences, read, write
from bot.problems.keeper import ProblemKeeper, is_record_of_problems
from bot.ratings.ratings import Ratings
from bot.store.port import Record, Save, Store, StoredGame, UnreadableRecord
from bot.table.chance import Chance
from bot.table.change import Change
from bot.table.clock import Timeouts, computer_alarm, next_alarm
from bot.table.departure import depart

_ROUNDS: Final = 5
"""How many times all records are searched while others go on writing the player's id."""


@dataclass(frozen=True, slots=True)
class ForgetTask:
    """Forgets one player, who is known by one id or by several."""

    store: Store
    ids: tuple[PlayerId, ...]
    at: Moment
    chance: Chance
    timeouts: Timeouts

    async def run(self) -> bool:
        """Forget the player; return False if others keep writing their id."""
        nobody = forgotten_id(token_hex(8))
        await self._forget_ratings()
        for _ in range(_ROUNDS):
            if not any([await self._forget(player, nobody) for player in self.ids]):
                # Another process may have counted one of their games in the meantime.
                await self._forget_ratings()
                return True
        return False

    async def _forget_ratings(self) -> None:
        for player in self.ids:
            await Ratings(self.store.scores).forget(player)

    async def _forget(self, player: PlayerId, nobody: PlayerId) -> bool:
        """Remove an id from all records; return whether there were any."""
        found = await self.store.find(player)
        changes = [
            await self._forget_preferences(owner, player, found.preferences[owner])
            for owner in found.preferences
        ]
        tables = [table for table in found.tables if not is_notice(table)]  # these go in a week
        changes += [await self._forget_at_table(table, player, nobody) for table in tables]
        changes += [await self._forget_game(game, player, nobody) for game in found.games]
        return any(changes)

    async def _forget_preferences(self, owner: str, player: PlayerId, body: bytes) -> bool:
        """Remove the player's preferences, and notes of chats that name them.

        That they are blocked stays: nobody opens the bot to themselves.
        """
        if not (mentions(owner, player) or mentions(body.decode(errors="replace"), player)):
            return False
        blocked = owner == player and read(body, PLAYER_DEFAULTS, owner).blocked
        left = write(PlayerPreferences(blocked=True)) if blocked else None
        if body == left:
            return False
        await self.store.write_preferences(owner, left)
        return True

    async def _forget_at_table(self, where: TableId, player: PlayerId, nobody: PlayerId) -> bool:
        """Remove the player from a table. The table of their private chat is deleted."""
        if is_record_of_problems(where):
            return await self._forget_problems(where, player)
        while True:
            try:
                found = await look(self.store, where)
            except UnreadableRecord as error:
                troubles.set_aside(error.key, error.flaw)
                return False
            if found.record is None:
                return False
            if mentions(where, player):
                await self.store.remove(where)
                return True
            after, change = self._depart(found, nobody)
            if after.record == found.record:
                return False
            if await self._save(after, change):
                return True

    async def _forget_problems(self, record: TableId, player: PlayerId) -> bool:
        """Remove the player from a chat's problems. Those of their private chat are deleted."""
        if mentions(record, player):
            await self.store.remove(record)
            return True
        try:
            return await ProblemKeeper(self.store).forget(record, self.ids)
        except UnreadableRecord as error:
            troubles.set_aside(error.key, error.flaw)
            return False

    def _depart(self, found: Snapshot, nobody: PlayerId) -> tuple[Snapshot, Change | None]:
        """Return the table without the player, and what their leaving changed; None if nothing."""
        after, change = replace(found, version=found.version + 1), None
        if found.table:
            change = depart(Change(found.table, self.at, self.chance), self.ids)
        if change and change.news:
            after = changed(found, change, key="")
        record = after.record and without(after.record, self.ids, nobody)
        return replace(after, record=record), change if change and change.news else None

    async def _save(self, after: Snapshot, change: Change | None) -> bool:
        if change:
            return await Tables(self.store, self.timeouts).save(after, change)
        record = after.record
        if record is None:
            return True
        moving, lasts = Moment(self.at + CONFIRM_WITHIN), self.timeouts.memory
        save = Save(
            Record(after.version, encode(record)),
            due=moving if record.moved_to else next_alarm(record.table, self.timeouts),
            table_ttl=lasts if record.table.ending and not record.moved_to else None,
            computer=None if record.moved_to else computer_alarm(record.table, self.at),
        )
        return await self.store.save(record.table.id, save)

    async def _forget_game(self, game: StoredGame, player: PlayerId, nobody: PlayerId) -> bool:
        """Remove the player from a finished game. One of their private chat is deleted.

        If another process has just written the game, the next round finds it again.
        """
        try:
            record = decode(game.body)
        except UnreadableRecord as error:
            troubles.set_aside(game.name, error.flaw)
            return False
        if mentions(record.table.id, player):
            await self.store.replace_record(game, None)
            return True
        after = without(record, self.ids, nobody)
        if after == record:
            return False
        await self.store.replace_record(game, encode(after))
        return True

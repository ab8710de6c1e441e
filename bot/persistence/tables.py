"""Reads tables from the store, and saves them if nobody was faster."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot import troubles
from bot.identity import PlayerId, TableId, is_computer
from bot.language import Language
from bot.metrics import Stage, timed_async
from bot.persistence.known_tables import KnownTables, Seated
from bot.persistence.places import (
    Places,
    ShownMessage,
    places_owner,
    read_places,
    shown_at,
    with_shown,
    write_places,
)
from bot.persistence.record import (
    TableRecord,
    check_game,
    decode,
    decode_game,
    encode,
)
from bot.persistence.saving import save_of
from bot.persistence.snapshot import Snapshot
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, PlayerPreferences, read, write
from bot.recent import RecentCache
from bot.store.confirmed import confirmed
from bot.store.errors import UnreadableRecord, reading
from bot.store.port import Loaded, Note, Record, Store
from bot.table.change import Change
from bot.table.clock import TIMEOUTS, Timeouts
from bot.table.table import Table

_RECORDS: Final = 512
"""How many decoded records are cached."""
_CACHED: Final = 20_000
"""Of how many tables the places, and of how many players the preferences are cached."""


class Tables:
    """Reads and saves tables, in one round trip each wherever that is possible.

    It caches decoded records, because mostly a record is read by the process that wrote it. It also
    knows who sits where, because their preferences are read together with the table.
    """

    def __init__(self, store: Store, timeouts: Timeouts = TIMEOUTS) -> None:
        self._store = store
        self._timeouts = timeouts
        self.known = KnownTables()
        self._records = RecentCache[bytes, TableRecord](_RECORDS)
        self._places = RecentCache[TableId, Places](_CACHED)
        self._preferences = RecentCache[PlayerId, PlayerPreferences](_CACHED)
        self._gone_back = set[TableId]()
        """Tables of which the store had an older version than before, and nobody was told yet."""
        self._being_noted = Counter[TableId]()
        """Tables whose places are being saved: what the store has may be older than the cache."""

    @timed_async(Stage.LOAD)
    async def find(
        self,
        where: TableId,
        *,
        chat: str = "",
        asker: PlayerId | None = None,
        tolerant: bool = False,
    ) -> Snapshot:
        """Return what the store has, with the preferences of all players at the table.

        Who they are is a guess until the table is read: those who sat there the last time. The
        preferences of others take a second round trip. If the record cannot be read, raise
        UnreadableRecord or, if `tolerant`, return a snapshot that says why.
        """
        known = self.known.seated_at(where)
        guess = Seated(chat or known.chat, _unique(asker, *known.people))
        owners = (chat_owner(guess.chat), places_owner(where), *guess.people)
        before, settled = self._places.get(where), where not in self._being_noted
        loaded = await self._store.load(where, *owners)
        found = self._found(where, loaded, guess, tolerant=tolerant)
        # A message that was shown while the store was read is newer.
        if settled and self._places.get(where) is before:
            self._places.put(where, found.places)
        if found.table is None:
            return found
        if found.version < known.version and found.table.dice.game_id == known.game:
            self._gone_back.add(where)
        seated = self.known.note(found.table, found.version, chat)
        return await self._complete(found, guess, seated)

    def went_back(self, table: TableId) -> bool:
        """Return whether a table was found at an older version than before; the first to ask."""
        if table not in self._gone_back:
            return False
        self._gone_back.discard(table)
        return True

    def _found(self, where: TableId, loaded: Loaded, guess: Seated, *, tolerant: bool) -> Snapshot:
        rules, places, *bodies = loaded.preferences
        record, unreadable = None, None
        try:
            record = self._read(where, loaded.record)
        except UnreadableRecord as error:
            if not tolerant:
                raise
            unreadable = error
        return Snapshot(
            version=loaded.record.version if loaded.record else 0,
            record=record,
            chat_preferences=read(rules, CHAT_DEFAULTS, chat_owner(guess.chat)),
            preferences=self._read_preferences(guess.people, bodies),
            places=read_places(places, where),
            unreadable=unreadable,
        )

    def _read(self, where: TableId, stored: Record | None) -> TableRecord | None:
        """Return a table's record; set it aside if it cannot be read."""
        key = table_name(where)
        if stored is None:
            troubles.gone(key)
            return None
        try:
            record = self._records.get(stored.body) or self._decode(key, stored.body)
        except UnreadableRecord as error:
            troubles.set_aside(key, error.flaw)
            raise
        troubles.readable(key)
        return record

    async def _complete(self, found: Snapshot, guess: Seated, seated: Seated) -> Snapshot:
        """Add the preferences of the chat and of people that were not guessed."""
        others = [who for who in seated.people if who not in guess.people]
        chats = [chat_owner(seated.chat)] if seated.chat != guess.chat else []
        if not (others or chats):
            return found
        bodies = iter(await self._store.load_preferences(*chats, *others))
        chat = read(next(bodies), CHAT_DEFAULTS, *chats) if chats else found.chat_preferences
        return replace(
            found,
            chat_preferences=chat,
            preferences={**found.preferences, **self._read_preferences(others, bodies)},
        )

    def _read_preferences(
        self, people: Iterable[PlayerId], bodies: Iterable[bytes | None]
    ) -> dict[PlayerId, PlayerPreferences]:
        read_all = zip(people, bodies, strict=True)
        found = {who: read(body, PLAYER_DEFAULTS, who) for who, body in read_all}
        for who, preferences in found.items():
            self._preferences.put(who, preferences)
        return found

    async def preferences_of(self, player: PlayerId) -> PlayerPreferences:
        """Return what a player has chosen, as it was last read or saved."""
        known = self._preferences.get(player)
        if known is None:
            bodies = await self._store.load_preferences(player)
            known = self._read_preferences([player], bodies)[player]
        return known

    async def save_preferences(self, player: PlayerId, chosen: PlayerPreferences) -> None:
        """Save what a player has chosen."""
        await self._store.write_preferences(player, write(chosen))
        self._preferences.put(player, chosen)

    def language_of(self, player: PlayerId) -> Language | None:
        """Return the language that a player has chosen, if that was read lately."""
        known = self._preferences.get(player)
        return known.language if known else None

    def _decode(self, key: str, body: bytes) -> TableRecord:
        with reading(key):
            record = decode(body)
            check_game(record.table)
        return self._records.put(body, record)

    @timed_async(Stage.SAVE)
    async def save(self, found: Snapshot, change: Change) -> bool:
        """Save what a table has become; False if somebody else changed it in the meantime.

        Raise Unconfirmed if it may have been saved, and NotCarriedOut if it was not.
        """
        if found.record is None:
            return False
        body = encode(found.record)
        save = save_of(Record(found.version, body), change, self._timeouts)
        if found.unreadable:
            await self._store.set_aside(change.table.id)
        try:
            saved = await confirmed(self._store.save(change.table.id, save))
        except UnreadableRecord:  # where the record should be there is something else
            await self._store.set_aside(change.table.id)
            return False
        if saved:
            self._records.put(body, found.record)
            self.known.note(change.table, found.version)
        return saved

    async def shown(
        self, table: TableId, *versions: int, message: ShownMessage | None = None
    ) -> None:
        """Note that some versions were shown and, if it is a new one, in which message."""
        if message is None:
            await self._store.mark_announced(table, *versions)
            return
        places = with_shown(self._places.get(table) or (), message)
        self._places.put(table, places)
        note = Note(places_owner(table), write_places(places), self._timeouts.memory)
        self._being_noted[table] += 1
        try:
            await self._store.mark_announced(table, *versions, note=note)
        finally:
            self._being_noted -= Counter([table])

    def places_of(self, table: TableId) -> Places:
        """Return everywhere a table is shown, as it was last read or noted."""
        return self._places.get(table) or ()

    def shown_in(self, table: TableId, place: TableId) -> ShownMessage | None:
        """Return the message that shows a table in a place, as it was last read or noted."""
        return shown_at(self.places_of(table), place)

    async def past_game(self, table: TableId, game_id: str) -> Table | None:
        """Return the table at the end of an earlier game; None if the store no longer has it."""
        body = await self._store.load_game(table, game_id)
        with reading(f"game:{game_id}"):
            return decode_game(body) if body else None


def _unique(*people: PlayerId | None) -> tuple[PlayerId, ...]:
    """Return people without repetition; computers have no preferences."""
    return tuple(dict.fromkeys(who for who in people if who and not is_computer(who)))


def table_name(table: TableId) -> str:
    """Return what the record of a table is called."""
    return f"table:{table}"


async def look(store: Store, table: TableId) -> Snapshot:
    """Return a table as the store has it, without anybody's preferences."""
    record = (await store.load(table)).record
    with reading(table_name(table)):
        return Snapshot(record.version, decode(record.body)) if record else Snapshot(0, None)


def chat_owner(chat: str) -> str:
    """Return the name under which the store keeps a chat's preferences."""
    return f"chat:{chat}"

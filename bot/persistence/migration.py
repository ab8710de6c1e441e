"""A chat that goes on under another id, and takes its table along.

The old record first says where the table has gone, and keeps it until it has arrived there. Whoever
comes by in between finishes what was begun, so nothing is lost or doubled wherever a process dies,
and no step touches two places at once: they may lie on different servers.
"""

import msgspec

from bot.identity import Moment, TableId
from bot.persistence.record import Done, LastChanges, TableRecord, encode
from bot.persistence.tables import GRACE, chat_owner, look
from bot.preferences import CHAT_DEFAULTS, read, write
from bot.store.port import FinishedGame, Record, Save, Store
from bot.table.clock import TIMEOUTS, Timeouts, next_alarm
from bot.table.news import News
from bot.table.table import Table
from bot.table.values import Dice


async def move(
    store: Store, old: TableId, new: TableId, at: Moment, timeouts: Timeouts = TIMEOUTS
) -> None:
    """Let everything that is kept under the old id be found under the new one; once is enough."""
    while True:
        found = await look(store, old)
        if found.kept is None:
            return await _take_settings_along(store, old, new)
        if found.moved_to:
            return await arrive(store, old, at, timeouts)
        gone = msgspec.structs.replace(found.kept, moved_to=new)
        # The clock comes by should this process die before the table has arrived.
        save = Save(Record(found.version + 1, encode(gone)), due=Moment(at + GRACE))
        await store.save(old, save)


async def arrive(store: Store, old: TableId, at: Moment, timeouts: Timeouts = TIMEOUTS) -> None:
    """Set the table up where it has gone, unless one is there, and leave nothing to do behind."""
    found = await look(store, old)
    if found.kept is None or not found.moved_to or found.kept.arrived:
        return
    new = found.moved_to
    chat = new if found.kept.table.chat == old else found.kept.table.chat
    table = msgspec.structs.replace(found.kept.table, id=new, chat=chat)
    # What was done before is known as done, and was told where it was done.
    recent = tuple(Done(1, done.key, News()) for done in found.kept.recent)
    kept = TableRecord(table=table, since=LastChanges(1, 1, 1), recent=recent)
    arrived = Save(
        Record(1, encode(kept)),
        due=next_alarm(table, timeouts),
        announce_by=Moment(at + GRACE),
        finished=await _shelf(store, old, table, timeouts),
        table_ttl=timeouts.memory if table.ending else None,
    )
    await store.save(new, arrived)
    await _take_settings_along(store, old, new)
    left = Save(Record(found.version + 1, encode(_way(found.kept))), table_ttl=timeouts.memory)
    await store.save(old, left)
    await store.mark_announced(old, found.version + 1)


def _way(kept: TableRecord) -> TableRecord:
    """Return what leads to a table that has arrived, with nobody and no game in it."""
    dice = Dice(kept.table.dice.game_id, b"")
    table = Table(
        id=kept.table.id,
        setup=kept.table.setup,
        players=(),
        dice=dice,
        language=kept.table.language,
    )
    return TableRecord(table=table, moved_to=kept.moved_to, arrived=True)


async def _shelf(
    store: Store, old: TableId, table: Table, timeouts: Timeouts
) -> tuple[FinishedGame, ...]:
    """Return the games that somebody may still want to see."""
    bodies = [(name, await store.load_game(old, name)) for name in table.game_ids]
    lasts = timeouts.memory
    return tuple(FinishedGame(name, body, lasts) for name, body in bodies if body is not None)


async def _take_settings_along(store: Store, old: TableId, new: TableId) -> None:
    owners = chat_owner(old), chat_owner(new)
    chosen, chosen_there = (await store.load(new, *owners)).preferences
    if chosen is not None and chosen_there is None:
        await store.write_preferences(chat_owner(new), _rules_there(chosen, old, new))


def _rules_there(chosen: bytes, old: TableId, new: TableId) -> bytes:
    """Return a chat's rules with the same room to play in, by its new id."""
    rules = read(chosen, CHAT_DEFAULTS)
    if old not in rules.rooms:
        return chosen
    rooms = tuple(new if room == old else room for room in rules.rooms)
    return write(msgspec.structs.replace(rules, rooms=rooms))

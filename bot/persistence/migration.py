"""Moves a table to another id, because its chat has got one.

First the old record says where the table is moving. Then the table is saved under the new id, and
only the new id is left in the old record. No step writes two records, because they may be on
different servers. If the process dies in between, the next one that reads the old record finishes
the move.
"""

import msgspec

from bot.identity import Moment, TableId
from bot.persistence.record import Done, LastChanges, TableRecord, encode
from bot.persistence.saving import CONFIRM_WITHIN
from bot.persistence.tables import chat_owner, look
from bot.preferences import CHAT_DEFAULTS, read, write
from bot.problems.keeper import ProblemKeeper
from bot.store.port import FinishedGame, Record, Save, Store
from bot.table.clock import TIMEOUTS, Timeouts, computer_alarm, next_alarm
from bot.table.news import News
from bot.table.table import Table
from bot.table.values import Dice


async def move(
    store: Store, old: TableId, new: TableId, at: Moment, timeouts: Timeouts = TIMEOUTS
) -> None:
    """Move a table, its past games and its chat's preferences. Twice does no harm."""
    while True:
        found = await look(store, old)
        if found.record is None:
            return await _move_preferences(store, old, new)
        if found.moved_to:
            return await arrive(store, old, at, timeouts)
        gone = msgspec.structs.replace(found.record, moved_to=new)
        # The alarm finishes the move should this process die.
        save = Save(Record(found.version + 1, encode(gone)), due=Moment(at + CONFIRM_WITHIN))
        await store.save(old, save)


async def arrive(store: Store, old: TableId, at: Moment, timeouts: Timeouts = TIMEOUTS) -> None:
    """Finish a move: save the table under its new id, unless one is there already."""
    found = await look(store, old)
    if found.record is None or not found.moved_to or found.record.arrived:
        return
    new = found.moved_to
    chat = new if found.record.table.chat == old else found.record.table.chat
    table = msgspec.structs.replace(found.record.table, id=new, chat=chat)
    # Earlier requests are still recognised. They were announced before the move.
    recent = tuple(Done(1, done.key, News()) for done in found.record.recent)
    there = TableRecord(table=table, since=LastChanges(1, 1, 1), recent=recent)
    arrived = Save(
        Record(1, encode(there)),
        due=next_alarm(table, timeouts),
        announce_by=Moment(at + CONFIRM_WITHIN),
        finished=await _past_games(store, old, table, timeouts),
        table_ttl=timeouts.memory if table.ending else None,
        computer=computer_alarm(table, at),
    )
    await store.save(new, arrived)
    await _move_preferences(store, old, new)
    left = Save(
        Record(found.version + 1, encode(_forwarding(found.record))), table_ttl=timeouts.memory
    )
    await store.save(old, left)
    await store.mark_announced(old, found.version + 1)


def _forwarding(record: TableRecord) -> TableRecord:
    """Return the old record after a move: the new id, and no players and no game."""
    dice = Dice(record.table.dice.game_id, b"")
    table = Table(
        id=record.table.id,
        setup=record.table.setup,
        players=(),
        dice=dice,
        language=record.table.language,
    )
    return TableRecord(table=table, moved_to=record.moved_to, arrived=True)


async def _past_games(
    store: Store, old: TableId, table: Table, timeouts: Timeouts
) -> tuple[FinishedGame, ...]:
    """Return the games of the match that the store still has."""
    bodies = [(name, await store.load_game(old, name)) for name in table.game_ids]
    lasts = timeouts.memory
    return tuple(FinishedGame(name, body, lasts) for name, body in bodies if body is not None)


async def _move_preferences(store: Store, old: TableId, new: TableId) -> None:
    """Move what a chat has chosen, and its problems."""
    await ProblemKeeper(store).move(old, new)
    owners = chat_owner(old), chat_owner(new)
    chosen, chosen_there = (await store.load(new, *owners)).preferences
    if chosen is not None and chosen_there is None:
        await store.write_preferences(chat_owner(new), _with_new_room(chosen, old, new))


def _with_new_room(chosen: bytes, old: TableId, new: TableId) -> bytes:
    """Return a chat's preferences with the new id of the room in the place of the old one."""
    rules = read(chosen, CHAT_DEFAULTS, chat_owner(old))
    if old not in rules.rooms:
        return chosen
    rooms = tuple(new if room == old else room for room in rules.rooms)
    return write(msgspec.structs.replace(rules, rooms=rooms))

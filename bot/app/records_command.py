"""`parlour records`: shows what cannot be read in the store, and removes it."""

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from bot.app.settings import Settings
from bot.app.store_place import store_place
from bot.persistence.notices import is_notice, read_notice
from bot.persistence.record import check_game, decode
from bot.persistence.visits import read_strictly, usual_of
from bot.problems.keeper import is_record_of_problems, read_problems
from bot.ratings.agreed_skills import read_agreed_skills
from bot.ratings.player_scores import read_player_scores
from bot.ratings.rated_game import read_rated_game
from bot.store.opening import AT_ONCE, open_store
from bot.store.port import RecordFlaw, StoredRecord, UnreadableRecord
from bot.store.redis.records import split_record
from bot.store.redis.store import RedisStore

ASIDE: Final = "aside"
"""The type of what was set aside, because something new took its place."""
PENDING: Final = "pending"


class NoSuchRecord(Exception):
    """Nothing is stored under a name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def list_records(settings: Settings) -> list[str]:
    """Return a line for each record that cannot be read, and for those set aside."""
    lines: set[str] = set()  # a server may name a key twice while others are added

    def look(record: StoredRecord) -> None:
        if flaw := _flaw_of(record):
            lines.add(f"{record.name}  {flaw}, {len(record.body)} bytes")

    async with _opened(settings) as store:
        await _visit(store, look)
    return sorted(lines)


async def show_record(settings: Settings, name: str) -> str:
    """Return a record as it is stored."""
    async with _opened(settings) as store:
        record = await _find(store, name)
        return record.body.decode(errors="backslashreplace")


async def drop_record(settings: Settings, name: str) -> None:
    """Delete a record, whether it can be read or not."""
    async with _opened(settings) as store:
        record = await _find(store, name)
        if record.type == PENDING:
            await store.scores.remove_pending(record.key)
        else:
            await store.drop(record)


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[RedisStore]:
    with store_place(settings) as place:
        async with open_store(place, settings.data, AT_ONCE) as store:
            yield store


async def _visit(store: RedisStore, look: Callable[[StoredRecord], None]) -> None:
    await store.visit(look)
    await store.visit_foreign(look)
    for game in await store.scores.list_pending():
        look(StoredRecord(game.receipt, f"{PENDING}:{game.receipt}", game.body))


async def _find(store: RedisStore, name: str) -> StoredRecord:
    found: list[StoredRecord] = []

    def look(record: StoredRecord) -> None:
        if name in {record.name, record.key}:
            found.append(record)

    await _visit(store, look)
    if not found:
        raise NoSuchRecord(name)
    return found[0]


def _flaw_of(record: StoredRecord) -> str:
    """Return why a record cannot be read; nothing if it can."""
    if record.type == ASIDE:
        return "set aside"
    if record.foreign or _is_damaged_setting(record):
        return str(RecordFlaw.DAMAGED)
    read = _READERS.get(record.type)
    if record.type == "table":
        read = _reader_of(record.name.removeprefix("table:"))
    try:
        if read:
            read(record.body)
    except UnreadableRecord as error:
        return str(error.flaw)
    return ""


def _is_damaged_setting(record: StoredRecord) -> bool:
    usual = usual_of(record.name.partition(":")[2])
    return record.type == "settings" and bool(usual and not read_strictly(record, usual))


def _read_table(body: bytes) -> None:
    record = split_record(body)
    check_game(decode(record.body if record else b"").table)


def _reader_of(name: str) -> Callable[[bytes], object]:
    """Return how a record is read that is stored as tables are."""
    if is_notice(name):
        return _read_notice
    return _read_problems if is_record_of_problems(name) else _read_table


def _read_problems(body: bytes) -> None:
    record = split_record(body)
    read_problems(record.body if record else b"")


def _read_notice(body: bytes) -> None:
    record = split_record(body)
    read_notice(record.body if record else b"")


def _read_game(body: bytes) -> None:
    check_game(decode(body).table)


def _read_scores(body: bytes) -> None:
    record = split_record(body)
    read_player_scores(record.body if record else b"")


_READERS: Final[Mapping[str, Callable[[bytes], object]]] = {
    "game": _read_game,
    "score": _read_scores,
    "agreed": read_agreed_skills,
    PENDING: read_rated_game,
}
"""How the records of each type are read."""

"""What is kept of a table, and what is left as it is."""

import asyncio

import pytest

from bot.commands.request import Request
from bot.desk.desk import Desk
from bot.identity import TableId
from bot.persistence.record import TableRecord, decode, encode
from bot.store.port import Record, Save, UnreadableRecord
from bot.table.clock import TIMEOUTS
from tests.bot.reading import is_refused, version_of
from tests.bot.room import ROOM, Room, checkers, person


def test_a_record_of_a_newer_version_is_left_alone() -> None:
    room = checkers()
    newer = encode(room.found.record).replace(b'"schema":1', b'"schema":2')  # type: ignore[arg-type]
    asyncio.run(room.store.save(ROOM, Save(Record(3, newer))))
    assert "newer version" in room.say("Anna", "/move c3-d4").text
    with pytest.raises(UnreadableRecord):
        decode(newer)


def test_a_damaged_record_is_left_alone() -> None:
    room = checkers()
    asyncio.run(room.store.save(ROOM, Save(Record(3, b"{}"))))
    assert room.say("Anna", "/move c3-d4").private
    for body in (b"", b"{}", b'{"schema":9}'):
        with pytest.raises(UnreadableRecord):
            decode(body)


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return the list of records that tables had to decode."""
    bodies: list[bytes] = []

    def note(body: bytes) -> TableRecord:
        bodies.append(body)
        return decode(body)

    monkeypatch.setattr("bot.persistence.tables.decode", note)
    return bodies


def find(desk: Desk) -> TableRecord:
    """Return the record as a desk has it."""
    kept = asyncio.run(desk.tables.find(ROOM)).record
    assert kept is not None
    return kept


def test_a_record_that_this_process_has_saved_is_not_decoded(decoded: list[bytes]) -> None:
    room = checkers()
    room.say("Anna", "/move c3-d4")
    assert decoded == []
    assert find(room.desk).table.position == room.table.position


def test_a_record_that_another_process_has_saved_is_decoded_once(decoded: list[bytes]) -> None:
    room = checkers()
    other = room.another_desk()
    request = Request(table=ROOM, player=person("Anna"), text="/move c3-d4")
    assert version_of(asyncio.run(other.handle(request))) == 3
    assert len(decoded) == 1  # by the other process
    assert find(room.desk) == find(other)
    assert find(room.desk) is not find(other)
    assert len(decoded) == 2


def note_saves(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[Save]:
    """Return a list that grows with everything that is saved in a room."""
    saved: list[Save] = []
    save = room.store.save

    async def note(table: TableId, what: Save) -> bool:
        saved.append(what)
        return await save(table, what)

    monkeypatch.setattr(room.store, "save", note)
    return saved


def test_a_table_is_kept_while_a_game_is_on_and_then_for_some_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = checkers()
    saved = note_saves(room, monkeypatch)
    room.say("Anna", "/move c3-d4")
    room.say("Anna", "/resign yes")
    assert [what.table_ttl for what in saved] == [None, TIMEOUTS.memory]


def test_a_game_is_put_on_the_shelf_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    saved = note_saves(room, monkeypatch)
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    room.say("Ben", "/decline")
    room.say("Ben", "/rematch")
    room.say("Anna", "/accept")
    assert [game.game_id for what in saved for game in what.finished] == ["game-1"]


def test_a_chat_may_keep_a_note_of_its_own() -> None:
    room = checkers()
    assert asyncio.run(room.desk.notes.load("test:commands")) == ""
    asyncio.run(room.desk.notes.save("test:commands", "digest 7"))
    assert asyncio.run(room.desk.notes.load("test:commands")) == "digest 7"


def test_a_reply_is_put_into_words_before_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    room = checkers()
    version = room.found.version
    request = Request(table=ROOM, player=person("Anna"), text="/move c3-d4")
    monkeypatch.setattr("bot.replies.telling.tell_news", fail)
    assert is_refused(asyncio.run(room.desk.handle(request)))
    assert room.found.version == version

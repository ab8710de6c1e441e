"""What is kept of a table, and what is left as it is."""

import asyncio

import pytest

from bot.commands.request import Request
from bot.identity import TableId
from bot.persistence.record import Kept, decode, encode
from bot.store.port import Record, Save, UnreadableRecord
from tests.bot.reading import is_refused
from tests.bot.room import ROOM, backgammon, checkers, person


def test_a_record_of_a_newer_version_is_left_alone() -> None:
    room = checkers()
    newer = encode(room.found.kept).replace(b'"schema":1', b'"schema":2')  # type: ignore[arg-type]
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


def test_a_table_is_read_as_it_was_written() -> None:
    kept = backgammon("52", options="3 cube 1d falls autoroll autoplay").found.kept
    assert isinstance(kept, Kept)
    assert decode(encode(kept)) == kept


def test_a_game_is_put_on_the_shelf_once(monkeypatch: pytest.MonkeyPatch) -> None:
    room = checkers()
    saved: list[Save] = []
    save = room.store.save

    async def note(table: TableId, what: Save) -> bool:
        saved.append(what)
        return await save(table, what)

    monkeypatch.setattr(room.store, "save", note)
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    room.say("Ben", "/decline")
    room.say("Ben", "/rematch")
    room.say("Anna", "/accept")
    assert [game.game_id for what in saved for game in what.finished] == ["game-1"]


def test_a_chat_may_keep_a_note_about_a_table() -> None:
    room = checkers()
    assert asyncio.run(room.desk.recall(ROOM)) == ""
    asyncio.run(room.desk.remember(ROOM, "message 7"))
    assert asyncio.run(room.desk.recall(ROOM)) == "message 7"


def test_a_reply_is_put_into_words_before_it_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise LookupError

    room = checkers()
    version = room.found.version
    request = Request(table=ROOM, player=person("Anna"), text="/move c3-d4")
    monkeypatch.setattr("bot.replies.standing.tell_news", fail)
    assert is_refused(asyncio.run(room.desk.handle(request)))
    assert room.found.version == version

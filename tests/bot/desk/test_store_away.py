"""A store that does not answer loses nothing, and is told of when it matters."""

import asyncio

import pytest

from bot.identity import TableId
from bot.language import Language
from bot.store.memory import MemoryStore
from bot.store.port import Loaded, Save, StoreUnreachable, UnreadableRecord
from bot.texts import Texts
from tests.bot.reading import version_of
from tests.bot.room import ROOM, Room, checkers


class Away(MemoryStore):
    """A store that does not answer for some time, or loses its answers."""

    silent = 0
    deaf = 0

    async def load(self, table: TableId, *owners: str) -> Loaded:
        """Answer, unless silent."""
        if self.silent:
            self.silent -= 1
            raise StoreUnreachable
        return await super().load(table, *owners)

    async def save(self, table: TableId, save: Save) -> bool:
        """Keep it, but lose the answer."""
        kept = await super().save(table, save)
        if self.deaf:
            self.deaf -= 1
            raise StoreUnreachable
        return kept


@pytest.fixture
def away(monkeypatch: pytest.MonkeyPatch) -> Room:
    """Return a room whose store can be taken away."""
    monkeypatch.setattr("bot.desk.turns._PAUSE", 0)
    room = Room(store=Away())
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    return room


def test_a_short_silence_is_not_noticed(away: Room) -> None:
    away.store.silent = 2  # type: ignore[attr-defined]
    assert "Anna plays c3-d4." in away.say("Anna", "/move c3-d4").text


def test_a_long_silence_is_told_and_play_goes_on_afterwards(away: Room) -> None:
    away.store.silent = 3  # type: ignore[attr-defined]
    reply = away.say("Anna", "/move c3-d4")
    assert reply.text == Texts(Language.ENGLISH).say("trouble-store")
    assert reply.private
    assert away.found.version == 2
    assert "Anna plays c3-d4." in away.say("Anna", "/move c3-d4").text


def test_a_save_whose_answer_was_lost_is_not_made_twice(away: Room) -> None:
    away.store.deaf = 1  # type: ignore[attr-defined]
    reply = away.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert away.found.version == version_of(reply) == 3
    assert len(away.table.log) == 2


@pytest.mark.parametrize("trouble", [StoreUnreachable(), UnreadableRecord()])
def test_what_is_not_needed_is_done_without(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = checkers()
    reply = room.say("Anna", "/move c3-d4")

    async def fail(*_: object, **__: object) -> None:
        raise trouble

    for method in ("load", "mark_announced", "write_preferences"):
        monkeypatch.setattr(room.store, method, fail)
    asyncio.run(room.desk.announced(reply))
    asyncio.run(room.desk.notes.save(ROOM, "7"))
    assert asyncio.run(room.desk.notes.load(ROOM)) == ""
    assert asyncio.run(room.desk.suggest(ROOM, "")) == ()

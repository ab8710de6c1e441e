"""Whatever comes twice or at the same time happens once."""

from bot.identity import TableId
from bot.store.memory import MemoryStore
from bot.store.port import Record, Save
from tests.bot.reading import version_of
from tests.bot.room import Room, checkers


def test_a_request_that_comes_twice_is_carried_out_once() -> None:
    room = checkers()
    room.say("Anna", "/move c3-d4", key="message 7")
    version = room.found.version
    again = room.say("Anna", "/move c3-d4", key="message 7")
    assert room.found.version == version == version_of(again)
    assert "Anna plays c3-d4." in again.text


class Faster(MemoryStore):
    """A store where somebody else is always a little faster, for some time."""

    def __init__(self, races: int) -> None:
        super().__init__()
        self.races = races

    async def save(self, table: TableId, save: Save) -> bool:
        """Let the other save first: the same table with one more version."""
        if self.races and save.record.version > 2:
            self.races -= 1
            loaded = await self.load(table)
            assert loaded.record is not None
            later = Record(loaded.record.version + 1, loaded.record.body)
            assert await super().save(table, Save(later))
        return await super().save(table, save)


def test_whoever_loses_a_race_tries_again_with_the_same_dice() -> None:
    room = Room(store=Faster(races=3))
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    reply = room.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert room.found.version == version_of(reply) == 6


def test_whoever_loses_every_race_is_told_so() -> None:
    room = Room(store=Faster(races=1_000))
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    assert "didn’t get to you, so that was not done" in room.say("Anna", "/move c3-d4").text
    assert len(room.table.log) == 1

"""That a hint was taken is told once: in a moment, or with what happens before that."""

import pytest

from bot.commands.request import Request
from bot.desk.delivery import LEASE
from bot.desk.doubts import DOUBT
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.persistence.saving import changed
from bot.persistence.snapshot import Snapshot
from bot.replies.reply import Announcement
from bot.table.change import Change
from bot.table.endings import stop
from tests.bot.desk.coached import coached, told
from tests.bot.loops import finish
from tests.bot.room import ROOM, Room, person

NEWS = "Anna takes a hint: this game is not rated."


def hinted() -> Room:
    """Return a room where Anna has taken a hint against Ben a moment ago."""
    return coached("Anna: /play checkers hints=yes", "Ben: /join", "Anna: /hint yes")


def test_a_hint_that_nobody_was_told_of_is_told_before_the_move_that_follows() -> None:
    room = hinted()
    moved = room.say("Anna", "c3-d4")
    assert moved.text.splitlines()[:2] == [NEWS, "Anna plays c3-d4."]
    assert told(room) == []


def test_it_is_told_by_whichever_process_hears_what_follows() -> None:
    room = hinted()
    room.desk = room.another_desk()
    assert room.say("Ben", "/draw").text.startswith(f"{NEWS}\nBen offers a draw.")
    assert told(room) == []


def test_it_is_told_with_what_the_clock_does() -> None:
    room = coached("Anna: /play checkers hints=yes clock=1d", "Ben: /join", "Anna: /hint yes")
    room.time += 18 * 3_600_000
    (reminder,) = told(room)
    assert reminder.startswith(f"{NEWS}\nTime is running out.")


def test_a_hint_is_told_once() -> None:
    room = hinted()
    assert len(told(room)) == 1
    assert NEWS not in room.say("Anna", "c3-d4").text


@pytest.mark.parametrize("same_process", [True, False])
def test_a_hint_is_told_once_if_its_player_acts_while_it_is_sent(same_process: bool) -> None:  # noqa: FBT001
    room = hinted()
    teller, heard = room.desk if same_process else room.another_desk(), list[str]()

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)
            moved = await room.desk.handle(asked("/move c3-d4"))
            heard.append(moved.text)
            await teller.announced(reply)
            await room.desk.announced(moved)

    finish(Sweeper(teller, {"test": Chat()}).sweep())
    assert [NEWS in text for text in heard] == [True, False]
    assert "Anna plays c3-d4." in heard[1]
    assert told(room) == []


def asked(text: str) -> Request:
    """Return what Anna types."""
    return Request(table=ROOM, player=person("Anna"), text=text, key=text)


def test_a_hint_that_a_sweeper_only_doubts_about_is_told_with_what_follows() -> None:
    room = hinted()
    heard: list[str] = []

    class Chat:
        async def say(self, reply: Announcement) -> None:
            heard.append(reply.text)

    sweeper = Sweeper(room.another_desk(), {"test": Chat()})
    finish(sweeper.repeat_announcements(DOUBT))
    room.time += DOUBT - 1
    assert NEWS in room.say("Anna", "c3-d4").text
    room.time += 1
    finish(sweeper.repeat_announcements(DOUBT))
    assert heard == []


def test_a_hint_whose_teller_dies_is_told_in_the_end() -> None:
    room = hinted()
    hint = room.found.version
    finish(room.store.hold(ROOM, hint, until=Moment(room.time + LEASE)))
    assert NEWS not in room.say("Anna", "c3-d4").text
    room.time += LEASE
    (news,) = told(room)
    assert NEWS in news
    assert told(room) == []


def test_a_hint_is_still_told_in_time_if_somebody_else_was_quicker() -> None:
    room = hinted()
    save, tries = room.desk.tables.save, iter([False])

    async def slow(found: Snapshot, change: Change) -> bool:
        return next(tries, True) and await save(found, change)

    room.desk.tables.save = slow  # type: ignore[method-assign]
    assert room.say("Anna", "c3-d4").text.startswith(f"{NEWS}\nAnna plays c3-d4.")


def test_a_hint_is_told_with_the_end_of_its_game_and_not_in_the_next() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    assert room.say("Anna", "/resign yes").text.startswith(f"{NEWS}\nAnna resigns.")
    assert NEWS not in room.say("Anna", "/play checkers computer").text
    assert told(room) == []


def test_a_hint_of_a_game_that_is_over_is_not_told_in_the_next() -> None:
    room = coached("Anna: /play checkers computer", "Anna: /hint yes")
    hint = room.found.version
    finish(stop_elsewhere(room))
    room.say("Anna", "/play checkers computer")
    assert told(room) == []
    assert finish(room.store.held_until(ROOM, hint)) is None


async def stop_elsewhere(room: Room) -> None:
    """Let the game end, and be told of, by a process that tells of nothing else."""
    found = await room.desk.tables.find(ROOM)
    assert found.table
    change = stop(Change(found.table, Moment(room.time), room.chance), person("Anna"))
    after = changed(found, change, "")
    assert await room.desk.tables.save(after, change)
    await room.store.mark_announced(ROOM, after.version)


def test_who_has_taken_a_hint_knows_it_already() -> None:
    room = hinted()
    hint = room.found.version
    alone = finish(room.desk.catch_up(ROOM, hint))
    assert alone
    assert alone.known_to == person("Anna").id
    room.say("Anna", "c3-d4")
    moved = finish(room.desk.catch_up(ROOM, hint, hint + 1))
    assert moved
    assert moved.known_to is None

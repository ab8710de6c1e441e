"""What happens although nobody asks: clocks, reminders, and tables that nobody comes to."""

import asyncio
from collections.abc import Callable

import pytest

from bot.desk.sweeper import Sweeper
from bot.identity import Moment, TableId
from bot.replies.reply import Announcement
from bot.store.port import Record, Save
from bot.table.clock import MINUTE
from tests.bot.desk.away_store import AwayStore
from tests.bot.desk.house import LONG, House, move_unannounced, playing
from tests.bot.desk.test_races import Faster
from tests.bot.room import ROOM, Room, person


def test_nothing_is_said_without_need() -> None:
    assert playing("").sweep(2.9) == []


def test_the_one_to_move_is_reminded_once_whoever_sweeps() -> None:
    house = playing("")
    (reminder,) = house.sweep(3, sweepers=5)
    assert reminder.mention == person("Anna")
    assert "Time left: 1 minute." in reminder.text
    assert house.sweep(0.5, sweepers=5) == []


def test_whoever_is_slower_to_save_a_reminder_says_nothing() -> None:
    store = Faster(races=0)
    room = Room(store=store)
    room.say("Anna", "/play checkers 4m")
    room.say("Ben", "/join")
    store.races = 1
    assert House(room).sweep(3) == []
    assert store.races == 0


def test_a_reminder_does_not_make_buttons_old() -> None:
    house = playing("")
    button = house.room.button("c3-d4").payload
    assert house.sweep(3)
    assert "Anna plays c3-d4." in house.room.send("Anna", button).text


def test_everybody_is_told_that_time_has_run_out_and_the_win_is_claimed() -> None:
    house = playing("")
    house.sweep(3)
    (told,) = house.sweep(1, sweepers=3)
    assert "/claim" in told.text
    house.room.reply = told
    assert "Ben wins on time" in house.room.press("Ben", "Claim the win").text
    assert house.sweep(LONG / MINUTE) == []


def test_the_flag_falls_by_itself_where_the_table_says_so() -> None:
    house = playing("falls")
    house.sweep(3)
    (told,) = house.sweep(1, sweepers=3)
    assert "Ben wins on time" in told.text
    assert house.room.table.ending


def test_a_reminder_is_urgent_and_other_news_are_not() -> None:
    house = playing("")
    (reminder,) = house.sweep(3)
    assert reminder.urgent
    asyncio.run(move_unannounced(house.room))
    (again,) = house.sweep(1.1)
    assert not again.urgent


def test_a_store_that_is_away_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.desk.sweeper.PAUSE", 0)
    store = AwayStore()
    room = Room(store=store)
    room.say("Anna", "/play checkers 4m")
    room.say("Ben", "/join")
    house = House(room)
    room.time += 3 * MINUTE
    store.away = 3
    asyncio.run(_sweep_until(house.sweeper(), lambda: bool(house.chat.heard)))
    assert "Time left: 1 minute." in house.chat.heard[0].text


async def _sweep_until(sweeper: Sweeper, happened: Callable[[], bool]) -> None:
    """Let a sweeper run until something has happened."""
    running = asyncio.create_task(sweeper.run())
    async with asyncio.timeout(5):
        while not happened():  # noqa: ASYNC110 - nobody says so
            await asyncio.sleep(0.001)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_table_that_nobody_comes_to_is_closed_and_that_is_said() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    house = House(room)
    (told,) = house.sweep(24 * 60, sweepers=3)
    assert "for a long time" in told.text
    assert house.room.table.ending
    assert house.sweep(LONG / MINUTE) == []


def test_whoever_wants_no_reminders_gets_none() -> None:
    house = playing("")
    house.room.say("Anna", "/settings reminders no")
    assert house.sweep(3) == []
    assert house.sweep(0.5) == []
    (told,) = house.sweep(0.5)
    assert "/claim" in told.text


def test_one_broken_table_does_not_keep_the_others_waiting() -> None:
    house = playing("")
    broken = Save(Record(1, b'{"schema":2}'), due=Moment(0), announce_by=Moment(0))
    asyncio.run(house.room.store.save(TableId("test:broken"), broken))
    (reminder,) = house.sweep(3)
    assert reminder.table == ROOM


def test_a_chat_that_hangs_does_not_stop_the_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.desk.sweeper.PAUSE", 0)
    house, asked = playing("falls"), []

    async def hang(reply: Announcement) -> None:
        asked.append(reply.text)
        house.room.time += 2 * MINUTE
        await asyncio.Event().wait()

    monkeypatch.setattr(house.chat, "say", hang)
    house.room.time += 3 * MINUTE
    asyncio.run(_sweep_until(house.sweeper(), lambda: len(asked) > 1))
    assert "Time left: 1 minute." in asked[0]
    assert "Ben wins on time" in asked[1]


def test_an_alarm_that_has_nothing_to_say_is_set_right() -> None:
    house = playing("")
    store = house.room.store
    version = house.room.found.version
    asyncio.run(store.reschedule(ROOM, version, Moment(1)))
    asyncio.run(store.reschedule(ROOM, version - 1, None))
    assert house.sweep(1) == []
    assert asyncio.run(store.claim_due("test", Moment(2 * MINUTE), Moment(0))) == ()


def test_alarms_of_tables_that_are_gone_are_forgotten() -> None:
    house = House(Room())
    asyncio.run(house.room.store.reschedule(ROOM, 0, Moment(1)))
    assert house.sweep(1) == []
    assert asyncio.run(house.room.store.claim_due("test", Moment(LONG), Moment(0))) == ()


def test_a_reminder_calls_the_one_to_move_though_another_is_asked_something() -> None:
    house = playing("")
    house.room.say("Anna", "/draw")
    (reminder,) = house.sweep(3)
    assert reminder.mention == person("Anna")
    assert "Anna to move." in reminder.text
    assert "Time left: 1 minute." in reminder.text

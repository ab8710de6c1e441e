"""News that nobody was told are told again, by whoever can."""

import asyncio

from bot.commands.request import Request
from bot.desk.outgoing import NotNow, Undeliverable
from bot.desk.sweeper import Sweeper
from bot.identity import Moment
from bot.table.clock import MINUTE
from tests.bot.desk.house import LONG, SECOND, House, move_unannounced, playing
from tests.bot.reading import version_of
from tests.bot.room import ROOM, Room, person
from tests.bot.scripted import ScriptedChance


def test_what_nobody_was_told_is_told_again() -> None:
    house = playing("")
    reply = asyncio.run(move_unannounced(house.room))
    assert house.sweep(2 * SECOND) == []
    (again,) = house.sweep(SECOND, sweepers=4)
    assert again.text.startswith("Anna plays c3-d4.")
    assert again.version == version_of(reply)
    assert house.sweep(1) == []


def test_a_chat_that_cannot_be_reached_is_tried_again() -> None:
    house = playing("")
    asyncio.run(move_unannounced(house.room))
    house.chat.trouble = NotNow()
    assert house.sweep(1.1) == []
    house.chat.trouble = None
    assert house.sweep(SECOND)


def test_a_chat_that_is_gone_is_left_alone() -> None:
    house = playing("")
    asyncio.run(move_unannounced(house.room))
    house.chat.trouble = Undeliverable()
    house.sweep(1.1)
    house.chat.trouble = None
    assert house.sweep(1) == []
    assert house.room.table.playing


def test_another_processes_chat_is_left_to_it() -> None:
    house = playing("")
    asyncio.run(move_unannounced(house.room))
    elsewhere = Sweeper(house.room.another_desk(), {})
    house.room.time += 2 * MINUTE
    asyncio.run(elsewhere.sweep())
    assert house.sweep(0)


def test_what_is_listed_by_mistake_does_no_harm() -> None:
    house = playing("")
    asyncio.run(house.room.store.claim_due("test", Moment(LONG), Moment(0)))
    assert house.sweep(0.1) == []


def test_the_end_of_a_game_is_told_again_with_the_beginning_of_the_next() -> None:
    room = Room(ScriptedChance("52", "64"))
    room.say("Anna", "/play backgammon 7")
    room.say("Ben", "/join")
    request = Request(table=ROOM, player=person("Anna"), text="/resign backgammon")
    asyncio.run(room.desk.handle(request))
    (again,) = House(room).sweep(2)
    assert again.finale is not None
    assert "Anna resigns. Ben wins: backgammon, 3 points." in again.finale.text
    assert again.finale.board is not None
    assert again.text.startswith("Game 2 of the match begins.")

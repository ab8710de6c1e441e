"""Rooms remember what was said lately, and hold nobody who takes nothing."""

import asyncio

import pytest

from bot.chat.local_chat import rooms
from bot.chat.local_chat.rooms import Room, Rooms, Window
from bot.chat.local_chat.wire import Done, Message, Welcome
from bot.identity import PlayerId
from bot.language import Language
from bot.replies.reply import Reader

READER = Reader(Language.ENGLISH, PlayerId("local:1"))


def test_a_window_that_takes_nothing_is_let_go() -> None:
    window = Window(READER, "Anna")
    for _ in range(rooms.MAX_QUEUED + 5):
        window.send(Done("1"))
    said = [window.queue.get_nowait() for _ in range(window.queue.qsize())]
    assert None in said


async def hello(_: Reader) -> Message:
    return Message(0, "hello")


async def heard_in(room: Room) -> tuple[Message, ...]:
    """Return what somebody hears who comes in."""
    window = Window(READER, "Anna")
    await room.join(window, 0, lambda missed: Welcome(window.person, "room", "", "", missed))
    welcome = window.queue.get_nowait()
    assert isinstance(welcome, Welcome)
    return welcome.messages


def test_rooms_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        known = Rooms()
        used = known.find("used")
        await heard_in(used)
        old = known.find("old")
        await old.post(hello)
        known.find("new")
        assert known.find("used") is used
        assert await heard_in(known.find("old")) == ()

    monkeypatch.setattr(rooms, "MAX_ROOMS", 2)
    asyncio.run(use())


def test_a_room_remembers_what_was_said_lately() -> None:
    async def talk() -> None:
        room = Room()
        for _ in range(rooms.HISTORY + 1):
            await room.post(hello)
        assert (await heard_in(room))[0].id == 2

    asyncio.run(talk())

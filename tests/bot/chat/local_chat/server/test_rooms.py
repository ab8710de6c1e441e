"""Rooms remember their latest messages, and close windows that are too slow."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from bot.chat.local_chat import rooms
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.rooms import Room, Rooms
from bot.chat.local_chat.window import MAX_QUEUED, Window
from bot.chat.local_chat.wire import Done, Message, Welcome
from bot.identity import PlayerId
from bot.language import Language
from bot.replies.reply import Reader
from tests.bot.mishaps import Mishap

READER = Reader(Language.ENGLISH, PlayerId("local:1"))
OTHER = Reader(Language.RUSSIAN, PlayerId("local:2"))


def test_a_window_that_takes_nothing_is_let_go() -> None:
    window = Window(READER, "Anna")
    for _ in range(MAX_QUEUED + 5):
        window.send(Done("1"))
    said = [window.queue.get_nowait() for _ in range(window.queue.qsize())]
    assert None in said


async def hello(_: Reader) -> Message:
    return Message(0, "hello")


def welcome(window: Window) -> Callable[..., Welcome]:
    """Return a callback that makes the first message to a window."""
    return partial(Welcome, window.person, "room", "", "", "en")


async def heard_in(room: Room) -> tuple[Message, ...]:
    """Return the messages that a new window gets."""
    window = Window(READER, "Anna")
    await room.join(window, 0, welcome(window))
    first = window.queue.get_nowait()
    assert isinstance(first, Welcome)
    return first.messages


async def unspeakable(reader: Reader) -> Message:
    """Fail for everybody but the first reader."""
    if reader != READER:
        raise Mishap
    return Message(0, "hello")


async def test_a_message_that_fails_for_one_window_is_sent_to_none_and_can_be_sent_again() -> None:
    room = Room()
    windows = [Window(READER, "Anna"), Window(OTHER, "Ben")]
    for window in windows:
        await room.join(window, 0, welcome(window))
    before = [window.queue.qsize() for window in windows]
    with pytest.raises(Mishap):
        await room.post(Posting(unspeakable, "1"))
    assert [window.queue.qsize() for window in windows] == before
    await room.post(Posting(hello, "1"))
    assert [message.id for message in await heard_in(room)] == [1]


async def test_a_window_joins_although_a_message_cannot_be_made_for_it() -> None:
    room = Room()
    await room.post(Posting(unspeakable))
    await room.post(Posting(hello))
    window = Window(OTHER, "Ben")
    await room.join(window, 0, welcome(window))
    first = window.queue.get_nowait()
    assert isinstance(first, Welcome)
    assert [message.id for message in first.messages] == [2]


def test_rooms_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        known = Rooms()
        used = known.find("used")
        await heard_in(used)
        old = known.find("old")
        await old.post(Posting(hello))
        known.find("new")
        assert known.find("used") is used
        assert await heard_in(known.find("old")) == ()

    monkeypatch.setattr(rooms, "MAX_ROOMS", 2)
    asyncio.run(use())


def test_a_room_remembers_what_was_said_lately() -> None:
    async def talk() -> None:
        room = Room()
        for _ in range(rooms.HISTORY + 1):
            await room.post(Posting(hello))
        assert (await heard_in(room))[0].id == 2

    asyncio.run(talk())

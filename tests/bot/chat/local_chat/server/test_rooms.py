"""Rooms remember their latest messages, and close windows that are too slow."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from bot.chat.local_chat import rooms
from bot.chat.local_chat.postings import Posting
from bot.chat.local_chat.rooms import Room, Rooms
from bot.chat.local_chat.window import MAX_QUEUED, Window
from bot.chat.local_chat.wire import (
    Came,
    Done,
    Message,
    Pane,
    People,
    Person,
    Spoken,
    Usual,
    Welcome,
    Went,
)
from bot.engines.engine import Level
from bot.identity import PlayerId, TableId
from bot.language import Language
from bot.preferences import PlayerPreferences
from bot.replies.spoken import Reader
from tests.bot.mishaps import Mishap

READER = Reader(Language.ENGLISH, PlayerId("local:1"), PlayerPreferences())
OTHER = Reader(Language.RUSSIAN, PlayerId("local:2"))
PARLOUR = TableId("local:parlour")


def test_a_window_that_takes_nothing_is_let_go() -> None:
    window = Window(READER, "Anna")
    for _ in range(MAX_QUEUED + 5):
        window.send(Done("1"))
    assert None in window.outbox.take()


async def hello(_: Reader) -> Message:
    return Message(0, "hello")


def welcome(window: Window) -> Callable[..., Welcome]:
    """Return a callback that makes the first message to a window."""
    return partial(Welcome, window.person, "room", "", "", "en")


async def heard_in(room: Room) -> tuple[Message, ...]:
    """Return the messages that a new window gets."""
    window = Window(READER, "Anna")
    await room.join(window, 0, welcome(window))
    first = window.outbox.take()[0]
    assert isinstance(first, Welcome)
    return first.messages


async def unspeakable(reader: Reader) -> Message:
    """Fail for everybody but the first reader."""
    if reader != READER:
        raise Mishap
    return Message(0, "hello")


async def test_a_message_that_fails_for_one_window_is_sent_to_none_and_can_be_sent_again() -> None:
    room = Room(PARLOUR)
    windows = [Window(READER, "Anna"), Window(OTHER, "Ben")]
    for window in windows:
        await room.join(window, 0, welcome(window))
    for window in windows:
        window.outbox.take()
    with pytest.raises(Mishap):
        await room.post(Posting(unspeakable, key="1"))
    assert [window.outbox.take() for window in windows] == [[], []]
    await room.post(Posting(hello, key="1"))
    assert [message.id for message in await heard_in(room)] == [1]


async def test_a_window_joins_although_a_message_cannot_be_made_for_it() -> None:
    room = Room(PARLOUR)
    await room.post(Posting(unspeakable))
    await room.post(Posting(hello))
    window = Window(OTHER, "Ben")
    await room.join(window, 0, welcome(window))
    first = window.outbox.take()[0]
    assert isinstance(first, Welcome)
    assert [message.id for message in first.messages] == [2]


def test_rooms_that_nobody_uses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use() -> None:
        known = Rooms()
        used = known.find(TableId("used"))
        await heard_in(used)
        await known.find(TableId("old")).post(Posting(hello))
        known.find(TableId("new"))
        assert known.find(TableId("used")) is used
        assert await heard_in(known.find(TableId("old"))) == ()

    monkeypatch.setattr(rooms, "MAX_ROOMS", 2)
    asyncio.run(use())


def test_a_room_remembers_what_was_said_lately() -> None:
    async def talk() -> None:
        room = Room(PARLOUR)
        for _ in range(rooms.HISTORY + 1):
            await room.post(Posting(hello))
        assert (await heard_in(room))[0].id == 2

    asyncio.run(talk())


def pane(version: int) -> Pane:
    return Pane(version=version, phase="playing", game="checkers", title="Checkers")


def table_at(version: int, waits_for: str = "") -> Posting:
    """Return the posting of a table without anything to say."""

    async def pane_for(_: Reader) -> Pane:
        return pane(version)

    return Posting(pane_for=pane_for, version=version, waits_for=waits_for)


def sent_to(window: Window) -> list[object]:
    """Return what was sent to a window, but for who is there."""
    return [one for one in window.outbox.take() if not isinstance(one, People | Came | Went)]


async def joined(room: Room, reader: Reader = READER) -> Window:
    window = Window(reader, "Anna")
    await room.join(window, 0, welcome(window))
    return window


async def test_an_older_table_does_not_replace_a_newer_one() -> None:
    room = Room(PARLOUR)
    assert (room.version, room.shows_table, room.waits_for) == (0, False, "")
    window = await joined(room)
    await room.post(table_at(5, "local:1"))
    await room.post(table_at(4, "local:2"))
    assert sent_to(window)[1:] == [pane(5)]
    assert (room.version, room.shows_table, room.waits_for) == (5, True, "local:1")
    first = sent_to(await joined(room))[0]
    assert isinstance(first, Welcome)
    assert first.pane == pane(5)


async def test_a_window_joins_although_the_table_cannot_be_shown() -> None:
    async def broken(_: Reader) -> Pane:
        raise Mishap

    room = Room(PARLOUR)
    await room.post(Posting(pane_for=broken, version=1))
    first = sent_to(await joined(room))[0]
    assert isinstance(first, Welcome)
    assert first.pane is None


async def test_what_has_nothing_to_say_to_a_reader_is_no_message() -> None:
    async def nothing(_: Reader) -> None:
        return None

    room = Room(PARLOUR)
    window = await joined(room)
    await room.post(Posting(nothing))
    assert len(sent_to(window)) == 1
    assert await heard_in(room) == ()


async def test_what_a_player_chooses_shows_in_their_windows_alone() -> None:
    rooms_ = Rooms()
    room = rooms_.find(PARLOUR)
    mine, others = await joined(room), await joined(room, OTHER)
    await room.post(table_at(1))
    sent_to(mine), sent_to(others)
    await rooms_.prefer(READER.player, PlayerPreferences(theme="modern"))
    assert sent_to(mine) == [pane(1)]
    await rooms_.prefer(READER.player, PlayerPreferences(language=Language.RUSSIAN))
    assert sent_to(mine) == [Spoken(Language.RUSSIAN)]
    assert sent_to(others) == []
    empty = rooms_.find(TableId("local:empty"))
    bare = await joined(empty)
    sent_to(bare)
    await empty.prefer(READER.player, PlayerPreferences(theme="modern"))
    assert sent_to(bare) == []


async def test_a_window_is_told_the_level_that_its_player_chooses() -> None:
    rooms_ = Rooms()
    mine, others = await joined(rooms_.find(PARLOUR)), await joined(rooms_.find(PARLOUR), OTHER)
    sent_to(mine), sent_to(others)
    strong = PlayerPreferences(computer=Level.STRONG)
    await rooms_.prefer(READER.player, strong)
    assert sent_to(mine) == [Usual(Level.STRONG)]
    await rooms_.prefer(READER.player, replace(strong, theme="modern"))
    assert sent_to(mine) == sent_to(others) == []


async def test_a_window_leaves_once() -> None:
    room = Room(PARLOUR)
    window = await joined(room)
    room.leave(window)
    room.leave(window)
    assert room.people == ()
    assert Rooms().known(PARLOUR) is None


async def test_a_room_is_the_same_for_whoever_is_entering_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "MAX_ROOMS", 2)
    known = Rooms()
    full = [known.find(TableId(f"local:{number}")) for number in range(5)]
    for room in full:
        await joined(room)
    entered = known.find(PARLOUR)
    known.find(TableId("local:other"))
    known.find(TableId("local:third"))
    await joined(entered)
    assert known.find(PARLOUR) is entered
    assert set(known.open) == {*full, entered}


async def test_who_comes_and_goes_is_told_as_a_difference() -> None:
    room = Room(PARLOUR)
    anna, ben = await joined(room), await joined(room, OTHER)
    assert anna.outbox.take()[1:] == [
        People((Person("local:1", "Anna"),)),
        Came(Person("local:2", "Anna")),
    ]
    assert ben.outbox.take()[1:] == [People((anna.person, ben.person))]
    again = await joined(room, OTHER)
    room.leave(again)
    assert anna.outbox.take() == []
    room.leave(ben)
    assert anna.outbox.take() == [Went("local:2")]


async def test_of_tables_only_the_latest_waits_for_a_slow_window() -> None:
    room = Room(PARLOUR)
    window = await joined(room)
    await room.post(Posting(hello))
    for version in range(1, MAX_QUEUED + 5):
        await room.post(table_at(version))
    told = sent_to(window)
    assert told[2:] == [pane(MAX_QUEUED + 4)]
    assert len(told) == 3


async def test_a_room_remembers_so_much_of_what_people_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "HISTORY_SIZE", 25)
    room = Room(PARLOUR)
    for _ in range(4):
        await room.post(Posting(hello, size=10))
    assert [message.id for message in await heard_in(room)] == [3, 4]

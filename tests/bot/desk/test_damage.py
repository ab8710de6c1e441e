"""A table whose record cannot be read: players learn why, and can begin a new game there."""

import pytest
from redis import Redis

from bot import troubles
from bot.commands.request import Request
from bot.desk.sweeper import Sweeper
from bot.identity import Moment, TableId
from bot.language import Language
from bot.persistence.record import encode
from bot.preferences import CHAT_DEFAULTS, PLAYER_DEFAULTS, ChatPreferences, PlayerPreferences, read
from bot.preferences import write as write_preferences
from bot.replies.reply import Announcement
from bot.store.port import Record, Save
from bot.store.redis.keys import table_key
from bot.texts import Texts
from tests.bot.loops import finish
from tests.bot.reading import is_refused
from tests.bot.room import ROOM, Room, checkers, person
from tests.bot.scripted import ScriptedChance
from tests.bot.store.stores import opened

FLAWS = [
    (b'"schema":1', b'"schema":2', "newer"),
    (b'"schema":1', b'"schema":"one"', "damaged"),
    (b'"Anna"', b'"\xff"', "damaged"),
    (b'"game":"checkers"', b'"game":"chess"', "game"),
    (b'"position":"', b'"position":"nonsense ', "position"),
]


class Silence:
    """A chat in which nothing has to be said."""

    async def say(self, reply: Announcement) -> None:
        raise AssertionError(reply)


def damage(room: Room, good: bytes, bad: bytes) -> None:
    """Damage the record of the room."""
    found = room.found
    assert found.record
    body = encode(found.record)
    assert good in body
    save = Save(Record(found.version + 1, body.replace(good, bad)))
    assert finish(room.store.save(ROOM, save))


@pytest.mark.parametrize(("good", "bad", "flaw"), FLAWS)
def test_players_learn_why_and_can_begin_a_new_game(good: bytes, bad: bytes, flaw: str) -> None:
    room = checkers()
    damage(room, good, bad)
    why = Texts(Language.ENGLISH).say(f"trouble-record-{flaw}")
    for command in ("/move c3-d4", "/board", "/join", "/resign"):
        assert room.say("Anna", command).text == why
    assert troubles.current().records == {f"table:{ROOM}": flaw}
    assert not is_refused(room.say("Anna", "/help"))
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    assert "Anna plays c3-d4." in room.say("Anna", "/move c3-d4").text
    assert room.found.version == 6
    assert not troubles.current().records


def test_a_button_of_the_lost_game_is_out_of_date_in_the_new_one() -> None:
    room = checkers()
    old = room.button("c3-d4").payload
    damage(room, b'"schema":1', b"")
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    assert is_refused(room.send("Anna", old))


def test_the_sweeper_leaves_the_alarm_of_a_record_that_a_newer_version_can_read() -> None:
    room = Room(ScriptedChance())
    room.say("Anna", "/play checkers 4m")
    room.say("Ben", "/join")
    found = room.found
    newer = encode(found.record).replace(b'"schema":1', b'"schema":2')  # type: ignore[arg-type]
    save = Save(Record(found.version + 1, newer), due=Moment(room.time))
    assert finish(room.store.save(ROOM, save))
    for _ in range(3):
        room.time += 60_000
        finish(Sweeper(room.desk, {"test": Silence()}).sweep())
    room.time += 60_000
    now = Moment(room.time)
    assert finish(room.store.claim_due("test", now, now)) == (ROOM,)
    assert troubles.current().records == {f"table:{ROOM}": "newer"}


async def test_what_cannot_be_read_is_kept_beside_the_new_game(server_url: str) -> None:
    table, garbage = TableId("test:room"), b"garbage \xff"
    with Redis.from_url(server_url) as client:
        client.set(table_key(table), garbage)
        async with opened(server_url) as store:
            room = Room(store=store)
            await room.desk.handle(request("/play checkers"))
            assert (await room.desk.tables.find(table)).table
        (aside,) = client.scan_iter("*:aside:*")
        assert client.get(aside) == garbage


async def test_a_new_game_takes_the_place_of_something_that_is_no_record(server_url: str) -> None:
    with Redis.from_url(server_url) as client:
        client.hset(table_key(ROOM), "not", "a record")
    async with opened(server_url) as store:
        room = Room(store=store)
        assert not is_refused(await room.desk.handle(request("/play checkers")))


def request(text: str) -> Request:
    return Request(table=ROOM, player=person("Anna"), text=text)


@pytest.mark.parametrize("theme", ["wood", "contrast"])
def test_a_theme_that_is_known_is_kept(theme: str) -> None:
    chosen = PlayerPreferences(theme=theme)
    assert read(write_preferences(chosen), PLAYER_DEFAULTS, "test:anna") == chosen


def test_a_theme_that_is_unknown_is_the_usual_one() -> None:
    neon = PlayerPreferences(theme="neon", words=True)
    assert read(write_preferences(neon), PLAYER_DEFAULTS, "test:anna") == PlayerPreferences(
        words=True
    )
    chat = write_preferences(ChatPreferences(theme="neon"))
    assert read(chat, CHAT_DEFAULTS, f"chat:{ROOM}") == CHAT_DEFAULTS
    assert read(b'{"theme":"\xff"}', PLAYER_DEFAULTS, "test:anna") == PLAYER_DEFAULTS

"""Settings: what players and chats choose, and what comes of it."""

import asyncio
from dataclasses import replace

import pytest

from bot.commands.preference_values import CHAT_SETTINGS, PLAYER_SETTINGS
from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.identity import TableId
from bot.language import Language
from bot.preferences import (
    CHAT_DEFAULTS,
    PLAYER_DEFAULTS,
    ChatPreferences,
    PlayerPreferences,
    read,
    write,
)
from bot.replies.choice import Choice
from bot.replies.contents import board_of
from bot.table.clock import MINUTE
from bot.table.values import Clock
from tests.bot.reading import alt_text_of, is_refused
from tests.bot.room import AT_ONCE, ROOM, Room, checkers, person
from tests.bot.scripted import ScriptedChance


def test_what_is_chosen_is_read_as_it_was_written() -> None:
    chosen = PlayerPreferences(Language.RUSSIAN, "modern", autoroll=True)
    assert read(write(chosen), PLAYER_DEFAULTS, "test:anna") == chosen
    assert read(
        write(ChatPreferences(rooms=(ROOM,))), CHAT_DEFAULTS, "test:anna"
    ) == ChatPreferences(rooms=(ROOM,))


@pytest.mark.parametrize("body", [None, b"", b"{", b'{"theme":7}', b'{"side":"left"}'])
def test_what_cannot_be_read_was_not_chosen(body: bytes | None) -> None:
    assert read(body, PLAYER_DEFAULTS, "test:anna") == PLAYER_DEFAULTS


def test_everything_that_a_player_can_choose_can_be_tapped() -> None:
    for setting in PLAYER_SETTINGS:
        room = checkers()
        room.computers = Availability.READY
        room.say("Anna", "/settings")
        opener = PLAYER_SETTINGS.index(setting)
        room.send("Anna", room.buttons[opener].payload)
        assert len(room.buttons) == len(setting.values) + 1
        last = room.buttons[len(setting.values) - 1].payload
        reply = room.send("Anna", last)
        assert len(reply.choices) == len(PLAYER_SETTINGS) + 1
        assert setting.values[-1] in {
            getattr(read(asyncio.run(_kept(room)), PLAYER_DEFAULTS, "test:anna"), setting.name),
            setting.default,
        }


async def _kept(room: Room) -> bytes | None:
    return (await room.store.load(ROOM, "test:anna")).preferences[0]


def test_everything_that_a_chat_can_choose_can_be_typed() -> None:
    room = checkers()
    for setting in CHAT_SETTINGS:
        for value in setting.values:
            word = ("yes" if value else "no") if isinstance(value, bool) else value
            reply = room.say("Ben", f"/settings chat {setting.name} {word}", moderator=True)
            assert len(reply.choices) == len(CHAT_SETTINGS) + 1, (setting.name, value)


@pytest.mark.parametrize("clock", ["3h", "3 hours", "3 часа", "180 min"])
def test_a_clock_is_read_as_it_is_when_a_game_is_begun(clock: str) -> None:
    room = Room()
    room.say("Ben", f"/settings chat clock {clock}", moderator=True)
    assert "Default clock: 3 hours" in {button.label for button in room.buttons}
    room.say("Ben", "/play checkers")
    assert room.table.setup.clock == Clock(180 * MINUTE)


@pytest.mark.parametrize(
    "words", ["theme neon", "language tlh", "autoroll maybe", "nonsense", "chat clock soon"]
)
def test_what_cannot_be_chosen_is_refused(words: str) -> None:
    room = checkers()
    before = asyncio.run(_kept(room))
    assert room.say("Anna", f"/settings {words}", moderator=True).private
    assert asyncio.run(_kept(room)) == before


def test_the_own_board_is_drawn_as_its_reader_likes_it() -> None:
    room = checkers()
    room.say("Anna", "/settings contrast")
    room.say("Ben", "/settings modern")
    room.say("Ben", "/settings side fixed")
    for name, theme in (("Anna", "contrast"), ("Ben", "modern"), ("Cleo", "wood")):
        mine = board_of(room.say(name, "/board mine"))
        assert mine is not None
        assert (mine.theme, mine.seat) == (theme, 0)
    room.say("Ben", "/settings side mine")
    mine = board_of(room.say("Ben", "/board mine"))
    assert mine is not None
    assert mine.seat == 1


def test_the_board_is_described_to_players_who_want_it() -> None:
    room = checkers()
    room.say("Ben", "/settings words yes")
    reply = room.say("Anna", "/move c3-d4")
    assert alt_text_of(reply) in reply.text
    reply = room.say("Ben", "/move f6-g5")
    assert alt_text_of(reply) in reply.text


def test_dice_wait_for_players_who_want_to_roll_them() -> None:
    room = Room(ScriptedChance("52", "31", "64"), timeouts=AT_ONCE)
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    room.say("Ben", "/settings autoroll no")
    assert room.say("Anna", "/move 13/8 13/11").text.endswith("Ben to roll: /roll.")
    assert "Ben rolls 3-1." in room.say("Ben", "/roll").text
    assert "Anna rolls 6-4." in room.say("Ben", "/move 8/5 6/5").text


def test_a_table_has_the_chats_clock_unless_something_else_is_said() -> None:
    room = Room(ScriptedChance())
    room.say("Anna", "/settings chat clock 1h", moderator=True)
    room.say("Anna", "/play checkers")
    clock = room.table.setup.clock
    assert clock is not None
    assert clock.limit == 60 * 60 * 1000
    room.say("Anna", "/play checkers clock=off")
    assert room.table.setup.clock is None


def test_games_are_played_only_where_the_chat_wants_them() -> None:
    room = Room(ScriptedChance())
    room.say("Anna", "/settings chat rooms here", moderator=True)
    room.say("Anna", "/play checkers")
    assert room.table.gathering
    body = write(ChatPreferences(rooms=("test:elsewhere",)))  # type: ignore[arg-type]
    asyncio.run(room.store.write_preferences(f"chat:{ROOM}", body))
    assert "other channels" in room.say("Ben", "/play checkers").text
    labels = {button.label for button in _chat_settings(room)}
    assert "Where to play: not here" in labels


def _chat_settings(room: Room) -> list[Choice]:
    room.say("Anna", "/settings chat", moderator=True)
    return room.buttons


def test_a_thread_of_a_channel_is_in_that_channel() -> None:
    room = Room(ScriptedChance())
    room.say("Anna", "/settings chat rooms here", moderator=True)
    thread = TableId("test:thread")
    request = Request(
        table=thread, chat=ROOM, within=ROOM, player=person("Anna"), text="/play checkers"
    )
    assert not is_refused(room.ask(request))
    assert is_refused(room.ask(replace(request, within=None, table=TableId("test:other"))))


def test_where_only_moderators_begin_games_nobody_else_plays_another() -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    room.say("Anna", "/settings chat start moderators", moderator=True)
    assert is_refused(room.say("Ben", "/rematch"))
    assert not is_refused(room.say("Anna", "/rematch", moderator=True))


def test_where_takebacks_are_off_nobody_asks() -> None:
    room = checkers()
    room.say("Anna", "/settings chat takebacks off", moderator=True)
    room.say("Anna", "/move c3-d4")
    room.time += room.timeouts.take_back
    assert "can’t be taken back" in room.say("Anna", "/undo").text

"""Buttons: how long they work, and what nobody can forge."""

import pytest

from bot.replies.contents import board_of
from bot.replies.reply import Menu
from tests.bot.room import Room, backgammon, checkers


def test_an_old_button_is_answered_with_what_changed() -> None:
    room = checkers()
    old = room.button("c3-d4").payload
    room.say("Anna", "/move c3-d4")
    reply = room.send("Ben", old)
    assert "out of date" in reply.text
    assert board_of(reply) is not None
    assert "Ben plays f6-g5." in room.press("Ben", "f6-g5").text


def test_a_lasting_button_works_however_old_it_is() -> None:
    room = checkers()
    old = room.button("More …").payload
    room.say("Anna", "/move c3-d4")
    assert isinstance(room.send("Ben", old), Menu)
    mine = room.button("My side").payload
    room.say("Ben", "/move f6-g5")
    assert board_of(room.send("Ben", mine)) is not None


@pytest.mark.parametrize(
    "payload", ["", "move c3-d4", "zz move c3-d4", "2", "2 ", "-1 roll", "2  /move c3-d4"]
)
def test_a_forged_button_is_refused(payload: str) -> None:
    room = checkers()
    before = room.found
    assert room.send("Anna", payload).private
    assert room.found == before


@pytest.mark.parametrize("taps", ["a1", "c3 c3", "c3 d4 e5", "h", "../..", "c3 " * 20])
def test_forged_taps_are_refused(taps: str) -> None:
    room = checkers()
    reply = room.send("Anna", f"{room.found.version:x} tap {taps}")
    assert "doesn’t fit the board" in reply.text


def test_a_question_does_not_make_the_board_old() -> None:
    room = checkers()
    button = room.button("c3-d4").payload
    room.say("Ben", "/draw")
    assert "Anna plays c3-d4." in room.send("Anna", button).text


def test_two_may_press_the_same_button_to_sit_down() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    button = room.button("Join").payload
    for name in ("Ben", "Cleo", "Dan"):
        assert f"{name} joins the table." in room.send(name, button).text


def test_an_answer_is_for_the_question_that_was_open() -> None:
    room = checkers()
    room.say("Ben", "/draw")
    button = room.button("Accept").payload
    room.say("Ben", "/decline")
    room.say("Ben", "/resign")
    assert "out of date" in room.send("Anna", button).text


def test_an_answer_to_a_player_does_not_answer_the_double_that_came_instead() -> None:
    room = backgammon("52", "31", "64", options="cube")
    for name, text in [("Anna", "13/8 13/11"), ("Ben", "/roll"), ("Ben", "8/5 6/5")]:
        room.say(name, text)
    room.say("Anna", "/undo")
    button = room.button("Accept").payload
    room.say("Anna", "/double")
    assert "out of date" in room.send("Ben", button).text
    assert room.table.words == ("take", "drop")


def test_a_button_from_the_future_is_not_ours() -> None:
    assert "out of date" in checkers().send("Anna", "ff move c3-d4").text

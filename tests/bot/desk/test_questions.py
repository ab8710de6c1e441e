"""Questions belong to whoever was asked: nobody else can answer them."""

from collections.abc import Callable

import pytest

from bot.identity import mark_of
from bot.replies.choice import Choice
from bot.replies.reply import Announcement, Menu, Note, OwnBoard
from tests.bot.reading import is_refused
from tests.bot.room import Room, checkers, person

REFUSED = "Somebody else was asked that."


def quoridor() -> Room:
    """Return a room where Anna and Ben play Quoridor, Anna to move."""
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    return room


def tapping() -> Room:
    """Return a room where Anna is choosing a wall."""
    room = quoridor()
    room.press("Anna", "Wall ▬")
    return room


def confirming() -> Room:
    """Return a room where Anna is asked whether to make a move."""
    room = checkers()
    room.say("Anna", "/settings confirm yes")
    room.say("Anna", "/board")
    room.press("Anna", "c3-d4")
    return room


def asked(text: str) -> Callable[[], Room]:
    """Return what makes a room where Anna has asked for something."""

    def make() -> Room:
        room = checkers()
        room.say("Anna", text)
        return room

    return make


QUESTIONS = {
    "resign": asked("/resign"),
    "settings": asked("/settings"),
    "a setting": asked("/settings theme"),
    "forget me": asked("/forgetme"),
    "more": lambda: _pressed(checkers(), "More …"),
    "a tap": tapping,
    "a move to confirm": confirming,
}
"""Rooms where Anna has just been asked something."""


def _pressed(room: Room, label: str) -> Room:
    room.press("Anna", label)
    return room


@pytest.mark.parametrize("other", ["Ben", "Cleo"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_nobody_else_answers_a_question(question: str, other: str) -> None:
    room = QUESTIONS[question]()
    assert isinstance(room.reply, Menu)
    before = room.found
    for button in list(room.buttons):
        reply = room.send(other, button.payload)
        assert is_refused(reply)
        assert reply.text.startswith(REFUSED)
        assert reply.private
    assert room.found == before
    assert room.desk.tables.language_of(person(other).id) is None


@pytest.mark.parametrize("question", QUESTIONS)
def test_whoever_was_asked_can_answer_in_every_way(question: str) -> None:
    room = QUESTIONS[question]()
    for number, button in enumerate(list(room.buttons)):
        again = QUESTIONS[question]()
        reply = again.send("Anna", again.buttons[number].payload)
        for_moderators = button.payload.endswith("settings chat")
        assert is_refused(reply) == for_moderators, button.label


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_carries_who_was_asked(question: str) -> None:
    room = QUESTIONS[question]()
    mark = mark_of(person("Anna").id)
    assert all(f"~{mark} " in button.payload for button in room.buttons)
    assert max(len(button.payload.encode()) for button in room.buttons) <= 64


def test_the_buttons_of_the_table_are_for_everybody() -> None:
    room = checkers()
    assert not any("~" in button.payload for button in room.buttons)
    assert isinstance(room.press("Ben", "More …"), Menu)
    room = Room()
    room.say("Anna", "/play")
    assert not any("~" in button.payload for button in room.buttons)
    assert isinstance(room.press("Ben", "Brazilian checkers"), Announcement)


def test_an_own_question_is_answered_after_the_other_has_asked_too() -> None:
    room = checkers()
    room.say("Anna", "/resign")
    hers = _resigning(room)
    room.say("Ben", "/resign")
    assert _resigning(room).payload != hers.payload
    assert "Anna resigns. Ben wins." in room.send("Anna", hers.payload).text


def _resigning(room: Room) -> Choice:
    return next(button for button in room.buttons if button.payload.endswith("resign yes"))


def test_an_own_question_that_is_out_of_date_shows_the_table_as_it_is() -> None:
    room = checkers()
    room.say("Anna", "/resign")
    old = _resigning(room).payload
    room.say("Anna", "c3-d4")
    assert "out of date" in room.send("Anna", old).text
    assert room.table.playing


@pytest.mark.parametrize("mark", ["~", "~short", "~toolongtobe1", "~sp ace", "~öäüöäü"])
def test_a_mark_that_is_not_ours_is_no_button(mark: str) -> None:
    room = checkers()
    version = room.found.version
    reply = room.send("Anna", f"{version:x}{mark} resign yes")
    assert is_refused(reply)
    assert room.table.playing


def test_a_button_without_a_mark_works_for_whoever_presses_it() -> None:
    """Version 0.1 made such buttons, and they are still on old messages."""
    room = checkers()
    version = room.found.version
    assert isinstance(room.send("Ben", f"{version:x} board mine"), OwnBoard)
    assert isinstance(room.send("Ben", f"{version:x} settings theme modern"), Menu)
    assert isinstance(room.send("Ben", f"{version:x} rules"), Note)
    assert "Ben resigns. Anna wins." in room.send("Ben", f"{version:x} resign yes").text


def test_two_players_have_two_marks() -> None:
    marks = {mark_of(person(f"Player {number}").id) for number in range(1_000)}
    assert len(marks) == 1_000


def test_no_grave_button_comes_first() -> None:
    for question in ("more", "settings", "a tap"):
        room = QUESTIONS[question]()
        assert room.buttons[0].style != "grave"


def test_a_second_press_on_join_does_nothing_else() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    join = room.button("Join").payload
    room.send("Ben", join)
    version = room.found.version
    assert is_refused(room.send("Ben", join))
    assert room.found.version == version
    assert room.table.offer is None

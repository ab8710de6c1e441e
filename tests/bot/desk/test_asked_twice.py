"""Whoever asks computers for the same thing twice is answered once: they are about to."""

import pytest

from bot.computers.availability import Availability
from bot.replies.reply import Announcement, Refusal
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance

ROBOT = "🤖 Casual computer"


def playing(words: str = "checkers computer", *said: str) -> Room:
    """Return a room where Anna plays computers, and has said this."""
    room = Room(ScriptedChance("31"), computers=Availability.READY)
    for text in (f"/play {words}", *said):
        room.say("Anna", text)
        room.time += 60_000
    return room


@pytest.mark.parametrize(
    ("room", "asked"),
    [
        (playing(), "/draw"),
        (playing("checkers computer", "c3-d4"), "/undo yes"),
        (playing("checkers computer", "/resign yes"), "/rematch"),
        (playing("backgammon computer", "8/5 6/5"), "/resign single"),
        (playing("quoridor 4 computer", "/move e2"), "/undo yes"),
    ],
)
def test_the_same_request_again_is_answered_as_the_first_and_changes_nothing(
    room: Room, asked: str
) -> None:
    first, before = room.say("Anna", asked), room.found
    assert "thinking …" in first.text
    assert room.say("Anna", asked) == first
    assert room.found == before


def test_whether_to_give_up_the_rating_is_not_asked_again() -> None:
    room = playing("checkers computer", "c3-d4", "/undo yes")
    assert isinstance(room.say("Anna", "/undo"), Announcement)


def test_another_request_has_to_wait_for_the_answer() -> None:
    room = playing("checkers computer", "c3-d4", "/draw")
    assert isinstance(room.say("Anna", "/undo yes"), Refusal)


def test_people_have_their_time_to_answer_so_a_second_request_is_refused() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Ben", "/join")
    room.say("Anna", "/draw")
    assert isinstance(room.say("Anna", "/draw"), Refusal)


def test_while_computers_answer_nobody_is_told_to_move() -> None:
    asked = playing().say("Anna", "/draw")
    assert asked.text.splitlines() == ["Anna offers a draw.", f"{ROBOT} is thinking …"]


def test_where_computers_are_off_it_is_told_who_is_to_move() -> None:
    room = playing("checkers computer", "/draw")
    room.computers = Availability.OFF
    assert room.say("Anna", "/board").text.endswith("Anna to move.")

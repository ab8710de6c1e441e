"""What comes back for what goes in."""

import asyncio

import pytest

from bot.replies.contents import board_of
from bot.replies.reply import Menu, OwnBoard
from tests.bot.reading import alt_text_of, is_refused, mention_of, version_of
from tests.bot.room import Room, checkers, person


def test_a_move_is_kept_before_it_is_told() -> None:
    room = checkers()
    reply = room.say("Anna", "/move c3-d4")
    assert "Anna plays c3-d4." in reply.text
    assert "Ben to move." in reply.text
    assert mention_of(reply) == person("Ben")
    assert version_of(reply) == room.found.version == 3
    assert room.table.last_move is not None
    assert room.table.last_move.text == "c3-d4"


def test_what_is_no_command_is_a_move() -> None:
    assert "Anna plays c3-d4." in checkers().say("Anna", "c3d4").text


def test_the_board_comes_with_a_picture_and_words() -> None:
    room = checkers()
    reply = room.say("Anna", "/board")
    board = board_of(reply)
    assert board is not None
    picture = asyncio.run(room.desk.paint(board, reply.table))
    assert picture is not None
    assert picture.png.startswith(b"\x89PNG")
    assert "Anna, White" in alt_text_of(reply)


def test_a_refusal_is_for_the_asker_alone_and_changes_nothing() -> None:
    room = checkers()
    before = room.found
    reply = room.say("Anna", "/move c3-c4")
    assert reply.private
    assert is_refused(reply)
    assert version_of(reply) == 0
    assert mention_of(reply) is None
    assert room.found == before


@pytest.mark.parametrize(
    ("room", "text"),
    [(checkers(), "/move"), (checkers(), "/resign"), (checkers(), "/settings"), (Room(), "/play")],
)
def test_what_only_leads_on_to_a_choice_says_so(room: Room, text: str) -> None:
    reply = room.say("Anna", text)
    assert isinstance(reply, Menu)
    assert reply.choices


def test_looking_is_no_question() -> None:
    assert isinstance(checkers().say("Anna", "/board mine"), OwnBoard)


@pytest.mark.parametrize("word", ["", "no", "later", "maybe", "нет"])
def test_nobody_gives_up_by_a_slip(word: str) -> None:
    room = checkers()
    assert "Do you want to resign?" in room.say("Anna", f"/resign {word}").text
    assert room.table.playing
    assert "Ben wins" in room.say("Anna", "/resign yes").text

"""Who may do what at a table."""

import pytest

from tests.bot.reading import is_refused
from tests.bot.room import Room, checkers


@pytest.mark.parametrize("text", ["/roll", "/move f6-e5", "/undo", "/draw", "/resign", "/claim"])
def test_a_stranger_cannot_play(text: str) -> None:
    room = checkers()
    before = room.found
    reply = room.say("Cleo", text)
    assert reply.text.startswith("Only the players at the table can do that.")
    assert reply.choices == ()
    assert room.found == before


def test_nobody_moves_for_the_other() -> None:
    room = checkers()
    assert room.say("Ben", "/move c3-d4").text.startswith("It’s Anna’s turn.")


@pytest.mark.parametrize("text", ["/stop", "/settings chat takebacks off"])
@pytest.mark.parametrize("name", ["Anna", "Cleo"])
def test_a_player_is_no_moderator_and_neither_is_a_stranger(name: str, text: str) -> None:
    assert checkers().say(name, text).text.startswith("Only moderators of this chat")


def test_moderators_stop_a_game() -> None:
    room = checkers()
    room.say("Cleo", "/stop", moderator=True)
    assert not room.table.playing


@pytest.mark.parametrize("text", ["/play checkers", "/join", "/settings ru"])
def test_nobody_plays_under_a_name_that_others_share(text: str) -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    before = room.found
    reply = room.say("Admins", text, anonymous=True, moderator=True)
    assert reply.text.startswith("Several people share this name")
    assert room.found == before


def test_whoever_looks_after_the_chat_may_do_so_under_a_shared_name() -> None:
    room = checkers()
    assert "Admins" in room.say("Admins", "/stop", anonymous=True, moderator=True).text
    assert not is_refused(room.say("Admins", "/board", anonymous=True))

"""Everybody is answered in their own language; how a table speaks is in test_one_voice."""

from bot.replies.reply import Note
from tests.bot.room import Room, checkers


def test_what_one_player_reads_is_in_their_own_language() -> None:
    room = checkers()
    room.say("Anna", "/settings ru")
    assert "Ваш ход" in room.say("Anna", "/board mine").text
    assert "Anna to move." in room.say("Ben", "/board mine").text
    assert "Vez" in room.say("Ben", "/board mine", locale="pt-PT").text
    assert isinstance(room.say("Anna", "/rules"), Note)
    assert "шашки" in room.say("Anna", "/rules").text
    assert "шашка соперника" in room.say("Anna", "/move h8-a1").text


def test_a_moderator_chooses_the_language_of_the_chat() -> None:
    room = checkers()
    assert room.say("Ben", "/settings chat ru").text.startswith("Only moderators of")
    room.say("Ben", "/settings chat ru", moderator=True)
    assert "Ход" in room.say("Cleo", "/board", locale="en").text


def test_without_a_table_the_asker_is_answered_in_their_language() -> None:
    room = Room()
    assert "не играют" in room.say("Anna", "/board", locale="ru").text

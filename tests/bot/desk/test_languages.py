"""Everybody is answered in their own language."""

from bot.language import Language
from bot.replies.reply import Announcement, Reader
from tests.bot.room import checkers, person


def test_each_reads_their_own_language() -> None:
    room = checkers()
    room.say("Anna", "/settings ru")
    assert "Ход" in room.say("Anna", "/board").text
    assert "Anna to move" in room.say("Ben", "/board").text
    assert "Vez" in room.say("Ben", "/board", locale="pt-PT").text


def test_a_moderator_chooses_the_language_of_the_chat() -> None:
    room = checkers()
    assert room.say("Ben", "/settings chat ru").text.startswith("Only moderators of")
    room.say("Ben", "/settings chat ru", moderator=True)
    assert "Ход" in room.say("Cleo", "/board", locale="en").text


def test_what_happened_can_be_told_to_everybody_in_a_language_and_from_a_side() -> None:
    room = checkers()
    reply = room.say("Anna", "c3-d4")
    assert isinstance(reply, Announcement)
    anna = reply.for_reader(Reader(Language.RUSSIAN, person("Anna").id))
    assert "Ходит Ben" in anna.text
    assert anna.version == reply.version
    assert (anna.board and anna.board.seat, reply.board and reply.board.seat) == (0, 1)
    for name in ("Ben", "Carla"):
        assert anna.for_reader(Reader(Language.ENGLISH, person(name).id)) == reply
    board = room.say("Anna", "/board")
    assert isinstance(board, Announcement)
    assert board.for_reader(Reader(Language.RUSSIAN, person("Anna").id)) is board

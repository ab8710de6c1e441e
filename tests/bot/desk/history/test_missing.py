"""What was not played, or was forgotten, is told to be missing."""

import pytest

from bot.replies.reply import Handout
from bot.store.memory import MemoryStore
from tests.bot.desk.history.games import match_of_two
from tests.bot.room import Room


@pytest.mark.parametrize("words", ["3", "0", "99 1"])
def test_a_game_that_was_not_played_has_no_history(words: str) -> None:
    reply = match_of_two().say("Anna", f"/history {words}")
    assert reply.text.startswith("The match has 2 games so far")


def test_games_that_are_forgotten_are_left_out_and_told_of() -> None:
    class Forgetful(MemoryStore):
        """A store that has lost all finished games."""

        async def load_game(self, table: str, game_id: str) -> bytes | None:
            del table, game_id
            return None

    room = match_of_two()
    assert isinstance(room.store, MemoryStore)
    room.store.__class__ = Forgetful
    reply = room.say("Cleo", "/export")
    assert reply.text.endswith("One earlier game is not in it: it was played too long ago.")
    assert isinstance(reply, Handout)
    assert b" Game 2\n Anna : 1 " in reply.document.content
    assert b" Game 1\n" not in reply.document.content
    assert room.say("Cleo", "/history 1").text.startswith("That game was played too long ago")


def test_before_a_game_there_is_nothing_to_show() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    for command in ("/history", "/export", "/replay"):
        assert room.say("Anna", command).text.startswith("No game has begun here yet")

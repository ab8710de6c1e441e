"""What was played, as a file."""

import json

from bot.replies.reply import Handout
from tests.bot.desk.history.games import match_of_two
from tests.bot.reading import document_of
from tests.bot.room import checkers


def test_the_whole_match_is_exported_while_it_is_on() -> None:
    room = match_of_two()
    reply = room.say("Cleo", "/export")
    assert reply.private
    assert isinstance(reply, Handout)
    assert reply.document.name == "parlour-backgammon-anna-ben-1970-01-01.mat"
    text = reply.document.content.decode()
    assert " 3 point match\n" in text
    assert " Game 2\n Anna : 1 " in text
    assert "      Wins 1 point " in text


def test_an_export_never_tells_the_dice_to_come() -> None:
    room = match_of_two()
    reply = room.say("Cleo", "/export json")
    assert isinstance(reply, Handout)
    first, second = json.loads(reply.document.content)["games"]
    assert first["proof"]["secret"] == bytes(32).hex()
    assert "proof" not in second


def test_a_file_that_does_not_fit_the_game_is_refused() -> None:
    reply = checkers().say("Anna", "/export mat")
    assert reply.text.startswith(
        "Brazilian checkers has no “mat” file. You can get pdn or json: "
        "/export gives pdn, the usual one."
    )
    assert not isinstance(reply, Handout)


def test_formats_are_read_generously() -> None:
    room = checkers()
    for words in ("json", ".JSON"):
        document = document_of(room.say("Anna", f"/export {words}"))
        assert document
        assert document.name.endswith(".json")

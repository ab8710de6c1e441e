"""The dice of each game are proved when it is over, and not before."""

from bot.export.proof import read_proof
from tests.bot.reading import document_of
from tests.bot.room import backgammon


def test_the_dice_of_a_match_are_proved_game_by_game() -> None:
    room = backgammon("52", "64", options="3")
    assert "stay sealed" in room.say("Anna", "/verify").text
    room.say("Anna", "/resign backgammon")
    assert not room.table.playing
    assert document_of(room.say("Cleo", "/verify")) is not None


def test_the_dice_of_an_earlier_game_are_proved_while_the_next_is_on() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    assert room.table.playing
    proof = document_of(room.say("Cleo", "/verify 1"))
    assert proof is not None
    assert read_proof(proof.content).game_id == "game-1"
    assert "stay sealed" in room.say("Cleo", "/verify 2").text


def test_a_game_that_is_no_longer_remembered_cannot_be_proved() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    room.store._games.clear()  # type: ignore[attr-defined] # noqa: SLF001 - as time does
    assert "too long ago" in room.say("Cleo", "/verify 1").text

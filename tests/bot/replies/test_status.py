"""Whose turn it is: told by name to everybody, and as “you” to the player alone."""

import pytest

from bot.computers.availability import Availability
from tests.bot.room import Room, checkers
from tests.bot.scripted import ScriptedChance


def backgammon(dice: str) -> Room:
    """Return a room where Anna and Ben play with the cube."""
    room = Room(ScriptedChance(dice))
    room.say("Anna", "/play backgammon cube")
    room.say("Ben", "/join")
    return room


def test_a_board_for_everybody_names_the_player() -> None:
    room = checkers()
    assert room.say("Anna", "/board").text == "Anna to move."
    assert room.say("Ben", "/board mine").text == "Anna to move."


@pytest.mark.parametrize("text", ["/board mine", "/board words", "/roll", "/castle"])
def test_what_only_the_player_reads_says_you(text: str) -> None:
    assert "Your move." in checkers().say("Anna", text).text.splitlines()


def test_dice_and_the_cube_are_the_players_own() -> None:
    room = backgammon("31")
    assert room.say("Anna", "/board mine").text == "Your turn to play 3-1."
    room.say("Anna", "/move 8/5 6/5")
    played = "Anna played 3-1: 8/5 6/5."
    assert room.say("Ben", "/board mine").text == f"{played}\nYour roll: /roll or /double."
    room.say("Ben", "/double")
    assert room.say("Anna", "/board mine").text == "Your answer: /take or /drop."
    assert room.say("Ben", "/board mine").text == "Anna to answer."
    assert room.say("Cleo", "/board").text == "Anna to answer: /take or /drop."


def test_who_is_asked_reads_so_and_the_others_whom_it_waits_for() -> None:
    room = checkers()
    room.say("Ben", "/draw")
    assert room.say("Anna", "/board mine").text == "Your answer: /accept or /decline.\nYour move."
    waiting = "Waiting for Anna to answer. /decline calls it off."
    assert room.say("Ben", "/board mine").text == f"{waiting}\nAnna to move."
    assert room.say("Cleo", "/board mine").text == "Waiting for Anna to answer.\nAnna to move."


def test_of_computers_that_are_asked_is_told_once_that_they_think() -> None:
    room = Room(computers=Availability.READY)
    room.say("Anna", "/play quoridor 4 computer=5")
    room.say("Anna", "/move e2")
    room.time += 6_000
    *_, asked, _, thinking = room.say("Anna", "/undo yes").text.splitlines()
    assert asked == "Anna asks to take back e2."
    assert thinking.endswith("are thinking …")


def test_who_is_invited_is_asked_in_person() -> None:
    room = Room()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    assert "Your answer: /accept or /decline." in room.say("Ben", "/roll").text
    assert "Waiting for Ben to join." in room.say("Anna", "/roll").text
    assert "Waiting for Ben to join: /accept or /decline." in room.say("Anna", "/board").text


def test_what_happens_by_itself_is_told_to_its_player_in_person() -> None:
    room = Room(ScriptedChance("31", "42"))
    room.say("Anna", "/play backgammon")
    room.say("Ben", "/join")
    room.say("Anna", "8/5 6/5")
    played = "Anna played 3-1: 8/5 6/5."
    assert room.say("Ben", "/board mine").text == f"{played}\nYour dice roll in a moment."
    assert room.say("Anna", "/board mine").text == f"{played}\nBen’s dice roll in a moment."


def test_a_move_that_is_made_by_itself_is_told_to_its_player_in_person() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    room.say("Ben", "f6-e5")
    soon = "You have only one move, which is played in a moment."
    assert room.say("Anna", "/board mine").text == f"Ben played f6-e5.\n{soon}"

"""Which game: whoever does not say it chooses one, and keeps what else they have said."""

import pytest

from bot.commands.opening import waits_for_friend
from bot.computers.availability import Availability
from bot.identity import computer_player
from tests.bot.room import Room
from tests.bot.scripted import ScriptedChance


def with_computers() -> Room:
    """Return a room with computers in it."""
    return Room(ScriptedChance("31", "42"), computers=Availability.READY)


def test_without_a_game_one_is_chosen() -> None:
    room = with_computers()
    room.say("Anna", "/computer")
    room.press("Anna", "🤖 Long narde")
    assert room.table.setup.game == "narde"
    assert room.table.playing
    assert "Finish that game first" in room.say("Anna", "/computer").text


@pytest.mark.parametrize(
    "text",
    [
        "/play with computer",
        "/play against the computer, please",
        "/play a game with the computer",
        "/play с компьютером",
        "/jogar contra o computador",
        "/computer please",
    ],
)
def test_in_a_sentence_without_a_game_one_is_chosen(text: str) -> None:
    room = with_computers()
    room.say("Anna", text)
    room.press("Anna", "🤖 Long narde")
    assert computer_player(2) in room.table.players


@pytest.mark.parametrize("text", ["/play a game", "/play with a friend"])
def test_words_that_say_nothing_name_no_game(text: str) -> None:
    room = with_computers()
    room.say("Anna", text)
    room.press("Anna", "Long narde")
    assert room.table.gathering


def test_nobody_waits_for_a_friend_before_a_game_is_chosen() -> None:
    assert waits_for_friend("narde with a friend", usually=False)
    assert not waits_for_friend("with a friend", usually=False)


def test_an_unknown_game_leads_back_to_the_same_command() -> None:
    room = with_computers()
    assert "/computer backgammon" in room.say("Anna", "/computer chess").text
    assert "/play backgammon" in room.say("Anna", "/play chess").text


@pytest.mark.parametrize("text", ["/play computer=5", "/play компьютер 5", "/computer expert"])
def test_the_level_is_kept_while_a_game_is_chosen(text: str) -> None:
    room = with_computers()
    room.say("Anna", text)
    room.press("Anna", "🤖 Long narde")
    assert computer_player(5) in room.table.players


def test_without_a_game_and_a_computer_all_games_are_offered() -> None:
    room = with_computers()
    room.say("Anna", "/play computer=no")
    assert "Long narde" in [choice.label for choice in room.buttons]

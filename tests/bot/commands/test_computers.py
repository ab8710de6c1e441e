"""Asking for computers: in words, by a command, and where there are none."""

import pytest

from bot.commands.computers import (
    ComputersWanted,
    computer_options,
    read_computers,
    read_opponents,
)
from bot.commands.levels import read_level
from bot.commands.refusals import UnknownLevel
from bot.computers.availability import Availability
from bot.engines.catalogue import ENGINES
from bot.engines.engine import Level
from bot.engines.games import COMPUTER_GAMES
from bot.identity import computer_level, computer_number, computer_player, is_computer
from bot.table.clock import Timeouts
from bot.table.refusals import Refused
from rules.errors import UnknownValue
from tests.bot.room import Room, person
from tests.bot.scripted import ScriptedChance
from tests.bot.toy_game.adding import TOY, toy_game

CASUAL, EXPERT = Level.CASUAL, Level.EXPERT


@pytest.mark.parametrize(
    ("words", "wanted", "others"),
    [
        ("backgammon", None, "backgammon"),
        ("backgammon computer", ComputersWanted(CASUAL), "backgammon"),
        ("narde computer=4", ComputersWanted(Level.STRONG), "narde"),
        ("narde computer Expert", ComputersWanted(EXPERT), "narde"),
        ("narde computer=No", None, "narde"),
        ("computer:expert narde", ComputersWanted(EXPERT), "narde"),
        ("нарды компьютер=эксперт", ComputersWanted(EXPERT), "нарды"),
        ("gamão computador 3 match=5", ComputersWanted(Level.CLUB), "gamão match=5"),
        ("damas pc forte", ComputersWanted(Level.STRONG), "damas"),
        ("damas robo=dificil", ComputersWanted(Level.STRONG), "damas"),
        ("damas máquina mestre", ComputersWanted(Level.EXPERT), "damas"),
        ("damas bot especialista", ComputersWanted(Level.EXPERT), "damas"),
        ("нарды бот мастер", ComputersWanted(Level.STRONG), "нарды"),
        ("нарды комп сильный", ComputersWanted(Level.STRONG), "нарды"),
        ("backgammon 5 computer", ComputersWanted(CASUAL), "backgammon 5"),
        ("checkers computer=no", None, "checkers"),
        ("checkers computer=0", None, "checkers"),
        ("quoridor 4 computers=2", ComputersWanted(CASUAL, 2), "quoridor 4"),
        ("quoridor 4 3 computers", ComputersWanted(CASUAL, 3), "quoridor 4"),
        ("quoridor computers", ComputersWanted(CASUAL), "quoridor"),
        ("quoridor computers=0 computer=5", ComputersWanted(EXPERT), "quoridor"),
        ("quoridor computer=5 computers=0", ComputersWanted(EXPERT), "quoridor"),
        ("quoridor 4 computers=0", None, "quoridor 4"),
        ("quoridor computer=1 computers=2 4", ComputersWanted(Level(1), 2), "quoridor 4"),
    ],
)  # fmt: skip
def test_words_for_computers(words: str, wanted: ComputersWanted | None, others: str) -> None:
    assert read_computers(words, CASUAL) == (wanted, others)


def test_what_no_computer_can_be_is_refused() -> None:
    for words in ("narde computers=some", "quoridor 4 computers=4"):
        with pytest.raises(UnknownValue):
            read_computers(words, CASUAL)
    with pytest.raises(Refused) as refused:
        read_level("nonsense")
    assert refused.value.reason == UnknownLevel("nonsense")


@pytest.mark.parametrize(
    ("words", "level", "others"),
    [
        ("narde 5 clock=1d", EXPERT, "narde clock=1d"),
        ("narde", CASUAL, "narde"),
        ("Beginner", Level.BEGINNER, ""),
    ],
)
def test_a_level_among_other_words(words: str, level: Level, others: str) -> None:
    assert read_opponents(words, CASUAL) == (ComputersWanted(level), others)


def test_a_computer_is_known_by_its_id() -> None:
    first, second = computer_player(4), computer_player(4, 2)
    assert first.id != second.id
    assert is_computer(second.id)
    assert not is_computer(person("Anna").id)
    assert (computer_level(second.id), computer_number(second.id)) == (4, 2)
    assert computer_number(first.id) == 1


def test_the_games_with_computers_are_those_with_engines() -> None:
    assert ENGINES.keys() == COMPUTER_GAMES
    assert [option.name for option in computer_options("narde")] == ["computer"]
    assert [option.name for option in computer_options("quoridor")] == ["computer", "computers"]


def with_computers(availability: Availability = Availability.READY) -> Room:
    room = Room(ScriptedChance("31", "42", "65", "21"), timeouts=Timeouts(take_back=0))
    room.desk.computers = lambda: availability
    return room


def test_a_game_against_a_computer_begins_at_once() -> None:
    room = with_computers()
    room.say("Anna", "/play narde computer=4")
    assert room.table.playing
    assert {computer_level(who.id) for who in room.table.players if is_computer(who.id)} == {4}


def test_the_usual_level_is_a_setting() -> None:
    room = with_computers()
    room.say("Anna", "/settings computer 5")
    room.say("Anna", "/computer checkers")
    assert computer_player(5) in room.table.players


def test_computers_take_the_places_that_are_free() -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor 4")
    room.say("Ben", "/join")
    room.say("Cleo", "/computer")
    assert room.table.gathering  # whoever does not sit there seats nobody
    room.say("Ben", "/computer 1")
    assert room.table.playing
    assert len(room.table.people) == 2
    assert len({player.id for player in room.table.players}) == 4


@pytest.mark.parametrize("text", ["/computer 2 computers", "/computer computers=2 level 5"])
def test_as_many_as_are_named_come_to_a_table_that_waits(text: str) -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor 4")
    room.say("Anna", text)
    assert room.table.free_places == 1
    room.say("Ben", "/join")
    assert room.table.playing


def test_more_than_there_are_places_take_those_that_there_are() -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor 4")
    room.say("Ben", "/join")
    room.say("Anna", "/computer 3 computers")
    assert len(room.table.people) == 2
    assert room.table.playing


def test_some_places_may_be_left_to_people() -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor 4 2 computers")
    assert room.table.free_places == 1
    room.say("Anna", "/leave")
    assert not room.table.gathering  # computers do not wait by themselves
    room.say("Anna", "/play quoridor computers=2")
    assert not room.table.playing  # there are no two places


def test_one_who_waits_with_computers_alone_may_open_another_table() -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor 4 2 computers")
    room.say("Ben", "/play checkers")
    assert room.table.setup.game == "checkers"


def test_a_guest_and_a_computer_make_a_table_of_four_or_none() -> None:
    room = with_computers()
    room.say("Anna", "/play quoridor computer @Ben", named=("Ben",))
    assert room.table.setup.seats == 4
    assert len([who for who in room.table.players if is_computer(who.id)]) == 2
    room = with_computers()
    reply = room.say("Anna", "/play backgammon computer=4 @Ben", named=("Ben",))
    assert reply.private
    assert room.found.table is None


def test_nobody_offers_a_rematch_where_computers_are_off() -> None:
    room = with_computers()
    room.say("Anna", "/play checkers computer")
    room.say("Anna", "/resign yes")
    room.desk.computers = lambda: Availability.OFF
    assert "don’t play here" in room.say("Anna", "/rematch").text


def test_only_what_a_person_has_moved_can_be_taken_back() -> None:
    room = with_computers()
    room.say("Anna", "/play checkers computer")
    assert not [choice for choice in room.buttons if choice.command == "undo"]


def test_a_table_of_guests_has_no_place_for_computers() -> None:
    room = with_computers()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    assert "Ben" in room.say("Anna", "/computer").text
    assert room.table.gathering


@pytest.mark.parametrize(
    ("availability", "said"),
    [
        (Availability.OFF, "don’t play here"),
        (Availability.BROKEN, "don’t play here"),
        (Availability.BUSY, "busy"),
    ],
)
def test_they_may_be_off_or_busy(availability: Availability, said: str) -> None:
    room = with_computers(availability)
    assert said in room.say("Anna", "/play narde computer").text
    room.say("Anna", "/play narde")
    assert said in room.say("Anna", "/computer").text
    assert room.table.gathering


def test_a_game_whose_engine_failed_is_not_begun_against_a_computer() -> None:
    room = with_computers()
    room.say("Anna", "/play checkers computer")
    room.say("Anna", "/resign yes")
    room.desk.failed_games = lambda: frozenset({"checkers"})
    for text in ("/rematch", "/play checkers computer", "/computer checkers"):
        assert "No computer plays Brazilian checkers here" in room.say("Anna", text).text
    assert "Nobody here can judge" in room.say("Anna", "/analyse").text
    room.say("Anna", "/play narde computer")
    assert room.table.playing


def test_a_game_whose_engine_failed_is_not_offered_against_a_computer() -> None:
    room = with_computers()
    room.say("Anna", "/play checkers computer")
    room.say("Anna", "/resign yes")
    room.desk.failed_games = lambda: frozenset({"checkers"})
    reply = room.say("Anna", "/board")
    assert "/rematch" not in reply.text
    labels = [choice.label for choice in room.buttons]
    assert not {"Rematch", "🤖 Easier", "🤖 Harder"}.intersection(labels)
    room.say("Anna", "/computer")
    labels = [choice.label for choice in room.buttons]
    assert len(labels) == len(COMPUTER_GAMES) - 1
    assert "🤖 Brazilian checkers" not in labels
    room.say("Anna", "/play checkers")
    assert not [choice for choice in room.buttons if "🤖" in choice.label]


@pytest.mark.parametrize("availability", [Availability.OFF, Availability.BROKEN])
def test_where_none_can_think_no_button_speaks_of_them(availability: Availability) -> None:
    room = with_computers(availability)
    room.say("Anna", "/play")
    assert not [choice for choice in room.buttons if "🤖" in choice.label]
    for text in ("/computer", "/play computer"):
        assert "don’t play here" in room.say("Anna", text).text
    room.say("Anna", "/play narde")
    assert not [choice for choice in room.buttons if "🤖" in choice.label]
    room.say("Anna", "/leave")
    for text in ("/help", "/help play"):
        assert "/computer" not in room.say("Anna", text).text


def test_a_game_without_an_engine_offers_no_computer() -> None:
    with toy_game():
        room = with_computers()
        room.say("Anna", "/play")
        labels = [choice.label for choice in room.buttons if choice.label.startswith("🤖")]
        assert len(labels) == len(COMPUTER_GAMES)
        assert "No computer plays" in room.say("Anna", f"/play {TOY.name} computer").text
        room.say("Anna", f"/play {TOY.name}")
        assert not [choice for choice in room.buttons if "🤖" in choice.label]

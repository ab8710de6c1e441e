"""Whoever had a computer take moves back has seen its reply: the game is not rated."""

from bot.computers.availability import Availability
from bot.identity import computer_player
from bot.table.clock import Timeouts
from bot.table.log import rebuild
from tests.bot.room import AT_ONCE, ROOM, Room, checkers
from tests.bot.scripted import ScriptedChance

COMPUTER = computer_player(2)
UNRATED = "This game is not rated any more."


def against(words: str, *rolls: str, timeouts: Timeouts = AT_ONCE) -> Room:
    """Return a room where Anna plays computers; the test acts for them."""
    room = Room(ScriptedChance(*rolls), timeouts=timeouts, computers=Availability.READY)
    room.say("Anna", f"/play {words}")
    return room


def take_back(room: Room) -> str:
    """Let Anna ask for it and the computer agree; return what is told then."""
    room.say("Anna", "/undo yes")
    return agree(room)


def agree(room: Room) -> str:
    """Let the computer that has to answer agree."""
    computer = room.table.computer_to_act
    assert computer
    return room.say_as(computer, "/accept").text


def test_a_game_in_which_a_computer_took_back_is_not_rated_and_everybody_is_told_once() -> None:
    room = against("checkers computer")
    room.say("Anna", "c3-d4")
    assert UNRATED in take_back(room).splitlines()
    assert not room.table.rated
    room.say("Anna", "c3-d4")
    assert UNRATED not in take_back(room)
    assert "Rating" not in room.say("Anna", "/resign yes").text


def test_the_next_game_is_rated_again() -> None:
    room = against("checkers computer")
    room.say("Anna", "c3-d4")
    take_back(room)
    room.say("Anna", "/resign yes")
    room.say("Anna", "/rematch")
    agree(room)
    assert room.table.rated


def test_the_rest_of_the_match_is_not_rated() -> None:
    room = against("backgammon 5 computer", "31", "31")
    room.say("Anna", "8/5 6/5")
    take_back(room)
    room.say("Anna", "/resign backgammon")
    assert (room.table.game_number, room.table.rated) == (2, False)


def test_a_slip_that_is_mended_at_once_costs_nothing() -> None:
    room = against("checkers computer", timeouts=Timeouts(take_back=5_000))
    room.say("Anna", "c3-d4")
    assert UNRATED not in room.say("Anna", "/undo").text
    assert room.table.rated
    assert "Rating" in room.say("Anna", "/resign yes").text


def test_beside_other_people_a_computer_that_agrees_makes_the_game_unrated_as_well() -> None:
    room = against("quoridor 4 2 computers")
    room.say("Ben", "/join")
    room.say("Anna", "e2")
    assert "This game would then not be rated." in room.say("Anna", "/undo yes").text
    assert UNRATED not in agree(room)
    assert room.table.rated
    assert UNRATED in room.say("Ben", "/accept").text
    assert not room.table.rated


def test_among_people_it_is_rated_as_before() -> None:
    room = checkers()
    room.time += 1
    room.say("Anna", "c3-d4")
    room.time += 6_000
    room.say("Anna", "/undo")
    assert UNRATED not in room.say("Ben", "/accept").text
    assert room.table.rated


def test_an_unrated_game_has_nothing_to_lose() -> None:
    room = against("checkers computer from W:Wc3,a1,h2,f2:Be5,h8")
    room.say("Anna", "a1-b2")
    assert UNRATED not in take_back(room)


def test_the_log_alone_says_that_the_game_is_not_rated() -> None:
    room = against("checkers computer")
    room.say("Anna", "c3-d4")
    take_back(room)
    assert not rebuild(ROOM, room.table.log).rated

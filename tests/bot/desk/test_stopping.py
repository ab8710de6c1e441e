"""Whoever plays without other people stops their own game; a rated one only as it begins."""

from dataclasses import replace

import pytest

from bot.commands.request import Request
from bot.computers.availability import Availability
from bot.replies.reply import Reply
from bot.table.values import Cause
from tests.bot.loops import finish
from tests.bot.room import ROOM, Room, checkers, person
from tests.bot.scripted import ScriptedChance

COUNTS = (
    "This game is rated, so it can’t just be stopped. Play on, or /resign, which counts as a loss."
)


def begun(words: str, *, moves: int = 0) -> Room:
    """Return a room where Anna has begun a game alone, and has made some moves in it."""
    room = Room(ScriptedChance("31", "42", "65"), computers=Availability.READY)
    room.say("Anna", f"/play {words}")
    for _ in range(moves):
        move(room)
        move(room)
    return room


def move(room: Room) -> None:
    """Let whoever is to act make any move."""
    who = room.table.player_to_act
    assert who is not None
    room.say_as(who, f"/move {any_move(room)}")


def any_move(room: Room) -> str:
    """Return the first legal move."""
    return str(room.table.game.format(room.table.legal_moves[0], room.table.board))


def is_stopped(room: Room) -> bool:
    """Return whether the game has ended without a result."""
    ending = room.table.ending
    return ending is not None and ending.cause is Cause.STOPPED and ending.result is None


@pytest.mark.parametrize("moves", [0, 1, 3])
@pytest.mark.parametrize("words", ["checkers both", "quoridor from e1 e9/-/10 10/1 computer"])
def test_a_game_that_does_not_count_is_stopped_at_any_time(words: str, moves: int) -> None:
    room = begun(words, moves=moves)
    assert room.say("Anna", "/stop").text.startswith("Anna stops the game. It doesn’t count.")
    assert is_stopped(room)


@pytest.mark.parametrize("moves", [0, 1])
def test_a_rated_game_is_stopped_until_the_second_move(moves: int) -> None:
    room = begun("quoridor computer", moves=moves)
    room.say("Anna", "/stop")
    assert is_stopped(room)
    assert finish(room.store.scores.load(person("Anna").id)) == (None,)


@pytest.mark.parametrize("said", ["/stop", "/stop yes"])
@pytest.mark.parametrize("moderator", [False, True])
def test_later_it_is_only_resigned(said: str, moderator: bool) -> None:  # noqa: FBT001
    room = begun("quoridor computer", moves=2)
    before = room.found
    assert room.say("Anna", said, moderator=moderator).text.startswith(COUNTS)
    assert room.say("Anna", said, moderator=True, alone=True).text.startswith(COUNTS)
    assert room.found == before


def test_a_chat_where_players_stop_games_keeps_the_ladder_too() -> None:
    room = begun("quoridor computer", moves=2)
    room.say("Mo", "/settings chat stop players", moderator=True)
    assert room.say("Anna", "/stop").text.startswith(COUNTS)


def test_somebody_who_moderates_stops_the_game_of_another() -> None:
    room = begun("quoridor computer", moves=2)
    assert room.say("Ben", "/stop").text.startswith("Only moderators of this chat")
    room.say("Mo", "/stop", moderator=True)
    assert is_stopped(room)


def test_the_second_game_of_a_match_is_only_resigned() -> None:
    room = begun("backgammon 3 computer")
    room.say("Anna", "/resign single")
    computer = next(who for who in room.table.players if who != person("Anna"))
    room.say_as(computer, "/accept")
    assert room.table.game_number == 2
    assert room.say("Anna", "/stop").text.startswith(COUNTS)


def test_a_game_that_computers_have_left_is_stopped() -> None:
    room = begun("quoridor computer", moves=2)
    room.computers = Availability.OFF
    room.say("Anna", "/stop")
    assert is_stopped(room)


def test_a_game_with_a_hint_is_stopped() -> None:
    room = begun("quoridor computer", moves=2)
    room.say("Anna", "/hint yes")
    assert not room.table.rated
    room.say("Anna", "/stop")
    assert is_stopped(room)


def test_whoever_waits_alone_stops_that() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Anna", "/stop")
    assert room.table.ending is not None


def test_whom_the_others_have_left_stops_nothing() -> None:
    room = Room(computers=Availability.READY)
    room.say("Ben", "/play quoridor 4 2 computers")
    room.say("Anna", "/join")
    room.say("Ben", "/resign yes")
    assert room.table.playing
    assert room.say("Anna", "/stop").text.startswith("Only moderators of this chat")


def test_after_the_game_there_is_nothing_to_stop() -> None:
    room = begun("checkers both")
    room.say("Anna", "/stop")
    assert room.say("Anna", "/stop").text.startswith("The game is over.")


@pytest.mark.parametrize("name", ["Anna", "Ben", "Cleo"])
def test_after_a_game_among_people_nobody_is_told_to_play_on(name: str) -> None:
    room = checkers()
    room.say("Anna", "/resign yes")
    assert shared(room, name, "/stop").text.startswith("The game is over.")
    assert room.say(name, "/stop").text.startswith("The game is over.")


def test_while_people_gather_in_private_chats_they_may_leave() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    room.say("Ben", "/join")
    assert shared(room, "Ben", "/stop").text.startswith(
        "Nobody moderates a table in private chats, so it can’t be closed while others are waiting."
        " If you don’t want to play, /leave."
    )
    assert room.table.gathering


def shared(room: Room, name: str, text: str) -> Reply:
    """Let somebody type something in their own chat, where a table of several chats is shown."""
    return room.ask(replace(Request(table=ROOM, player=person(name), text=text), shared=True))


def test_in_private_chats_nobody_is_sent_to_moderators() -> None:
    room = checkers()
    reply = shared(room, "Anna", "/stop")
    assert reply.text.startswith(
        "Nobody moderates a game in private chats, so it can’t be stopped. Play on, or /resign."
    )
    assert shared(room, "Anna", "/settings chat takebacks off").text.startswith(
        "Nobody moderates a table in private chats, so that can’t be done here."
    )
    alone = begun("checkers both")
    shared(alone, "Anna", "/stop")
    assert is_stopped(alone)

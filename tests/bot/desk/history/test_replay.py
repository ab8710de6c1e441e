"""What was played, as an animation."""

import pytest

from bot.replies.reply import Replay
from tests.bot.desk.history.games import match_of_two
from tests.bot.reading import animation_of
from tests.bot.room import Room, backgammon, checkers


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("", "1–3"),
        ("1", "1–3"),
        ("2-3", "2–3"),
        ("2–", "2–3"),
        ("-2", "1–2"),
        ("2-99", "2–3"),
        ("2", "2–3"),
        ("2-2 1", "2–2"),
        ("1 2-2", "2–2"),
    ],
)
def test_the_moves_of_a_replay_are_chosen(words: str, moves: str) -> None:
    room = checkers()
    for name, move in [
        ("Anna", "c3-b4"),
        ("Ben", "b6-a5"),
        ("Anna", "d2-c3"),
        ("Ben", "c7-b6"),
        ("Anna", "e1-d2"),
    ]:
        room.say(name, move)
    reply = room.say("Cleo", f"/replay {words}")
    assert reply.text == f"Anna (White), Ben (Black) · moves {moves}"
    assert isinstance(reply, Replay)
    assert reply.animation.content.startswith(b"GIF89a")
    assert not reply.private


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("5-9", "The game has only one move so far"),
        ("0-1", "The game has only one move so far"),
        ("3-1", "The game has only one move so far"),
        ("last", "I don’t know which moves “last” are"),
        ("1-2 3-4", "I don’t know which moves “1-2 3-4” are"),
        ("7", "The game has only one move so far: /replay shows it."),
        ("1-1 2", "Only one game has begun so far: /replay shows it."),
        ("last", "I don’t know which moves “last” are. Write it like this: /replay 1-1."),
    ],
)
def test_moves_that_are_not_there_are_not_replayed(words: str, why: str) -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    reply = room.say("Anna", f"/replay {words}")
    assert reply.text.startswith(why)
    assert not isinstance(reply, Replay)


def test_in_a_match_a_number_is_a_game() -> None:
    room = match_of_two()
    assert room.say("Anna", "/replay 1").text == "Anna (White), Ben (Black) · moves 1–2"
    told = room.say("Anna", "/replay 99").text
    assert told.startswith("The match has 2 games so far: /replay 1 shows the first.")


def test_before_the_first_move_there_is_nothing_to_replay() -> None:
    for room in (checkers(), backgammon("31", options="5")):
        for words in ("", "1", "99", "1-2", "last"):
            told = room.say("Anna", f"/replay {words}").text
            assert told.startswith("No moves yet, so there is nothing to show."), words


def test_a_replay_is_the_same_whoever_asks_for_it() -> None:
    room = checkers()
    room.say("Ben", "/settings modern")
    room.say("Anna", "c3-d4")
    anna, ben, cleo = (animation_of(room.say(name, "/replay")) for name in ("Anna", "Ben", "Cleo"))
    assert anna == ben == cleo


def test_of_an_endless_game_the_end_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.replies.history.LONGEST_FILM", 20)
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    for _ in range(7):
        for name, move in [("Anna", "e2"), ("Ben", "e8"), ("Anna", "e1"), ("Ben", "e9")]:
            room.say(name, move)
    assert room.say("Anna", "/replay").text.endswith("moves 5–14")
    assert room.say("Anna", "/replay 2-9").text.endswith("moves 2–9")

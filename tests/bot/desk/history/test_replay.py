"""What was played, as an animation."""

import pytest

from bot.replies.reply import Replay
from tests.bot.reading import animation_of
from tests.bot.room import Room, checkers


@pytest.mark.parametrize(
    ("words", "moves"),
    [
        ("", "1–3"),
        ("1", "1–3"),
        ("2-3", "2–3"),
        ("2–", "2–3"),
        ("-2", "1–2"),
        ("2-99", "2–3"),
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
        ("7", "Only one game has begun so far"),
    ],
)
def test_moves_that_are_not_there_are_not_replayed(words: str, why: str) -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    reply = room.say("Anna", f"/replay {words}")
    assert reply.text.startswith(why)
    assert not isinstance(reply, Replay)


def test_a_replay_is_seen_from_the_side_of_who_asks() -> None:
    room = checkers()
    room.say("Anna", "c3-d4")
    anna, ben, cleo = (animation_of(room.say(name, "/replay")) for name in ("Anna", "Ben", "Cleo"))
    assert anna == cleo != ben


def test_of_an_endless_game_the_end_is_replayed() -> None:
    room = Room()
    room.say("Anna", "/play quoridor")
    room.say("Ben", "/join")
    for _ in range(130):
        for name, move in [("Anna", "e2"), ("Ben", "e8"), ("Anna", "e1"), ("Ben", "e9")]:
            room.say(name, move)
    assert room.say("Anna", "/replay").text.endswith("moves 11–260")
    assert room.say("Anna", "/replay 5-99").text.endswith("moves 5–99")

"""Who sits down with whom, and who has to wait."""

from bot.replies.reply import Refusal
from tests.bot.room import Room, checkers


def test_a_second_play_is_refused_while_a_game_is_on() -> None:
    room = checkers()
    reply = room.say("Cleo", "/play narde")
    assert "Brazilian checkers is being played here." in reply.text
    assert room.table.setup.game == "checkers"


def test_two_who_want_the_same_play_it_together() -> None:
    room = Room()
    room.say("Anna", "/play checkers")
    room.say("Ben", "/play checkers")
    assert room.table.playing


def test_a_challenge_blocks_nobody() -> None:
    room = Room()
    room.say("Anna", "/play checkers @Ben", named=("Ben",))
    reply = room.say("Cleo", "/play checkers")
    assert "Cleo wants to play" in reply.text
    room.say("Dan", "/join")
    assert room.table.playing


def test_those_who_left_may_play_a_rematch() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/join")
    for name in ("Cleo", "Dan", "Ben"):
        room.say(name, "/resign yes")
    assert not room.table.playing
    room.say("Anna", "/rematch")
    for name in ("Ben", "Cleo", "Dan"):
        room.say(name, "/accept")
    assert room.table.playing


def test_those_who_wait_together_are_not_sent_away() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4")
    room.say("Ben", "/join")
    assert "waiting for players" in room.say("Eve", "/play checkers").text
    assert [player.name for player in room.table.players] == ["Anna", "Ben"]


def test_a_guest_who_declines_leaves_a_place_for_anybody() -> None:
    room = Room()
    room.say("Anna", "/play quoridor 4 @Ben", named=("Ben",))
    room.say("Ben", "/decline")
    assert room.table.gathering
    assert room.table.free_places == 3


def test_only_the_game_of_others_can_be_avoided_at_another_table() -> None:
    room = checkers()
    room.say("Cleo", "/play narde")
    assert isinstance(room.reply, Refusal)
    assert room.reply.occupied
    for who, text in (("Anna", "/play narde"), ("Cleo", "/roll")):
        room.say(who, text)
        assert isinstance(room.reply, Refusal)
        assert not room.reply.occupied

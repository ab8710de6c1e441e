"""Words for the dice: one tap each, fixed at once, and shown to nobody before the game."""

import json

import pytest

from bot.replies.reply import Announcement
from bot.table.dice import lot
from tests.bot.export.real_matches import KnownChance
from tests.bot.reading import document_of, is_refused
from tests.bot.room import Room, checkers

CHARMS = ["🍀", "🔔", "⭐", "🌙"]


def gathering(game: str = "narde") -> Room:
    room = Room(KnownChance())
    room.say("Anna", f"/play {game}")
    return room


def test_everybody_is_offered_charms_behind_the_plain_join() -> None:
    room = gathering()
    labels = [button.label for button in room.buttons]
    assert labels[0] == "Join"
    assert [label for label in labels if label in CHARMS] == CHARMS


def test_games_without_dice_have_no_charms() -> None:
    room = gathering("checkers")
    assert not {button.label for button in room.buttons} & {*CHARMS, "🔒"}


def test_one_tap_sits_down_with_a_charm() -> None:
    room = gathering()
    reply = room.press("Ben", "🍀")
    assert room.table.playing
    assert room.table.dice.words == ("", "🍀")
    assert "🍀" not in reply.text


def test_whoever_has_a_seat_adds_a_charm_with_one_tap() -> None:
    room = gathering()
    reply = room.press("Anna", "🌙")
    assert isinstance(reply, Announcement)
    assert "Anna adds a charm to the dice." in reply.text
    assert "🌙" not in reply.text
    assert room.table.gathering
    room.press("Ben", "Join")
    assert room.table.dice.words == ("🌙", "")


def test_a_charm_cannot_be_changed() -> None:
    room = gathering()
    room.press("Anna", "🌙")
    again = room.press("Anna", "🔔")
    assert is_refused(again)
    assert "can’t be changed" in again.text
    assert is_refused(room.say("Anna", "/join banana"))
    assert room.table.dice.words == ("🌙",)


def test_a_typed_word_is_a_charm_as_well() -> None:
    room = gathering()
    room.say("Anna", "/join banana")
    room.say("Ben", "/join open sesame")
    assert room.table.dice.words == ("banana", "open sesame")


def test_whoever_leaves_takes_the_charm_along() -> None:
    room = gathering()
    room.press("Anna", "🌙")
    room.say("Anna", "/leave")
    assert [*room.table.dice.words] == []


def test_an_invited_player_comes_with_a_charm() -> None:
    room = Room(KnownChance())
    room.say("Anna", "/play narde @Ben", named=("Ben",))
    assert is_refused(room.press("Cleo", "⭐"))
    room.say("Cleo", "/board")
    room.press("Ben", "⭐")
    assert room.table.playing
    assert room.table.dice.words == ("", "⭐")


@pytest.mark.parametrize("text", ["/join", "/join word"])
def test_a_game_without_dice_takes_no_charm_from_the_seated(text: str) -> None:
    room = gathering("checkers")
    reply = room.say("Anna", text)
    assert is_refused(reply)
    assert "already have a seat" in reply.text


def test_no_charm_is_shown_before_the_game_begins() -> None:
    room = gathering()
    said = [room.say("Anna", "/join abracadabra").text]
    for text in ("/board", "/verify", "/history", "/export json", "/help"):
        reply = room.say("Cleo", text)
        document = document_of(reply)
        said += [reply.text, document.content.decode() if document else ""]
    room.say("Ben", "/join hocus")
    assert "abracadabra" not in "".join(said)
    assert "abracadabra, hocus" in room.say("Cleo", "/verify").text


def test_charms_are_in_the_proof() -> None:
    room = gathering()
    room.press("Anna", "🌙")
    room.say("Cleo", "/board")
    room.press("Ben", "🔔")
    room.say("Ben", "/resign mars")
    proof = document_of(room.say("Cleo", "/verify"))
    assert proof
    assert json.loads(proof.content)["games"][0]["proof"]["words"] == ["🌙", "🔔"]


def test_no_charm_is_added_to_a_game_that_has_begun() -> None:
    room = checkers()
    assert is_refused(room.say("Anna", "/join 🍀"))


@pytest.mark.parametrize("seed", range(4))
def test_the_lot_is_drawn_from_the_seal_and_the_charms(seed: int) -> None:
    room = Room(KnownChance(seed))
    room.say("Anna", "/play narde")
    room.press("Anna", "🌙")
    sealed = room.table.dice
    room.press("Ben", "Join")
    drawn = lot(sealed.secret, sealed.game_id, ("🌙", ""), 2)
    assert [player.name for player in room.table.players] == [("Anna", "Ben")[at] for at in drawn]
    assert room.table.dice.seats == tuple(drawn)

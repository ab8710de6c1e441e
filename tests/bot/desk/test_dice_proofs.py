"""The dice of each game are proved when it is over, and before that they have a seal."""

import json

import pytest
from msgspec.structs import replace

from bot.language import Language
from bot.replies.reply import Note
from bot.table.chance import LONGEST_MATCH
from bot.table.dice import commit
from bot.table.values import Dice
from tests.bot.export.real_matches import KnownChance, resign, sit
from tests.bot.reading import document_of, is_refused
from tests.bot.room import Room, backgammon, checkers

ALERT = 200
"""Characters that Telegram shows in an alert."""


def test_the_dice_of_a_match_are_proved_game_by_game() -> None:
    room = backgammon("52", "64", options="3")
    assert document_of(room.say("Anna", "/verify")) is None
    room.say("Anna", "/resign backgammon")
    assert not room.table.playing
    assert document_of(room.say("Cleo", "/verify")) is not None


def test_the_dice_of_an_earlier_game_are_proved_while_the_next_is_on() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    assert room.table.playing
    proof = document_of(room.say("Cleo", "/verify 1"))
    assert proof is not None
    assert [game["id"] for game in json.loads(proof.content)["games"]] == ["game-1"]
    assert document_of(room.say("Cleo", "/verify 2")) is None


def test_a_game_that_is_not_there_has_no_proof() -> None:
    room = backgammon("52", "64", options="7")
    for number in (0, 2, 99):
        assert is_refused(room.say("Cleo", f"/verify {number}"))


def test_a_game_that_is_no_longer_remembered_cannot_be_proved() -> None:
    room = backgammon("52", "64", options="7")
    room.say("Anna", "/resign backgammon")
    room.store._games.clear()  # type: ignore[attr-defined] # noqa: SLF001 - as time does
    assert "too long ago" in room.say("Cleo", "/verify 1").text


def test_the_seal_is_there_from_the_moment_the_table_is_opened() -> None:
    room = Room(KnownChance())
    opened = room.say("Anna", "/play narde")
    dice = room.table.dice
    assert "🔒 Dice sealed." in opened.text
    assert dice.commitment not in opened.text
    shown = room.press("Cleo", "🔒")
    assert isinstance(shown, Note)
    assert dice.commitment in shown.text
    assert dice.game_id in shown.text
    room.say("Ben", "/join")
    assert dice.commitment in room.say("Cleo", "/verify").text
    room.say("Ben", "/resign mars")
    assert commit(dice.secret) == dice.commitment
    assert dice.secret.hex() in room.say("Cleo", "/verify").text


def test_the_next_game_of_a_match_shows_the_secret_of_the_one_before_as_its_seal() -> None:
    room = sit("backgammon 7", "", "")
    secret = room.table.dice.secret.hex()
    resign(room, "backgammon")
    assert secret in room.say("Cleo", "/verify").text


@pytest.mark.parametrize("language", Language)
def test_the_seal_fits_an_alert(language: Language) -> None:
    room = Room(KnownChance())
    room.say("Anna", "/play narde")
    text = room.say("Anna", "/verify", locale=language).text
    assert len(text.encode("utf-16-le")) // 2 <= ALERT


def test_a_seal_that_is_used_up_covers_no_rematch() -> None:
    room = sit("narde", "", "", chance=ShortChain())
    resign(room, "mars")
    reply = room.say("Anna", "/rematch")
    assert is_refused(reply)
    assert "/play opens a new table" in reply.text
    room.say("Anna", "/play narde")
    assert room.table.gathering


class ShortChain(KnownChance):
    """Has secrets for a few more games only."""

    def draw_dice(self, words: tuple[str, ...]) -> Dice:
        """Return a chain as it is after many games."""
        return replace(super().draw_dice(words), left=LONGEST_MATCH - 1)


def test_a_game_without_dice_says_so() -> None:
    room = checkers()
    assert "without dice" in room.say("Anna", "/verify").text
    room.say("Anna", "/resign yes")
    assert "without dice" in room.say("Anna", "/verify").text


def test_a_table_that_nobody_joined_has_nothing_to_prove() -> None:
    room = Room(KnownChance())
    room.say("Anna", "/play narde")
    room.say("Anna", "/leave")
    assert is_refused(room.say("Anna", "/verify"))

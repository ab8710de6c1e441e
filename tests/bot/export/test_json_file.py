"""JSON files: they have everything, but nothing too early."""

import json
from base64 import b64encode

import msgspec
import pytest

from bot.export import Match
from bot.export.json_file import write_json
from bot.export.proof import Proof
from bot.table.chance import FairChance
from bot.table.dice import commit
from bot.table.events import Ended
from bot.table.offers import agree, offer_undo, resign
from bot.table.seating import sit_down
from bot.table.values import Cause, Setup
from rules.game import Seat
from tests.bot.export.matches import named, played
from tests.bot.export.readers import read_json
from tests.bot.table.people import BEN, CLEO, begun, later, opened, play

SETUPS = [
    Setup("backgammon", options={"match": 5, "cube": True}),
    Setup("narde"),
    Setup("checkers"),
    Setup("quoridor"),
    Setup("quoridor", 4),
]


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_game_is_read_as_it_was_played(setup: Setup) -> None:
    match = played(setup)
    text = write_json(match)
    assert read_json(text) == [table.position for table in match.games]
    whole = json.loads(text)
    assert msgspec.convert(whole["setup"], Setup) == setup
    assert [game["ending"]["points"] for game in whole["games"]]


def test_the_proof_of_the_dice_is_in_it_after_each_game() -> None:
    match = played(SETUPS[0], seed=3)
    games = json.loads(write_json(match))["games"]
    assert len(games) > 1
    for game, table in zip(games, match.games, strict=True):
        proof = msgspec.convert(game["proof"], Proof)
        assert commit(bytes.fromhex(proof.secret)) == game["seal"]
        assert len(proof.rolls) == table.rolls


def test_the_secret_of_a_game_in_progress_is_not_in_it() -> None:
    match = played(SETUPS[0], seed=3, lines=150)
    *_, latest = match.games
    assert latest.playing
    text = write_json(match)
    assert latest.dice.secret.hex() not in text
    assert latest.dice.secret.decode() not in text
    game = json.loads(text)["games"][-1]
    assert "proof" not in game
    assert "events" not in game
    assert game["seal"] == latest.dice.commitment


def test_the_secret_of_later_games_is_not_in_it() -> None:
    change = sit_down(opened(Setup("narde"), FairChance()), BEN, "")
    change = resign(change, Seat(0), "mars")
    dice = change.table.dice
    text = write_json(Match((change.table,)))
    assert dice.secret.hex() in text
    assert dice.root
    assert dice.root.hex() not in text
    assert b64encode(dice.root).decode() not in text


def test_rolls_that_will_come_again_are_not_in_it() -> None:
    change = play(begun(Setup("backgammon"), "31", "66"), "8/5 6/5")
    change = agree(offer_undo(change, Seat(0)), [Seat(1)])
    game = json.loads(write_json(Match((change.table,))))["games"][0]
    assert [line["dice"] for line in game["lines"]] == [[3, 1]]
    assert "events" not in game


def test_who_stopped_a_game_is_named_without_an_id() -> None:
    change = later(begun(Setup("narde", auto_roll=False), "31", "66"))
    table = change.then(Ended(Cause.STOPPED, by=CLEO)).table
    text = write_json(Match((table,)))
    assert json.loads(text)["games"][0]["events"][-1]["by"] == "Cleo"
    assert CLEO.id not in text


def test_names_are_in_it_exactly_and_ids_are_not() -> None:
    names = ['Анна "Ann"\n', "Ben ; [x]"]
    text = write_json(named(played(Setup("narde")), names))
    assert json.loads(text)["players"] == names
    assert "test:" not in text

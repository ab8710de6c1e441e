"""Files of earlier versions are read, and checked as far as they go."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.export.verification import Report, flaws, verify
from bot.export.verification.flaws import Flaw
from bot.export.verification.gaps import NoMoves, OpeningUnknown, SeatsNotDrawn, StillOn
from bot.table.dice import roll

FILES = Path(__file__).parent / "old_files"
"""Written by the version that handed out `parlour match 1` and `parlour dice 1`."""


def read(name: str) -> dict[str, Any]:
    file: dict[str, Any] = json.loads((FILES / f"{name}.json").read_text())
    return file


def check(file: dict[str, Any]) -> Report:
    return verify(json.dumps(file).encode())


def test_a_match_is_checked_but_for_the_seats() -> None:
    report = check(read("match"))
    assert report.flaws == ()
    assert report.gaps == (SeatsNotDrawn(),)
    assert [(game.number, game.rolls, game.moves) for game in report.games] == [
        (1, 7, 6),
        (2, 5, 4),
    ]


def test_a_match_in_progress() -> None:
    report = check(read("match-in-progress"))
    assert report.flaws == ()
    assert report.gaps == (SeatsNotDrawn(), StillOn(2))


def test_a_game_without_dice_had_no_proof() -> None:
    report = check(read("checkers"))
    assert report.flaws == ()
    assert report.gaps == (SeatsNotDrawn(),)


def test_the_opening_of_a_later_game_is_taken_as_given() -> None:
    file = read("match")
    del file["games"][0]
    report = check(file)
    assert report.flaws == ()
    assert report.gaps == (OpeningUnknown(2), SeatsNotDrawn())


def test_a_later_game_still_has_to_begin_somewhere() -> None:
    file = read("match")
    del file["games"][0]
    file["games"][0]["opening"] = "anywhere"
    assert [type(flaw) for flaw in check(file).flaws] == [flaws.WrongOpening]


def test_a_match_with_another_roll_is_refused() -> None:
    file = read("match")
    file["games"][0]["proof"]["throws"][2][1] = [6, 6]
    assert isinstance(check(file).flaws[0], flaws.WrongDice)


def test_a_match_with_another_move_is_refused() -> None:
    file = read("match")
    next(event for event in file["games"][0]["events"] if "text" in event)["text"] = "24/1"
    assert isinstance(check(file).flaws[0], flaws.IllegalMoveMade)


def test_a_dice_file_has_no_moves() -> None:
    report = check(read("dice"))
    assert report.flaws == ()
    assert report.gaps == (NoMoves(), SeatsNotDrawn())
    assert report.games[0].rolls == 7


def _another_secret(file: dict[str, Any]) -> None:
    file["secret"] = bytes(32).hex()


def _no_rolls(file: dict[str, Any]) -> None:
    file["throws"] = []


def _without_dice(file: dict[str, Any]) -> None:
    file["throws"] = [[number, []] for number, _ in file["throws"]]


def _left_out(file: dict[str, Any]) -> None:
    del file["throws"][2]


def _picked(file: dict[str, Any]) -> None:
    secret = bytes.fromhex(file["secret"])
    picked = [3, 8, 12, 17]
    file["throws"] = [[at, roll(secret, file["game_id"], at, file["words"], 2)] for at in picked]


def _another_roll(file: dict[str, Any]) -> None:
    file["throws"][0][1] = [6, 6]


def _other_words(file: dict[str, Any]) -> None:
    file["words"] = ["", "abracadabra"]


def _another_id(file: dict[str, Any]) -> None:
    file["game_id"] += ".1"


@pytest.mark.parametrize(
    ("forge", "found"),
    [
        (_another_secret, flaws.WrongSecret),
        (_no_rolls, flaws.NoRolls),
        (_without_dice, flaws.ImpossibleDice),
        (_left_out, flaws.WrongRollNumber),
        (_picked, flaws.WrongRollNumber),
        (_another_roll, flaws.WrongDice),
        (_other_words, flaws.WrongDice),
        (_another_id, flaws.ImpossibleGameId),
    ],
)
def test_a_forged_dice_file_is_refused(
    forge: Callable[[dict[str, Any]], None], found: type[Flaw]
) -> None:
    file = read("dice")
    forge(file)
    assert type(check(file).flaws[0]) is found

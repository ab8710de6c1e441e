"""How moves are written and read."""

import pytest

from rules.errors import UnreadableMove
from rules.game import Roll
from rules.quoridor.moves import PASS
from tests.rules.quoridor.asking import GAME
from tests.rules.quoridor.test_turns import STUCK

START = GAME.opening(2)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e2", "e2"),
        ("E2", "e2"),
        (" e 2 ", "e2"),
        ("e3h", "e3h"),
        ("E3V", "e3v"),
        ("e 3 h", "e3h"),
        ("e3-h", "e3h"),
        ("e3 \N{EN DASH} v", "e3v"),
        ("he3", "e3h"),
        ("h e3", "e3h"),
        ("V-E3", "e3v"),
        ("h3h", "h3h"),
        ("h3v", "h3v"),
        ("hh3", "h3h"),
        ("vh3", "h3v"),
        ("H H 3", "h3h"),
    ],
)
def test_it_is_read_as_people_type_it(typed: str, meant: str) -> None:
    assert GAME.format(GAME.parse(typed, START), START) == meant


def test_a_file_called_h_is_no_wall() -> None:
    position = GAME.load("g3 e9/-/10 10/1")
    assert GAME.format(GAME.parse("h3", position), position) == "h3"


def test_a_pass_is_read_and_written() -> None:
    assert GAME.parse("Pass", GAME.load(STUCK)) == PASS
    assert GAME.format(PASS, GAME.load(STUCK)) == "pass"


def test_dice_are_written_although_there_are_none() -> None:
    assert GAME.format(Roll((3, 1)), START) == "31"


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "-",
        "e",
        "e10",
        "e0",
        "j1",
        "e22",
        "e3x",
        "he3h",
        "hhh3",
        "3e",
        "h",
        "e\N{FULLWIDTH DIGIT THREE}",
        "e2 e3",
        "go",
    ],
)
def test_junk_is_answered_with_an_example(junk: str) -> None:
    with pytest.raises(UnreadableMove) as found:
        GAME.parse(junk, START)
    assert found.value.text == junk
    assert found.value.example == "d1"


def test_the_example_can_be_played_here() -> None:
    with pytest.raises(UnreadableMove) as found:
        GAME.parse("go", GAME.load(STUCK))
    assert found.value.example == "pass"

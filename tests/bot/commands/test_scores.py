"""What is typed behind /stats and /top."""

import pytest

from bot.commands.computers import names_computers
from tests.bot.room import Room


@pytest.mark.parametrize(
    "words", ["computer", "narde Computer=4", "quoridor 4, computers", "нарды против компьютера"]
)
def test_computers_are_named(words: str) -> None:
    assert names_computers(words)


@pytest.mark.parametrize("words", ["", "narde", "quoridor 4", "microcomputer"])
def test_computers_are_not_named(words: str) -> None:
    assert not names_computers(words)


def test_four_players_are_not_the_level_of_a_computer() -> None:
    for words in ("quoridor 4 computer", "quoridor computer 4", "4 computers quoridor"):
        told = Room().say("Anna", f"/top {words}").text
        assert told.startswith("Top players here. Quoridor against computers, 4 players:")


def test_somebody_called_computer_is_a_person() -> None:
    told = Room().say("Anna", "/stats @Computer", named=("Computer",)).text
    assert told == "Computer has no rated games yet."

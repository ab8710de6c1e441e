"""The texts of the page that depend on the guest."""

import json

import pytest

from bot.chat.local_chat.page_texts import vocabulary
from bot.engines.games import COMPUTER_GAMES
from bot.language import Language


@pytest.mark.parametrize(
    ("language", "unknown", "club"),
    [
        ("en", "your usual level (/settings)", "your usual level: club (/settings)"),
        ("ru", "ваш обычный (/settings)", "ваш обычный: разрядник (/settings)"),
        ("pt-BR", "o seu de sempre (/settings)", "o seu de sempre: clube (/settings)"),
    ],
)
def test_the_usual_level_is_called_by_its_name(language: str, unknown: str, club: str) -> None:
    levels = json.loads(vocabulary(Language(language), COMPUTER_GAMES))["usual_levels"]
    assert len(levels) == 6
    assert (levels[0], levels[3]) == (unknown, club)


def test_computers_are_offered_in_the_games_that_they_can_play_now() -> None:
    words = json.loads(vocabulary(Language.ENGLISH, COMPUTER_GAMES - {"narde"}))
    offered = {
        game["word"]
        for game in words["games"]
        if any(option["name"] == "computer" for option in game["options"])
    }
    assert offered == {"backgammon", "checkers", "quoridor"}
    assert "computer" in {command["name"] for command in words["commands"]}


def test_where_no_worker_can_be_started_the_page_offers_no_computer() -> None:
    words = json.loads(vocabulary(Language.ENGLISH, frozenset()))
    assert not any(
        option["name"].startswith("computer")
        for game in words["games"]
        for option in game["options"]
    )
    assert "computer" not in {command["name"] for command in words["commands"]}

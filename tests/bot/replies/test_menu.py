"""Menus: every entry can be typed, and has a label in every language."""

import pytest

from bot.commands.setup import read_setup
from bot.language import Language
from bot.replies import menu
from rules import GAMES


@pytest.mark.parametrize("language", Language)
def test_every_game_and_option_of_a_menu_can_be_typed(language: Language) -> None:
    for game in menu.games(language):
        for option in menu.options(game.word, language):
            assert option.label
            for value in option.values:
                assert value.label
                clock = "1d" if option.name == "falls" else ""
                read_setup(f"{game.word} {clock} {option.name}={value.word}", invited=0)


def test_menus_differ_by_language() -> None:
    labels = {menu.options("checkers", language)[0].label for language in Language}
    assert len(labels) == len(Language)


@pytest.mark.parametrize("language", Language)
def test_commands_are_described_in_one_line(language: Language) -> None:
    for command in menu.listed_commands():
        assert "\n" not in menu.describe_command(command, language)


def test_what_only_stands_behind_buttons_is_not_listed() -> None:
    assert "tap" not in [command.name for command in menu.listed_commands()]


def test_every_game_is_on_the_menu() -> None:
    assert [game.word for game in menu.games(Language.ENGLISH)] == list(GAMES)

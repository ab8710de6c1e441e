"""Menus: every entry can be typed, and has a label in every language."""

import pytest
from msgspec.structs import replace

from bot.commands.setup import read_setup
from bot.language import Language
from bot.replies import menu
from bot.table.values import Setup
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


@pytest.mark.parametrize("language", Language)
def test_what_is_usual_is_said_and_is_what_happens(language: Language) -> None:
    for game in menu.games(language):
        for option in menu.options(game.word, language):
            assert option.usual
            if option.default:
                chosen = f"{game.word} {option.name}={option.default}"
                assert _begins(chosen) == _begins(game.word), chosen


def _begins(words: str) -> tuple[Setup, str]:
    """Return the table that some words open, and its first position."""
    setup = read_setup(words, invited=0)
    rules = GAMES[setup.game]
    return replace(setup, options={}), rules.dump(rules.opening(setup.seats, setup.options))


def test_menus_differ_by_language() -> None:
    labels = {menu.options("checkers", language)[0].label for language in Language}
    assert len(labels) == len(Language)


@pytest.mark.parametrize("language", Language)
def test_commands_are_described_in_one_line(language: Language) -> None:
    for command in menu.listed_commands(computers=True):
        assert "\n" not in menu.describe_command(command, language)


def test_what_only_stands_behind_buttons_is_not_listed() -> None:
    assert "tap" not in [command.name for command in menu.listed_commands(computers=True)]


def test_what_needs_a_computer_is_not_listed_where_none_plays() -> None:
    listed = {
        on: {command.name for command in menu.listed_commands(computers=on)} for on in (True, False)
    }
    assert listed[True] - listed[False] == {"computer", "hint", "analyse"}


def test_every_game_is_on_the_menu() -> None:
    assert [game.word for game in menu.games(Language.ENGLISH)] == list(GAMES)

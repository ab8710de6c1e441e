"""What things are called, how games are played, and how long something takes."""

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta

import pytest

from bot.commands.table_options import NO_CLOCK
from bot.engines.engine import Level
from bot.identity import Player, PlayerId, computer_player
from bot.language import Language
from bot.texts import Texts
from bot.texts.names import (
    ending_name,
    game_name,
    language_name,
    option_name,
    player_name,
    rules_of,
    short_name,
    side_name,
    value_name,
)
from bot.texts.spans import time_span
from rules import GAMES
from rules.backgammon.scoring import Result
from rules.errors import IllegalMove
from rules.game import Seat

ENGLISH, RUSSIAN, BRAZILIAN = EVERYBODY = [Texts(language) for language in Language]
EVERY_LANGUAGE = pytest.mark.parametrize("texts", EVERYBODY, ids=lambda texts: texts.language)
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
SCREEN = 1800
"""How many characters fit on one screen."""
MOVES: Mapping[str, str] = {
    "backgammon": r"(?:bar|\b\d+)/(?:\d+|off)(?:\(\d\))?",
    "narde": r"\b\d+/(?:\d+|off)",
    "checkers": r"[a-h][1-8](?:[-x][a-h][1-8])+",
    "quoridor": r"(?<=/move )\w+",
}
"""What looks like a move in each game's rules."""


@EVERY_LANGUAGE
@EVERY_GAME
def test_rules_fit_on_a_screen(game: str, texts: Texts) -> None:
    rules = rules_of(game, texts)
    assert len(rules) <= SCREEN
    assert rules.count("\n\n") >= 7
    assert not re.search(r"[*_`#]|^ ", rules, re.MULTILINE)


@EVERY_LANGUAGE
@EVERY_GAME
def test_rules_tell_how_to_type_a_move(game: str, texts: Texts) -> None:
    rules = GAMES[game]
    moves = re.findall(MOVES[game], rules_of(game, texts))
    assert len(moves) >= 2
    position = rules.opening(2)
    for move in moves:
        with suppress(IllegalMove):  # it is read, and that is what counts
            rules.parse(move, position)


@EVERY_LANGUAGE
@EVERY_GAME
def test_rules_name_the_options_as_one_types_them(game: str, texts: Texts) -> None:
    for option in GAMES[game].options:
        assert f"{option.name} " in rules_of(game, texts)


@EVERY_LANGUAGE
@EVERY_GAME
def test_rules_have_the_same_numbers_in_every_language(game: str, texts: Texts) -> None:
    numbers = r"\d+(?:[-–]\d+)?"
    told = re.findall(numbers, rules_of(game, texts))
    assert sorted(told) == sorted(re.findall(numbers, rules_of(game, ENGLISH)))


def test_things_have_names() -> None:
    assert game_name("narde", RUSSIAN) == "Длинные нарды"
    assert option_name("cube", BRAZILIAN) == "Cubo de dobra"
    assert option_name("clock", RUSSIAN) == "Время на ход"
    assert ending_name(Result.BACKGAMMON, RUSSIAN) == "кокс"
    assert side_name(Seat(1), ENGLISH) == "Black"


def test_a_language_calls_itself_the_same_everywhere() -> None:
    for language in Language:
        assert len({language_name(language, texts) for texts in EVERYBODY}) == 1


def test_what_an_option_is_set_to_stands_by_itself() -> None:
    assert value_name("match", 7, ENGLISH) == "match to 7 points"
    assert value_name("match", 0, RUSSIAN) == "одна партия"
    assert value_name("players", 4, RUSSIAN) == "4 игрока"
    assert value_name("clock", NO_CLOCK, BRAZILIAN) == "sem relógio"
    assert value_name("clock", time_span(timedelta(days=1), ENGLISH), ENGLISH) == "1 day a move"
    assert value_name("jacoby", True, BRAZILIAN) == "com a regra Jacoby"  # noqa: FBT003 - its value


@pytest.mark.parametrize(
    ("span", "told"),
    [
        (timedelta(days=2, hours=3, minutes=59), "2 дня 3 часа"),
        (timedelta(days=1, minutes=5), "1 день"),
        (timedelta(hours=21, minutes=1), "21 час 1 минута"),
        (timedelta(minutes=5, seconds=30), "5 минут 30 секунд"),
        (timedelta(seconds=44.9), "44 секунды"),
        (timedelta(0), "0 секунд"),
        (timedelta(seconds=-5), "0 секунд"),
    ],
)
def test_a_span_is_told_in_its_two_largest_units(span: timedelta, told: str) -> None:
    assert time_span(span, RUSSIAN) == told


@EVERY_LANGUAGE
@pytest.mark.parametrize("level", Level)
def test_a_computer_has_a_short_name_with_its_level_and_its_number(
    level: Level, texts: Texts
) -> None:
    word = texts.say(f"level-{level}").capitalize()
    assert short_name(computer_player(level), texts) == f"🤖 {word}"
    assert short_name(computer_player(level, 3), texts) == f"🤖 {word} 3"
    assert len(short_name(computer_player(level, 3), texts)) < len(
        player_name(computer_player(level, 3), texts)
    )


def test_the_short_name_of_a_person_is_their_name() -> None:
    assert short_name(Player(PlayerId("local:1"), "Anna Maria"), ENGLISH) == "Anna Maria"

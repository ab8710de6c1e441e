"""What the words of /play mean."""

import pytest

from bot.commands.option_pairs import BRINGS, EXCLUDES, value_word
from bot.commands.refusals import ClockOutOfRange, UnknownGame, UnknownPlayWord
from bot.commands.setup import known_options, named_game, read_setup
from bot.commands.table_options import TABLE_OPTIONS
from bot.table.clock import DAY, MINUTE
from bot.table.refusals import Refused
from bot.table.values import Clock, Setup
from rules import GAMES
from rules.errors import ClashingOptions, UnknownValue

HOUR = 60 * MINUTE
ROLL, PLAY = (
    f"{option.name}={value_word(option.default)}"
    for option in TABLE_OPTIONS
    if option.name.startswith("auto")
)
OPTIONS = ("clock=off", "falls=no", PLAY, "hints=no")


def test_the_longest_name_says_which_game_is_meant() -> None:
    assert named_game("нарды") == "narde"
    assert named_game("короткие нарды clock=1d") == "backgammon"
    assert named_game("chess") is None


@pytest.mark.parametrize(
    ("words", "setup"),
    [
        ("backgammon", Setup("backgammon")),
        ("Backgammon", Setup("backgammon")),
        ("gamão", Setup("backgammon")),
        ("короткие нарды", Setup("backgammon")),
        ("нарды", Setup("narde")),
        ("длинные нарды", Setup("narde")),
        ("Long narde", Setup("narde")),
        ("damas brasileiras", Setup("checkers")),
        ("Бразильские шашки", Setup("checkers")),
        ("quoridor", Setup("quoridor")),
        ("quoridor 4", Setup("quoridor", seats=4)),
        ("4 quoridor", Setup("quoridor", seats=4)),
        ("quoridor players=4", Setup("quoridor", seats=4)),
        ("backgammon 5", Setup("backgammon", options={"match": 5, "cube": True})),
        ("backgammon match=0", Setup("backgammon", options={"match": 0})),
        ("backgammon 5 cube=no", Setup("backgammon", options={"match": 5, "cube": False})),
        ("backgammon jacoby", Setup("backgammon", options={"jacoby": True, "cube": True})),
        ("backgammon jacoby=no", Setup("backgammon", options={"jacoby": False})),
        ("backgammon match 5 cube", Setup("backgammon", options={"match": 5, "cube": True})),
        ("backgammon, match=5; cube=yes", Setup("backgammon", options={"match": 5, "cube": True})),
        ("backgammon cube:off", Setup("backgammon", options={"cube": False})),
        ("backgammon cube нет", Setup("backgammon", options={"cube": False})),
        ("checkers 15m", Setup("checkers", clock=Clock(15 * MINUTE))),
        ("checkers clock 2h", Setup("checkers", clock=Clock(2 * HOUR))),
        ("checkers clock=3d falls", Setup("checkers", clock=Clock(3 * DAY, falls=True))),
        ("checkers clock=7days", Setup("checkers", clock=Clock(7 * DAY))),
        ("checkers clock 3 days", Setup("checkers", clock=Clock(3 * DAY))),
        ("checkers 2 hours", Setup("checkers", clock=Clock(2 * HOUR))),
        ("нарды короткие", Setup("backgammon")),
        ("backgammon to 5 points", Setup("backgammon", options={"match": 5, "cube": True})),
        ("quoridor for 4 players", Setup("quoridor", seats=4)),
        ("шашки 5мин", Setup("checkers", clock=Clock(5 * MINUTE))),
        ("checkers clock=off", Setup("checkers")),
        ("checkers clock = 1d", Setup("checkers", clock=Clock(DAY))),
        ("checkers clock= 2 hours", Setup("checkers", clock=Clock(2 * HOUR))),
        ("backgammon match: 5 cube =no", Setup("backgammon", options={"match": 5, "cube": False})),
        ("backgammon to 5 points!", Setup("backgammon", options={"match": 5, "cube": True})),
        ("narde autoroll autoplay", Setup("narde", auto_roll=True, auto_play=True)),
    ],
)
def test_words_mean_what_people_mean(words: str, setup: Setup) -> None:
    assert read_setup(words, invited=0) == setup


@pytest.mark.parametrize(("invited", "seats"), [(0, 2), (1, 2), (2, 4), (3, 4), (4, 5)])
def test_the_table_has_room_for_everybody_invited(invited: int, seats: int) -> None:
    assert read_setup("quoridor", invited).seats == seats


@pytest.mark.parametrize("words", ["chess", "", "5 cube"])
def test_a_game_has_to_be_named(words: str) -> None:
    with pytest.raises(Refused) as refused:
        read_setup(words, 0)
    assert isinstance(refused.value.reason, UnknownGame)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("checkers quickly", UnknownPlayWord("quickly", "checkers", OPTIONS)),
        ("checkers cube", UnknownPlayWord("cube", "checkers", OPTIONS)),
        ("checkers speed=9", UnknownPlayWord("speed", "checkers", OPTIONS)),
        ("checkers autoroll", UnknownPlayWord("autoroll", "checkers", OPTIONS)),
        ("checkers clock=0m", ClockOutOfRange(MINUTE, 7 * DAY)),
        ("checkers 0m", ClockOutOfRange(MINUTE, 7 * DAY)),
        ("checkers 8d", ClockOutOfRange(MINUTE, 7 * DAY)),
        ("checkers clock=soon", ClockOutOfRange(MINUTE, 7 * DAY)),
    ],
)
def test_words_that_mean_nothing_are_refused(words: str, reason: object) -> None:
    with pytest.raises(Refused) as refused:
        read_setup(words, 0)
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "words",
    ["quoridor players=x", "quoridor players", "backgammon cube=maybe", "narde 1d falls=perhaps"],
)
def test_values_of_the_wrong_kind_are_refused(words: str) -> None:
    with pytest.raises(UnknownValue):
        read_setup(words, 0)


def test_what_falls_has_to_run_first() -> None:
    with pytest.raises(ClashingOptions):
        read_setup("checkers falls", 0)
    assert read_setup("checkers falls", 0, usual_clock="1d").clock == Clock(DAY, falls=True)


def test_a_name_without_a_value_is_told_as_it_was_typed() -> None:
    with pytest.raises(UnknownValue) as refused:
        read_setup("backgammon match", 0)
    assert refused.value.value == "match"


@pytest.mark.parametrize(
    ("words", "usual"),
    [
        (
            "backgammon speed",
            "match=0 cube=no jacoby=no clock=off falls=no autoroll=yes autoplay=yes",
        ),
        ("backgammon 5 speed", "match=0 cube=yes clock=off falls=no autoroll=yes autoplay=yes"),
        ("backgammon jacoby speed", "match=0 cube=yes jacoby=no clock=off"),
        ("narde speed", "clock=off falls=no autoroll=yes autoplay=yes"),
        ("quoridor speed", "clock=off falls=no autoplay=yes hints=no players=2"),
    ],
)
def test_what_could_be_said_instead_is_told_with_what_is_usual(words: str, usual: str) -> None:
    with pytest.raises(Refused) as refused:
        read_setup(words, 0)
    reason = refused.value.reason
    assert isinstance(reason, UnknownPlayWord)
    assert " ".join(reason.typed).startswith(usual)


def test_what_could_be_written_instead_can_be_chosen() -> None:
    (instead,) = UnknownPlayWord("speed", "narde", ()).instead
    assert read_setup(f"narde {instead}", 0).clock


def test_the_clock_that_a_chat_has_is_usual_there() -> None:
    with pytest.raises(Refused) as refused:
        read_setup("checkers speed", 0, usual_clock="1d")
    assert isinstance(refused.value.reason, UnknownPlayWord)
    assert "clock=1d" in refused.value.reason.typed


def test_a_game_has_the_options_that_fit_it() -> None:
    assert [*known_options("checkers")] == ["clock", "falls", "autoplay", "hints"]
    assert [*known_options("narde")] == ["clock", "falls", "autoroll", "autoplay", "hints"]
    assert [*known_options("quoridor")] == ["clock", "falls", "autoplay", "hints", "players"]
    assert [*known_options("backgammon")][:3] == ["match", "cube", "jacoby"]


def test_the_usual_number_of_players_may_be_said_of_every_game() -> None:
    assert read_setup("checkers players=2", 0) == Setup("checkers")


@pytest.mark.parametrize("words", ["match=5", "jacoby=yes"])
def test_what_an_option_brings_along_makes_it_legal(words: str) -> None:
    setup = read_setup(f"backgammon {words}", 0)
    assert setup.options[BRINGS[words.partition("=")[0]]]
    GAMES["backgammon"].opening(2, setup.options)


@pytest.mark.parametrize(("name", "other"), EXCLUDES.items())
def test_what_the_rules_exclude_is_excluded(name: str, other: str) -> None:
    setup = read_setup(f"backgammon {name} {other}=5", 0)
    with pytest.raises(ClashingOptions) as refused:
        GAMES["backgammon"].opening(2, setup.options)
    assert (refused.value.option, refused.value.other) == (name, other)

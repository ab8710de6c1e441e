"""Every refusal is explained, in every language, with what would work."""

import re
from collections.abc import Mapping
from dataclasses import fields
from random import Random
from typing import Any, get_type_hints

import pytest

from bot.language import Language
from bot.table.clock import DAY, MINUTE
from bot.table.refusals import GameAlreadyOn, NoSuchResignation, TimeIsLeft, TooManyInvited
from bot.texts import Texts, explain
from rules import GAMES
from rules.errors import (
    AmbiguousMove,
    ClashingOptions,
    IllegalMove,
    Reason,
    RulesError,
    UnknownOption,
    UnknownValue,
    UnreadableMove,
    UnreadablePosition,
    WrongTableSize,
)
from rules.game import Game, Seat
from rules.points.refusals import NoCheckerThere, NotAllHome, NotOnTheDice, WrongWay
from rules.quoridor.board import WALLS
from tests.bot.texts.derived import kinds_of_reason

ENGLISH, RUSSIAN, BRAZILIAN = EVERYBODY = [Texts(language) for language in Language]
EVERY_LANGUAGE = pytest.mark.parametrize("texts", EVERYBODY, ids=lambda texts: texts.language)
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

SAMPLES: Mapping[str, object] = {
    "part": "walls left",
    "points": (6, 5, 4, 3, 2, 1),
    "dice": (6, 5),
    "reachable": ("e2", "d1"),
    "seats": (Seat(0), Seat(1)),
    "wall": next(iter(WALLS.values())),
    "one": next(iter(WALLS.values())),
    "other": list(WALLS.values())[5],
    "game": "narde",
    "endings": ("oin", "mars"),
    "names": ("Carla", "Dmitri"),
    "near": ("moves", "move"),
    "left": 90 * MINUTE,
    "shortest": MINUTE,
    "longest": 7 * DAY,
}
"""What a field may hold, by its name; numbers and words are told by their type."""


def names(seat: Seat) -> str:
    return ("Ann", "Boris")[seat]


def sample(kind: type[Reason]) -> Reason:
    """Return a reason of a kind with something in every field."""
    types = get_type_hints(kind)
    values = {
        field.name: SAMPLES.get(field.name, 1 if types[field.name] in (int, Seat) else "c3xe5")
        for field in fields(kind)  # type: ignore[arg-type]
    }
    return kind(**values)


@EVERY_LANGUAGE
def test_every_reason_is_a_sentence(texts: Texts) -> None:
    said = {kind.code: explain(sample(kind), texts, names) for kind in kinds_of_reason()}
    assert {code: sentence for code, sentence in said.items() if len(sentence) > 240} == {}
    unended = {
        code: sentence
        for code, sentence in said.items()
        if not re.search(r"[.?:]$|c3xe5$", sentence)
    }
    assert unended == {}


@EVERY_LANGUAGE
def test_an_example_is_always_told(texts: Texts) -> None:
    for kind in kinds_of_reason():
        if "example" in {field.name for field in fields(kind)}:  # type: ignore[arg-type]
            assert "c3xe5" in explain(sample(kind), texts, names)


@pytest.mark.parametrize(
    ("game", "position", "text", "sentence"),
    [
        (
            "backgammon",
            "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10",
            "8/7",
            "You can play both dice, so you have to. Try 24/21 8/7.",
        ),
        (
            "narde",
            "------------o-----------O-:1:65",
            "24/18 24/19",
            "Only one checker may leave the head this turn. Play the rest with the others.",
        ),
        (
            "checkers",
            "W:Wc3,a1:Bd4,f6,h2:H0",
            "c3-b4",
            "You can capture, so you have to. Try c3xg7.",
        ),
        (
            "quoridor",
            "e1 e9/-/10 10/1",
            "e4",
            "e4 is too far for one move. Your pawn can go to d1, e2 or f1.",
        ),
    ],
)
def test_a_refused_move_is_told_what_would_work(
    game: str, position: str, text: str, sentence: str
) -> None:
    rules = GAMES[game]
    with pytest.raises(IllegalMove) as refused:
        rules.parse(text, rules.load(position))
    assert explain(refused.value, ENGLISH, names) == sentence


def test_the_bar_and_off_have_words() -> None:
    assert "on the bar" in explain(NoCheckerThere(25), ENGLISH, names)
    assert "on the bar" in explain(NotAllHome(25), ENGLISH, names)
    assert "на костях" not in explain(NotOnTheDice(25, 20, ()), RUSSIAN, names)
    assert "бар → 20" in explain(NotOnTheDice(25, 20, (6,)), RUSSIAN, names)
    assert "na barra" in explain(NoCheckerThere(25), BRAZILIAN, names)
    assert "13 to the bar" in explain(WrongWay(13, 25), ENGLISH, names)
    assert "6 → fora" in explain(NotOnTheDice(6, 0, (3, 3)), BRAZILIAN, names)


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("error", "told"),
    [
        (UnreadableMove("knight to\nf3", "13/8 8/5"), ["knight to f3", "13/8 8/5"]),
        (UnreadableMove("x" * 500, "e2"), ["x" * 39 + "…", "e2"]),
        (AmbiguousMove("13/5", ["13/8*/5", "13/10/5"]), ["13/5", "13/8*/5", "13/10/5"]),
        (WrongTableSize(3, (2, 4)), ["3", "2", "4"]),
        (UnknownOption("clock", ("match", "cube")), ["clock", "match", "cube"]),
        (UnknownOption("clock", ()), ["clock"]),
        (UnknownValue("match", 26, (0, 1, 2, 3, 5, 25)), ["match", "26", "0-3, 5", "25"]),
        (UnknownValue("match", "long", ("short", "middle")), ["short", "middle"]),
        (ClashingOptions("jacoby", "cube"), ["jacoby", "cube"]),
        (ClashingOptions("jacoby", "match"), ["jacoby", "match"]),
        (ClashingOptions("match", "jacoby"), ["jacoby", "match"]),
    ],
)
def test_every_error_tells_its_data(texts: Texts, error: RulesError, told: list[str]) -> None:
    sentence = explain(error, texts, names)
    assert [word for word in told if word not in sentence] == []


def test_a_switch_is_told_in_words() -> None:
    error = UnknownValue("cube", 2, (False, True))
    assert explain(error, RUSSIAN, names).endswith("Можно так: выкл или вкл.")


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (GameAlreadyOn("checkers"), "Brazilian checkers is being played here."),
        (NoSuchResignation(("oin", "mars")), "You can resign like this: oin or mars."),
        (TimeIsLeft(Seat(1), 90 * MINUTE), "Boris still has 1 hour 30 minutes."),
        (TooManyInvited(2), "That table has 2 seats,"),
    ],
)
def test_a_refusal_of_the_table_tells_what_its_fields_stand_for(
    reason: Reason, sentence: str
) -> None:
    assert explain(reason, ENGLISH, names).startswith(sentence)


def test_what_the_rules_do_not_raise_is_not_explained() -> None:
    with pytest.raises(TypeError):
        explain(RulesError(), ENGLISH, names)


@EVERY_GAME
def test_every_spoilt_position_is_explained(game: Game[Any, Any]) -> None:
    luck = Random(7)
    start = game.dump(game.opening(2))
    errors = [error for _ in range(1500) if (error := _error(game, _spoil(start, luck)))]
    assert len(errors) > 100
    for error in errors:
        assert all(explain(error, texts, names) for texts in EVERYBODY)


def _error(game: Game[Any, Any], text: str) -> UnreadablePosition | None:
    try:
        game.load(text)
    except UnreadablePosition as error:
        return error
    return None


def _spoil(text: str, luck: Random) -> str:
    """Put a few characters of the text, or others, in the place of some of its own."""
    letters = list(text)
    for _ in range(luck.randint(1, 3)):
        at = luck.randrange(len(letters))
        letters[at] = luck.choice([*text, "Z", "9", "", "a", "1", "-1", ";x", "i", "K"])
    return "".join(letters)

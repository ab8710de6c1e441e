"""Saying something: plurals, switches, and what cannot be said."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import FrozenInstanceError

import pytest

from bot.language import Language, choose_language
from bot.texts import Texts, Unsayable
from bot.texts.lists import all_of, either

ENGLISH, RUSSIAN, BRAZILIAN = map(Texts, Language)


@pytest.mark.parametrize(
    ("checkers", "sentence"),
    [
        (1, "Сначала с бара входит 1 шашка"),
        (3, "Сначала с бара входят 3 шашки"),
        (11, "Сначала с бара входят 11 шашек"),
    ],
)
def test_russian_numbers_have_their_forms(checkers: int, sentence: str) -> None:
    assert RUSSIAN.say("bar-first", checkers=checkers).startswith(sentence)


def test_numbers_are_digits_alone() -> None:
    assert "4096" in ENGLISH.say("cube-at-its-highest", value=4096)


def test_a_switch_chooses_its_words() -> None:
    assert BRAZILIAN.say("value-cube", value=True) == "com o cubo de dobra"
    assert BRAZILIAN.say("value-cube", value=False) == "sem o cubo de dobra"


def test_names_have_no_invisible_marks_around_them() -> None:
    assert ENGLISH.say("pawn-sealed", seat="Ann").startswith("Player Ann has")


def test_braces_in_what_a_player_wrote_mean_nothing() -> None:
    assert "{ $x }" in ENGLISH.say("unreadable-move", text="{ $x }", example="e2")


def test_what_nobody_wrote_cannot_be_said() -> None:
    with pytest.raises(Unsayable):
        ENGLISH.say("no-such-message")


def test_a_sentence_that_is_told_too_little_is_not_said() -> None:
    with pytest.raises(Unsayable):
        ENGLISH.say("must-use-both-dice")


def test_texts_are_a_value() -> None:
    assert Texts(Language.RUSSIAN) == RUSSIAN
    with pytest.raises(FrozenInstanceError):
        RUSSIAN.language = Language.ENGLISH  # type: ignore[misc]


def test_many_threads_may_speak_at_once() -> None:
    with ThreadPoolExecutor(8) as pool:
        said = pool.map(lambda number: RUSSIAN.say("bar-first", checkers=number % 15), range(500))
    assert len(set(said)) == 15


def test_lists_end_as_people_end_them() -> None:
    assert either(["e2", "d1", "f1"], ENGLISH) == "e2, d1 or f1"
    assert all_of([6, 3], RUSSIAN) == "6 и 3"
    assert either(["e2"], BRAZILIAN) == "e2"
    assert all_of([], BRAZILIAN) == ""


@pytest.mark.parametrize(
    ("preferences", "chosen"),
    [
        (("ru-RU",), Language.RUSSIAN),
        (("pt",), Language.BRAZILIAN),
        (("pt-PT",), Language.BRAZILIAN),
        (("pt_br",), Language.BRAZILIAN),
        (("en-GB",), Language.ENGLISH),
        (("uk",), Language.ENGLISH),
        (("rue",), Language.ENGLISH),
        (("", None), Language.ENGLISH),
        ((None, "uk", "ru"), Language.RUSSIAN),
        ((Language.BRAZILIAN, "ru"), Language.BRAZILIAN),
    ],
)
def test_the_first_preference_that_is_a_known_language_is_chosen(
    preferences: tuple[str | None, ...], chosen: Language
) -> None:
    assert choose_language(*preferences, default=Language.ENGLISH) is chosen

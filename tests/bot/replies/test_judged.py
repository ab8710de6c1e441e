"""Choices and what they are worth, in words and numbers."""

import pytest

from bot.engines.judgement import ROLL, Option
from bot.language import Language
from bot.replies.judged import move_words, tell_loss, tell_worth
from bot.replies.table_texts import TableTexts
from bot.texts.numbers import decimal, percent, signed

ENGLISH = TableTexts(Language.ENGLISH, ())
RUSSIAN = TableTexts(Language.RUSSIAN, ())
BEST = Option("best", 0.3, 0.65)


@pytest.mark.parametrize(
    ("value", "words"), [(1.0, "a certain win"), (0.0, "a certain draw"), (-1.0, "a certain loss")]
)
def test_what_is_proven_is_called_certain(value: float, words: str) -> None:
    option = Option("a1-b2", value, (value + 1) / 2, proven=True)
    assert tell_worth("checkers", option, BEST, ENGLISH) == words


def test_points_are_told_where_dice_are_rolled_and_percent_elsewhere() -> None:
    assert tell_worth("narde", BEST, BEST, ENGLISH) == "wins 65%, worth +0.30"
    other = Option("other", 0.05, 0.5)
    assert tell_worth("narde", other, BEST, ENGLISH) == "wins 50%, 0.25 points less"
    assert tell_worth("quoridor", other, BEST, ENGLISH) == "wins 50%"
    assert tell_loss("checkers", 0.5, ENGLISH) == "25% less"


def test_words_of_the_cube_are_in_the_language_of_the_reader() -> None:
    assert move_words(ROLL, ENGLISH) == "roll, no double"
    assert move_words("double", RUSSIAN) == "Удвоить"
    assert move_words("8/5 6/5", RUSSIAN) == "8/5 6/5"


def test_numbers_are_written_as_in_the_language() -> None:
    assert (decimal(0.245, ENGLISH), decimal(-0.5, RUSSIAN, 1)) == ("0.24", "−0,5")
    assert (signed(0.3, ENGLISH), signed(-0.3, ENGLISH), signed(0.001, ENGLISH)) == (
        "+0.30",
        "−0.30",
        "0.00",
    )


def test_only_what_is_certain_has_no_percent_or_all() -> None:
    assert [percent(share) for share in (0.0, 0.001, 0.5, 0.999, 1.0)] == [0, 1, 50, 99, 100]

"""A second verifier agrees with ours.

`plain_verifier.py` was written from docs/fair-dice.md alone, by somebody who has not seen our code.
It knows no rules of games, so it finds what arithmetic can find.
"""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.export.verification import verify
from tests.bot.export.forgeries import FORGERIES
from tests.bot.export.plain_verifier import check
from tests.bot.export.real_matches import File
from tests.bot.export.test_tampering import a_rematch, second_game_of_a_match, the_match

NEEDS_RULES = {
    "a_draw_where_there_are_none",
    "a_game_lost_on_time_without_a_clock",
    "a_game_that_was_closed_before_it_began",
    "a_game_won_by_the_rules_in_the_middle",
    "a_move_of_the_opponent",
    "a_result_that_cannot_be",
    "a_roll_for_the_opponent",
    "an_earlier_result_that_ends_the_match",
    "an_illegal_move",
    "an_option_that_does_not_exist",
    "another_game",
    "another_position",
    "somebody_leaves_a_game_for_two",
}
"""Forgeries that only the rules of the game give away."""


@pytest.mark.parametrize("play", [the_match, second_game_of_a_match, a_rematch])
def test_both_find_nothing_wrong_with_real_matches(play: Callable[[], File]) -> None:
    text = json.dumps(play())
    assert check(text) == []
    assert verify(text.encode()).flaws == ()


@pytest.mark.parametrize("name", sorted({*FORGERIES} - NEEDS_RULES))
def test_both_refuse_what_arithmetic_gives_away(name: str) -> None:
    original, forge, _ = FORGERIES[name]
    file = json.loads(original())
    forge(file)
    assert check(json.dumps(file))


def test_it_is_short() -> None:
    source = Path(__file__).with_name("plain_verifier.py").read_text()
    assert len(source.splitlines()) < 60

"""The parts of the protocol that all games share."""

import pytest

from rules.errors import AmbiguousMove, IllegalMove, Refusal, RollFirst, UnknownValue
from rules.game import Option, choose

CUBE = Option("cube", (False, True), default=False)
MATCH = Option("match", (0, 1, 3), default=0)


def test_what_is_not_chosen_is_the_default() -> None:
    assert choose((CUBE, MATCH), {"match": 3}) == {"cube": False, "match": 3}


def test_a_number_is_not_a_switch() -> None:
    with pytest.raises(UnknownValue) as refused:
        choose((CUBE, MATCH), {"cube": 1})
    assert refused.value.allowed == (False, True)


def test_a_reason_is_known_by_its_code() -> None:
    assert RollFirst.code == "ROLL_FIRST"
    assert isinstance(IllegalMove(RollFirst()).reason, Refusal)


def test_an_ambiguous_move_names_its_candidates() -> None:
    assert AmbiguousMove("13/5", ["13/8*/5", "13/5"]).candidates == ("13/8*/5", "13/5")

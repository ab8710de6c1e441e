"""Choosing the options of a game."""

import pytest

from rules.errors import UnknownValue
from rules.options import Option, choose

CUBE = Option("cube", (False, True), default=False)
MATCH = Option("match", (0, 1, 3), default=0)


def test_what_is_not_chosen_is_the_default() -> None:
    assert choose((CUBE, MATCH), {"match": 3}) == {"cube": False, "match": 3}


def test_a_number_is_not_a_switch() -> None:
    with pytest.raises(UnknownValue) as refused:
        choose((CUBE, MATCH), {"cube": 1})
    assert refused.value.allowed == (False, True)

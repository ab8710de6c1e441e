"""The parts of the protocol that all games share."""

from collections import Counter

import pytest

import rules.catalogue  # noqa: F401 - every game's reasons are known once it is imported
from rules.errors import Reason, UnknownValue
from rules.game import Option, choose

CUBE = Option("cube", (False, True), default=False)
MATCH = Option("match", (0, 1, 3), default=0)


def test_what_is_not_chosen_is_the_default() -> None:
    assert choose((CUBE, MATCH), {"match": 3}) == {"cube": False, "match": 3}


def test_a_number_is_not_a_switch() -> None:
    with pytest.raises(UnknownValue) as refused:
        choose((CUBE, MATCH), {"cube": 1})
    assert refused.value.allowed == (False, True)


def kinds(kind: type[Reason]) -> list[type[Reason]]:
    """Return every kind of reason there is."""
    return [kind, *(below for sub in kind.__subclasses__() for below in kinds(sub))]


def test_a_reason_is_known_by_a_code_of_its_own() -> None:
    # A dataclass with slots is made twice, so a kind is told by where it stands.
    places = {(kind.__module__, kind.code) for kind in kinds(Reason)[1:]}
    codes = Counter(code for _, code in places)
    assert codes["ROLL_FIRST"] == 1
    assert codes.most_common(1)[0][1] == 1

"""The reasons for refusing something."""

from collections import Counter

import rules.catalogue  # noqa: F401 - importing it defines the reasons of every game
from rules.errors import Reason


def kinds(kind: type[Reason]) -> list[type[Reason]]:
    """Return this kind of reason and every kind below it."""
    return [kind, *(below for sub in kind.__subclasses__() for below in kinds(sub))]


def test_every_kind_of_reason_has_its_own_code() -> None:
    # A dataclass with slots is made twice, so a kind is identified by its module and code.
    places = {(kind.__module__, kind.code) for kind in kinds(Reason)[1:]}
    codes = Counter(code for _, code in places)
    assert codes["ROLL_FIRST"] == 1
    assert codes.most_common(1)[0][1] == 1

"""What the types of a refusal's fields say."""

from dataclasses import fields

from rules.errors import NotDice, WrongPart
from rules.facts import Key, Lists, kind_of_each, marks_of
from rules.points.refusals import BlockNotAllowed, PointBlocked
from rules.quoridor.refusals import TooFar


def kind_of(reason: type, name: str) -> object:
    """Return the type of a field."""
    return next(field.type for field in fields(reason) if field.name == name)


def test_a_place_is_a_number_that_may_have_a_name() -> None:
    (key,) = marks_of(kind_of(PointBlocked, "point"))
    assert key == Key("place", {25: "bar", 0: "off"})


def test_a_part_of_a_text_is_a_key() -> None:
    assert marks_of(kind_of(WrongPart, "part")) == (Key("part"),)
    assert marks_of(kind_of(WrongPart, "found")) == ()


def test_a_list_says_whether_all_of_it_is_meant() -> None:
    points = kind_of(BlockNotAllowed, "points")
    assert marks_of(points) == marks_of(kind_of(NotDice, "dice")) == (Lists.ALL,)
    assert marks_of(kind_of_each(points)) == marks_of(kind_of(PointBlocked, "point"))
    assert marks_of(kind_of(TooFar, "reachable")) == ()
    assert kind_of_each(kind_of(NotDice, "dice")) is int
    assert marks_of(kind_of_each(kind_of(TooFar, "reachable"))) == ()

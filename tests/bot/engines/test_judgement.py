"""Judgements: which choices are looked at how deep, and what a move gives away."""

from math import inf

import pytest

from bot.engines.judgement import Judgement, NotJudged, Option, climb

JUDGED = Judgement((Option("8/5 6/5", 0.2, 0.6), Option("24/20", -0.1, 0.5)))


def test_a_move_loses_what_the_best_has_more() -> None:
    assert JUDGED.loss("24/20") == pytest.approx(0.3)
    assert JUDGED.loss("8/5 6/5") == 0
    assert JUDGED.lead == pytest.approx(0.3)


def test_a_forced_move_leads_nothing() -> None:
    assert Judgement(JUDGED.options[:1]).lead == 0


def test_a_move_that_was_not_looked_at_has_no_value() -> None:
    with pytest.raises(NotJudged) as caught:
        JUDGED.find("13/9")
    assert caught.value.move == "13/9"


def test_the_best_are_looked_at_again_and_the_others_stay_below_them() -> None:
    deeper = {0: 0.1, 1: 0.2}
    values = climb([0.5, 0.4, 0.35, -inf], [(2, 2)], lambda number, _: deeper[number])
    assert values[:2] == [0.1, 0.2]
    assert values[2] == pytest.approx(0.05)
    assert values[3] == -inf


def test_those_far_behind_are_not_looked_at_unless_they_are_wanted() -> None:
    looked: list[tuple[int, int]] = []

    def look(number: int, depth: int) -> float:
        looked.append((number, depth))
        return float(number)

    assert climb([0.5, 0.0, 0.45], [(2, 3)], look, frozenset({1})) == [0, 1, 2]
    assert sorted(looked) == [(0, 2), (1, 2), (2, 2)]


def test_who_is_alone_ahead_needs_no_further_look() -> None:
    assert climb([0.5, 0.0], [(2, 3)], lambda *_: 9.0) == [0.5, 0.0]

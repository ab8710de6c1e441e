"""The law of playing two dice: each rule by itself, and the fast search equal to all of them."""

from collections.abc import Iterable
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import backgammon, narde
from rules.points import law
from rules.points.board import BAR, SPACES, Side
from rules.points.lanes import LANE, land, pack, points_in, unpack
from rules.points.law import Limits, Reached
from rules.points.turn import Turn
from tests.effort import often
from tests.rules.narde.reference import blocks, heads
from tests.rules.oracles import rows
from tests.rules.walks import tables, walk

Position: TypeAlias = backgammon.Position | narde.Position

BACKGAMMON, NARDE = backgammon.Backgammon(), narde.Narde()
ANYWHERE = Limits(
    frozenset(range(1, 25)), frozenset(), staying=bytes(SPACES), forbids=lambda _: False
)


def side(**places: int) -> Side:
    """Return a side from its counts: `side(p6=2, bar=1)`; the other checkers are off."""
    counts = [0] * SPACES
    for name, count in places.items():
        counts[BAR if name == "bar" else int(name[1:])] = count
    counts[0] = 15 - sum(counts)
    return bytes(counts)


def opposing(position: Position) -> list[int]:
    """Return how many opposing checkers stand on each of the mover's points, by its number."""
    ours, theirs = position.routes[position.turn], position.routes[position.other]
    opponent = position.sides[position.other]
    return [0] + [opponent[theirs.index(ours[point])] for point in range(1, 25)]


def backgammon_limits(position: backgammon.Position) -> Limits:
    """Return what the opponent allows: two checkers close a point, and one can be hit."""
    counts = opposing(position)
    return Limits(
        frozenset(point for point in range(1, 25) if counts[point] < 2),
        frozenset(point for point in range(1, 25) if counts[point] == 1),
        staying=bytes(SPACES),
        forbids=lambda _: False,
    )


def narde_limits(position: narde.Position) -> Limits:
    """Return what the opponent, the head and the six points in a row allow."""
    counts = opposing(position)
    own, opponent = tuple(position.sides[position.turn]), tuple(position.sides[position.other])
    high, low = position.dice
    staying = max(own[24] - heads(own, opponent, (high, low)), 0)
    return Limits(
        frozenset(point for point in range(1, 25) if not counts[point]),
        frozenset(),
        staying=bytes([*[0] * 24, staying, 0]),
        forbids=lambda side: blocks(list(side), opponent),
    )


def limits(position: Position) -> Limits:
    """Return what the mover may do, from plain counts: nothing here is from the fast search."""
    if isinstance(position, narde.Position):
        return narde_limits(position)
    return backgammon_limits(position)


def reached(state: int, turn: Turn) -> Reached:
    """Return a state of the fast search in plain counts."""
    own, _ = land(0, state + turn.reserve)
    hits = (state - own + turn.reserve) >> (LANE * SPACES)
    return Reached(unpack(own), frozenset(points_in(hits)))


def check_equal(positions: Iterable[Position]) -> None:
    """Check that the fast search finds what the law says in every position with dice to play."""
    for position in positions:
        if position.dice:
            found = {reached(state, position.current_turn) for state in position.results}
            own, (high, low) = position.sides[position.turn], position.dice
            dice = (high,) * 4 if high == low else (high, low)
            assert found == law.legal_results(own, dice, limits(position)), position


@pytest.mark.usefixtures("unmeasured")
def test_the_fast_search_follows_the_law_in_every_backgammon_row() -> None:
    check_equal(BACKGAMMON.load(row["position"]) for row in rows("backgammon_plays"))


@pytest.mark.usefixtures("unmeasured")
def test_the_fast_search_follows_the_law_in_rows_of_narde() -> None:
    check_equal(NARDE.load(row["position"]) for row in rows("narde_plays")[:: often(5, 1)])


@pytest.mark.usefixtures("unmeasured")
@pytest.mark.parametrize("game", [BACKGAMMON, NARDE], ids=lambda game: game.name)
@given(data=st.data())
def test_the_fast_search_follows_the_law_in_random_games(
    game: backgammon.Backgammon | narde.Narde, data: st.DataObject
) -> None:
    walked = [position for position, _ in walk(game, data.draw(tables(game)))]
    check_equal(walked[:: data.draw(st.integers(5, 9))])


def test_a_checker_on_the_bar_enters_before_any_other_moves() -> None:
    assert law.must_enter_from_bar(side(p6=2, bar=1))
    assert not law.must_enter_from_bar(side(p6=2))
    assert law.may_step(side(p6=2, bar=1), BAR, 3, ANYWHERE)
    assert not law.may_step(side(p6=2, bar=1), 6, 3, ANYWHERE)


def test_a_step_needs_a_checker_that_may_move_and_an_open_point() -> None:
    head = Limits(frozenset({22}), frozenset(), staying=side(p24=14), forbids=lambda _: False)
    assert law.may_step(side(p24=15), 24, 2, head)
    assert not law.may_step(side(p24=15), 24, 1, head)
    assert not law.may_step(side(p24=14, p22=1), 24, 2, head)
    assert not law.may_step(side(p24=15), 13, 2, head)


def test_checkers_are_borne_off_once_all_are_home() -> None:
    assert law.all_home(side(p6=2))
    assert not law.all_home(side(p6=2, p7=1))
    assert not law.may_bear_off(side(p6=2, p7=1), 6, 6)
    assert law.may_bear_off(side(p6=2, p5=1), 5, 5)
    assert law.may_step(side(p6=2, p5=1), 5, 5, ANYWHERE)
    assert not law.may_step(side(p6=2, p7=1), 6, 6, ANYWHERE)


def test_a_larger_number_bears_off_the_highest_checker() -> None:
    assert law.highest(side(p4=1, p2=1)) == 4
    assert law.may_bear_off(side(p4=1, p2=1), 4, 6)
    assert not law.may_bear_off(side(p4=1, p2=1), 2, 6)
    assert not law.may_bear_off(side(p4=1, p2=1), 4, 3)


def test_the_longest_ways_to_play_the_dice_are_kept() -> None:
    short, long = ((6,), Reached(side(p1=1))), ((6, 1), Reached(side(p2=1)))
    assert law.must_play_most([short, long]) == {long}
    assert law.must_play_larger({long}) == {long}


def test_the_larger_die_is_kept_where_only_one_can_be_played() -> None:
    larger, smaller = ((6,), Reached(side(p1=1))), ((1,), Reached(side(p2=1)))
    assert law.must_play_most([larger, smaller]) == {larger, smaller}
    assert law.must_play_larger({larger, smaller}) == {larger}


def test_a_turn_plays_both_dice_in_either_order() -> None:
    lone = Limits(frozenset({18, 17}), frozenset({18}), bytes(SPACES), forbids=lambda _: False)
    assert law.legal_results(side(p24=1), (6, 1), lone) == {
        Reached(side(p17=1), frozenset({18})),
    }
    assert law.legal_results(side(p24=1), (5, 4), lone) == set()


def test_a_step_to_where_checkers_may_not_stand_is_no_step() -> None:
    nowhere = Limits(frozenset({18}), frozenset(), bytes(SPACES), lambda own: pack(own) > 0)
    assert law.legal_results(side(p24=1), (6, 6, 6, 6), nowhere) == set()

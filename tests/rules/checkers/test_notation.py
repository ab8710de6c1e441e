"""Moves as text: how they are printed, and everything that is read."""

import pytest

from rules.errors import AmbiguousMove, GameIsOver, IllegalMove, UnreadableMove
from rules.game import Roll
from tests.rules.checkers.board import GAME, captured, moves

FORK = "B:Wf2,Kf4,Kc5,Kf6,Kh8:BKa3,Ke3"
"""From a3 to e1 over f6 or over f4."""

CIRCLE = "W:Wd2:Be3,g3,e5,g5,e7,g7"
"""One move from d2 to h2, round by the left or by the right."""


def read(position: str, typed: str) -> tuple[str, str, set[str]]:
    move = GAME.parse(typed, GAME.load(position))
    return move.squares[0], move.squares[-1], set(move.captured)


@pytest.mark.parametrize(
    "typed", ["c3-d4", "c3d4", "c3 d4", "C3-D4", "  c3 - d4 ", "c3:d4", "c3>d4", "c3\N{EN DASH}d4"]
)
def test_a_step_is_read_however_it_is_typed(typed: str) -> None:
    assert read("W:Wc3:Bh8", typed) == ("c3", "d4", set())


@pytest.mark.parametrize(
    "typed",
    ["c3xe5", "c3:e5", "c3e5", "c3 e5", "C3XE5", "c3-e5", "c3*e5", "c3 \N{MULTIPLICATION SIGN} e5"],
)
def test_a_capture_is_read_however_it_is_typed(typed: str) -> None:
    assert read("W:Wc3:Bd4", typed) == ("c3", "e5", {"d4"})


@pytest.mark.parametrize(
    "typed",
    [
        "d2xh2",
        "d2xf4xh2",
        "d2xf8xh2",
        "d2xd6xh6xh2",
        "d2xf4xd6xf8xh6xf4xh2",
        "d2xf4xh6xf8xd6xf4xh2",
        "d2 f4 h6 f8 d6 f4 h2",
    ],
)
def test_any_route_of_a_move_is_that_move(typed: str) -> None:
    assert read(CIRCLE, typed) == ("d2", "h2", {"e3", "g3", "e5", "g5", "e7", "g7"})


def test_start_and_end_are_printed_where_they_suffice() -> None:
    assert moves(CIRCLE) == {"d2xh2"}


def test_every_landing_is_printed_where_start_and_end_are_ambiguous() -> None:
    assert captured(FORK) == {
        "e3xb4": {"f4", "f6", "c5"},
        "a3xe7xh4xe1": {"c5", "f6", "f2"},
        "a3xd6xg3xe1": {"c5", "f4", "f2"},
    }


def test_an_ambiguous_move_names_the_moves_it_could_be() -> None:
    with pytest.raises(AmbiguousMove) as unclear:
        GAME.parse("A3xE1", GAME.load(FORK))
    assert unclear.value.text == "A3xE1"
    assert set(unclear.value.candidates) == {"a3xe7xh4xe1", "a3xd6xg3xe1"}


def test_one_more_landing_is_enough_to_be_clear() -> None:
    assert read(FORK, "a3xh4xe1") == ("a3", "e1", {"c5", "f6", "f2"})


def test_what_is_written_out_is_not_ambiguous() -> None:
    position = GAME.load("B:Wb2,c3,e3,Kd6,Kc7:BKh6")
    for move in GAME.legal_moves(position):
        assert GAME.parse("x".join(move.squares), position) == move


@pytest.mark.parametrize(
    "typed",
    ["", " ", "c3", "c3-", "-c3-d4", "hello", "i3-j4", "c3-d9", "22-18", "c3-d4!", "c3xe5 g"],
)
def test_what_cannot_be_read_is_answered_with_an_example(typed: str) -> None:
    with pytest.raises(UnreadableMove) as unreadable:
        GAME.parse(typed, GAME.load("W:Wc3:Bd4"))
    assert (unreadable.value.text, unreadable.value.example) == (typed, "c3xe5")


def test_after_the_end_nothing_is_read_as_a_move() -> None:
    over = GAME.load("W:Wa1:Bb2,c3")
    with pytest.raises(UnreadableMove) as unreadable:
        GAME.parse("hello", over)
    assert unreadable.value.example == "c3-d4"
    with pytest.raises(IllegalMove) as refused:
        GAME.parse("c3-d4", over)
    assert refused.value.reason == GameIsOver()


def test_a_roll_can_be_printed() -> None:
    assert GAME.format(Roll((3, 1)), GAME.opening(2)) == "31"

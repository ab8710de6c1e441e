"""Moving the pawn, and pawns face to face: one rule a test."""

import pytest

from tests.rules.quoridor.asking import after, legal, steps


def test_a_pawn_goes_one_square_forward_back_left_or_right() -> None:
    assert steps("e5 a9/-/10 10/1") == "d5 e4 e6 f5"


@pytest.mark.parametrize(
    ("corner", "expected"),
    [("a1", "a2 b1"), ("i1", "h1 i2"), ("a9", "a8 b9"), ("i9", "h9 i8")],
)
def test_the_board_ends_at_its_edges(corner: str, expected: str) -> None:
    assert (
        steps(f"e5 {corner}/-/10 10/2" if "9" in corner else f"{corner} e5/-/10 10/1") == expected
    )


@pytest.mark.parametrize(
    ("wall", "closed"),
    [
        ("e5h", "e6"),
        ("d5h", "e6"),
        ("e4h", "e4"),
        ("d4h", "e4"),
        ("e5v", "f5"),
        ("e4v", "f5"),
        ("d5v", "d5"),
        ("d4v", "d5"),
    ],
)
def test_a_pawn_does_not_go_through_a_wall(wall: str, closed: str) -> None:
    open_squares = {"d5", "e4", "e6", "f5"} - {closed}
    assert steps(f"e5 a9/{wall}/9 10/1").split() == sorted(open_squares)


@pytest.mark.parametrize("wall", ["c5h", "f5h", "c4h", "f4h", "e6v", "e3v", "d6v", "d3v"])
def test_a_wall_closes_exactly_two_ways(wall: str) -> None:
    assert steps(f"e5 a9/{wall}/9 10/1") == "d5 e4 e6 f5"


def test_face_to_face_one_jumps_straight_over() -> None:
    assert steps("e4 e5/-/10 10/1") == "d4 e3 e6 f4"
    assert steps("e4 e5/-/10 10/2") == "d5 e3 e6 f5"
    assert steps("d5 e5/-/10 10/1") == "c5 d4 d6 f5"
    assert steps("d5 e5/-/10 10/2") == "c5 e4 e6 f5"


def test_there_is_no_jump_over_a_wall_between() -> None:
    assert steps("e4 e5/e4h/9 10/1") == "d4 e3 f4"


def test_a_wall_behind_the_other_pawn_allows_side_steps_instead() -> None:
    assert steps("e4 e5/e5h/9 10/1") == "d4 d5 e3 f4 f5"
    assert steps("e4 e5/d3h/10 9/2") == "d4 d5 e6 f4 f5"
    assert steps("d5 e5/e5v/9 10/1") == "c5 d4 d6 e4 e6"
    assert steps("d5 e5/c4v/10 9/2") == "d4 d6 e4 e6 f5"


def test_the_edge_of_the_board_is_like_a_wall_behind() -> None:
    assert steps("e8 e9/-/10 10/1") == "d8 d9 e7 f8 f9"
    assert steps("b4 a4/-/10 10/1") == "a3 a5 b3 b5 c4"


def test_a_side_step_does_not_go_through_a_wall() -> None:
    assert steps("e4 e5/d5v e5h/9 9/1") == "d4 e3 f4 f5"
    assert steps("e8 e9/d8v/9 10/1") == "e7 f8 f9"


def test_a_side_step_does_not_go_to_an_occupied_square() -> None:
    assert steps("e4 d5 e5 i5/e5h/4 5 5 5/1") == "d4 e3 f4 f5"


def test_a_third_pawn_behind_leaves_nothing_that_way() -> None:
    assert steps("e4 a5 e5 e6/-/5 5 5 5/1") == "d4 e3 f4"


def test_a_wall_behind_and_a_third_pawn_behind_the_wall_is_a_wall_behind() -> None:
    assert steps("e4 a5 e5 e6/e5h/4 5 5 5/1") == "d4 d5 e3 f4 f5"


def test_two_side_steps_to_one_square_are_one_move() -> None:
    moves = legal("e4 d4 e5 i5/c3v e5h/4 4 5 5/1")
    assert moves[:5] == ["d3", "d5", "e3", "f4", "f5"]
    assert moves.count("d5") == 1


def test_a_pawn_that_has_left_is_in_nobodys_way() -> None:
    assert steps("e4 a5 - i5/e5h/4 5 0 5/1") == "d4 e3 e5 f4"


def test_a_step_takes_the_pawn_along_and_the_turn_passes() -> None:
    assert after("e1 e9/-/10 10/1", "e2", "d9") == "e2 d9/-/10 10/1"


def test_turns_pass_clockwise() -> None:
    assert after("e1 a5 e9 i5/-/5 5 5 5/1", "e2") == "e2 a5 e9 i5/-/5 5 5 5/2"
    assert after("e1 a5 e9 i5/-/5 5 5 5/1", "e2", "b5", "e8", "h5") == ("e2 b5 e8 h5/-/5 5 5 5/1")

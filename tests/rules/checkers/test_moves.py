"""How men and queens move, one rule a test."""

import pytest

from tests.rules.checkers.board import GAME, after, captured, moves


def test_the_game_begins_with_seven_steps_of_white_men() -> None:
    opening = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0"
    assert moves(opening) == {"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}


@pytest.mark.parametrize(
    ("position", "steps"),
    [
        ("W:Wc3:Bh8", {"c3-b4", "c3-d4"}),
        ("B:Wa1:Bf6", {"f6-e5", "f6-g5"}),
        ("W:Wa3:Bh8", {"a3-b4"}),
        ("B:Wa1:Bh6", {"h6-g5"}),
    ],
)
def test_a_man_steps_one_square_forward(position: str, steps: set[str]) -> None:
    assert moves(position) == steps


def test_a_man_does_not_step_onto_a_piece() -> None:
    assert moves("W:Wc3,d4:Bb4,a5,h8") == {"d4-c5", "d4-e5"}


@pytest.mark.parametrize(
    ("over", "capture"),
    [("c5", "d4xb6"), ("e5", "d4xf6"), ("c3", "d4xb2"), ("e3", "d4xf2")],
)
def test_a_man_captures_forwards_and_backwards(over: str, capture: str) -> None:
    assert captured(f"W:Wd4:B{over}") == {capture: {over}}
    assert captured(f"B:W{over}:Bd4") == {capture: {over}}


def test_a_man_needs_the_square_behind_to_be_empty() -> None:
    assert moves("W:Wc3:Bd4,e5") == {"c3-b4"}


def test_a_man_captures_no_piece_at_the_edge() -> None:
    assert moves("W:Wg3:Bh4") == {"g3-f4"}


def test_a_man_captures_no_piece_of_his_own() -> None:
    assert moves("W:Wc3,d4:Ba7") == {"c3-b4", "d4-c5", "d4-e5"}


def test_a_queen_moves_any_distance_until_something_stands_in_the_way() -> None:
    assert moves("W:WKd4,f6:Bb6,a7") == {
        *("d4-c3", "d4-b2", "d4-a1", "d4-e3", "d4-f2", "d4-g1", "d4-c5", "d4-e5"),
        *("f6-e7", "f6-g7"),
    }


def test_a_queen_captures_from_afar_and_lands_anywhere_behind() -> None:
    assert captured("W:WKa1:Bd4") == {
        f"a1x{landing}": {"d4"} for landing in ("e5", "f6", "g7", "h8")
    }


def test_a_queen_lands_no_farther_than_the_next_piece() -> None:
    assert moves("W:WKa1,g7:Bd4") == {"a1xe5", "a1xf6"}
    assert moves("W:WKa1:Bd4,g7,h8") == {"a1xe5", "a1xf6"}


def test_a_queen_does_not_jump_two_pieces_in_a_row() -> None:
    assert moves("W:WKa1:Bc3,d4") == {"a1-b2"}


def test_a_queen_does_not_jump_her_own() -> None:
    assert moves("W:WKa1,b2:Be5,f6") == {"b2-a3", "b2-c3"}


def test_a_queen_goes_on_along_the_same_diagonal_or_across() -> None:
    assert captured("W:WKa1:Bb2,d4") == {
        f"a1x{landing}": {"b2", "d4"} for landing in ("e5", "f6", "g7", "h8")
    }
    assert captured("W:WKa1:Bb2,b6") == {"a1xa7": {"b2", "b6"}}


def test_a_capture_is_compulsory() -> None:
    assert moves("W:Wc3,h2:Bd4") == {"c3xe5"}


def test_the_most_pieces_must_be_taken_by_whichever_piece() -> None:
    assert captured("W:Wa3,h2:Bb4,g3,e5") == {"h2xd6": {"g3", "e5"}}


def test_a_capture_must_go_on_while_it_can() -> None:
    assert captured("B:We3,Kg7:BKg1") == {"g1xh8": {"e3", "g7"}}


def test_a_queen_counts_no_more_than_a_man() -> None:
    assert moves("W:Wa3,h2:BKb4,g3,e5") == {"h2xd6"}
    assert moves("W:Wa3,h2:BKb4,g3") == {"a3xc5", "h2xf4"}


def test_a_queen_need_not_capture_before_a_man() -> None:
    assert moves("W:Wa3,Kh2:Bb4,g3") == {
        "a3xc5",
        *(f"h2x{end}" for end in ("f4", "e5", "d6", "c7", "b8")),
    }


def test_captured_pieces_stand_in_the_way_until_the_turn_is_over() -> None:
    """Taken off at once, g3 would let the queen come back for d6."""
    assert captured("W:WKe5:Bg3,Kd6") == {"e5xh2": {"g3"}, "e5xb8": {"d6"}, "e5xc7": {"d6"}}


def test_no_piece_is_jumped_twice() -> None:
    assert captured("W:Wc3:Bd4") == {"c3xe5": {"d4"}}
    assert captured("W:WKa1:Bb2,g7") == {"a1xh8": {"b2", "g7"}}


def test_a_capture_may_end_where_it_began() -> None:
    assert captured("W:We1:Bd2,f2,d4,f4") == {"e1xe1": {"d2", "f2", "d4", "f4"}}
    assert after("W:We1:Bd2,f2,d4,f4,h8", "e1xe1") == "B:We1:Bh8:H0"


def test_the_square_it_began_on_is_empty_during_a_capture() -> None:
    """The queen comes back over e1, where she stood, or lands there."""
    everything = {"f2", "c3", "c7", "e7"}
    assert captured("W:WKe1:Bf2,Kc3,c7,e7") == {"e1xd2": everything, "e1xe1": everything}


def test_empty_squares_may_be_crossed_again() -> None:
    """The man lands on f4 twice."""
    assert captured("W:Wd2:Be3,g3,e5,g5,e7,g7") == {"d2xh2": {"e3", "g3", "e5", "g5", "e7", "g7"}}


def test_routes_that_take_the_same_pieces_to_the_same_square_are_one_move() -> None:
    assert captured("B:Wa1,Kd2,Kf2,d6,Kf6:BKe1,a5") == {"e1xe1": {"d2", "f2", "d6", "f6"}}


def test_a_man_who_ends_on_the_last_row_becomes_a_queen() -> None:
    assert after("W:Wc7,a1:Ba5", "c7-d8") == "B:Wa1,Kd8:Ba5:H0"
    assert after("B:Wh6:Bc3,b2", "b2-c1") == "W:Wh6:BKc1,c3:H0"
    assert after("W:Wd6:Be7,a5", "d6xf8") == "B:WKf8:Ba5:H0"


def test_a_man_who_passes_the_last_row_in_a_capture_stays_a_man() -> None:
    assert after("W:Wd6:Be7,g7,a5", "d6xh6") == "B:Wh6:Ba5:H0"


def test_a_man_who_passes_the_last_row_captures_on_as_a_man() -> None:
    """A queen could take c3 from e1, or land on a5 beyond c7."""
    assert captured("B:Wf2,c3:Bg3") == {"g3xe1": {"f2"}}
    assert captured("W:Wf6,Kg3:Bc7,e7") == {"f6xb6": {"c7", "e7"}}


def test_captured_queens_leave_the_board_as_queens() -> None:
    assert after("W:WKa1:BKd4,Kh6", "a1xf6") == "B:WKf6:BKh6:H0"


def test_a_position_is_frozen() -> None:
    with pytest.raises(AttributeError):
        GAME.opening(2).moves = ()
    assert GAME.legal_moves(GAME.opening(2))

"""The start, the end, the forced pass, and players who give up."""

import pytest

from rules.errors import IllegalMove
from rules.game import Outcome, Over, Seat, ToMove
from rules.quoridor import Finish
from rules.quoridor.board import Square, Wall
from rules.quoridor.moves import PASS
from rules.quoridor.position import playing
from tests.rules.quoridor.asking import GAME, after, legal, random_game

STUCK = (
    "d5 g5 e5 c5/a6h a8h b1v b4v b5h c1v c3v c4h d5h d7v e1h e2h e6v f4h f6v g2v g5h g6h h3v h7v"
    "/0 0 0 0/4"
)
"""c5 cannot go up, down or left, and right of it d5 has e5 behind it."""


def test_two_start_in_the_middle_of_their_sides_with_ten_walls() -> None:
    assert GAME.dump(GAME.opening(2)) == "e1 e9/-/10 10/1"


def test_four_sit_clockwise_with_five_walls() -> None:
    assert GAME.dump(GAME.opening(4)) == "e1 a5 e9 i5/-/5 5 5 5/1"


def test_each_of_four_goes_to_the_side_opposite() -> None:
    for seat, (before, arrival) in enumerate(
        [
            ("b8 a5 e9 i5/-/5 5 5 5/1", "b9"),
            ("e1 h2 e9 i5/-/5 5 5 5/2", "i2"),
            ("e1 a5 c2 i5/-/5 5 5 5/3", "c1"),
            ("e1 a5 e9 b7/-/5 5 5 5/4", "a7"),
        ]
    ):
        stage = GAME.stage(GAME.load(after(before, arrival)))
        assert stage == Over(Outcome(Seat(seat), Finish.ARRIVED, 1))


def test_a_jump_can_win() -> None:
    won = GAME.load(after("e8 e9/-/10 10/1", "d9"))
    assert GAME.stage(won) == Over(Outcome(Seat(0), Finish.ARRIVED, 1))
    assert GAME.legal_moves(won) == ()


def test_to_stand_on_anothers_goal_wins_nothing() -> None:
    assert GAME.stage(GAME.load("a4 b5 e9 i5/-/5 5 5 5/2")) == ToMove(Seat(1))


def test_who_can_do_nothing_passes() -> None:
    assert legal(STUCK) == ["pass"]
    assert GAME.legal_moves(GAME.load(STUCK)) == (PASS,)
    assert GAME.stage(GAME.load(STUCK)) == ToMove(Seat(3))
    assert after(STUCK, "pass") == STUCK[:-1] + "1"


def test_of_two_who_gives_up_loses() -> None:
    position = GAME.opening(2)
    assert GAME.resignations(position, Seat(0)) == (Outcome(Seat(1), Finish.RESIGNED, 1),)
    assert GAME.resignations(position, Seat(1)) == (Outcome(Seat(0), Finish.RESIGNED, 1),)
    assert GAME.leave(position, Seat(0)) is None


def left(text: str, seat: int) -> str:
    position = GAME.leave(GAME.load(text), Seat(seat))
    assert position is not None
    return GAME.dump(position)


def test_of_four_who_gives_up_takes_pawn_and_walls_along() -> None:
    start = "e1 a5 e9 i5/e3h/4 5 5 5/2"
    assert left(start, 2) == "e1 a5 - i5/e3h/4 5 0 5/2"
    assert GAME.resignations(GAME.load(start), Seat(2)) == ()


def test_if_it_was_their_turn_it_passes_on() -> None:
    assert left("e1 a5 e9 i5/-/5 5 5 5/4", 3) == "e1 a5 e9 -/-/5 5 5 0/1"
    assert left("e1 - e9 i5/-/5 0 5 5/1", 0) == "- - e9 i5/-/0 0 5 5/3"


def test_turns_of_those_who_left_are_skipped() -> None:
    assert after("e1 - - i5/-/5 0 0 5/1", "e2") == "e2 - - i5/-/5 0 0 5/4"
    assert after("e1 - - i5/-/5 0 0 5/4", "h5") == "e1 - - h5/-/5 0 0 5/1"


@pytest.mark.parametrize("start", ["e1 - e9 i5/-/5 0 5 5/1", "- a5 e9 -/-/0 5 5 0/3"])
def test_the_others_play_on_to_the_end(start: str) -> None:
    for position in random_game(GAME.load(start), luck=1):
        assert GAME.load(GAME.dump(position)) == position
        stage = GAME.stage(position)
        seat = stage.outcome.winner if isinstance(stage, Over) else position.seat
        assert seat in playing(position)
        assert playing(position) == playing(GAME.load(start))


def test_the_last_two_of_four_are_as_two() -> None:
    position = GAME.load("e1 - - i5/-/5 0 0 5/1")
    assert GAME.leave(position, Seat(0)) is None
    assert GAME.resignations(position, Seat(0)) == (Outcome(Seat(3), Finish.RESIGNED, 1),)


def test_who_has_left_cannot_give_up_again() -> None:
    for text in ("e1 - e9 i5/-/5 0 5 5/1", "e1 - - i5/-/5 0 0 5/1"):
        assert GAME.leave(GAME.load(text), Seat(1)) is None
        assert GAME.resignations(GAME.load(text), Seat(1)) == ()


def test_when_it_is_over_nobody_gives_up() -> None:
    for text in ("e9 e8/-/10 10/2", "b9 a5 e9 i5/-/5 5 5 5/2"):
        assert GAME.leave(GAME.load(text), Seat(1)) is None
        assert GAME.resignations(GAME.load(text), Seat(1)) == ()


def test_a_wall_restored_from_text_is_the_same_wall() -> None:
    restored = Wall(Square("e3"), "h")  # type: ignore[arg-type]
    position = GAME.load("e1 e9/-/10 10/1")
    assert GAME.dump(GAME.play(position, restored)) == "e1 e9/e3h/9 10/2"


def test_a_wall_that_lies_no_way_is_refused() -> None:
    with pytest.raises(IllegalMove):
        GAME.play(GAME.load("e1 e9/-/10 10/1"), Wall(Square("e3"), "x"))  # type: ignore[arg-type]

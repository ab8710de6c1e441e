"""Rounds: how players number their moves."""

from bot.table.events import Gone, Moved, Rolled
from bot.table.rounds import Round, Turn, rounds
from bot.table.values import Cause
from rules.game import Seat

ONE, TWO, THREE = map(Seat, range(3))


def test_a_round_is_a_turn_of_each() -> None:
    game = (Moved(ONE, "a"), Moved(TWO, "b"), Moved(ONE, "c"))
    assert rounds(game) == (
        Round(1, (Turn(ONE, "a"), Turn(TWO, "b")), range(2)),
        Round(2, (Turn(ONE, "c"),), range(2, 3)),
    )


def test_a_game_may_begin_with_the_second_seat() -> None:
    game = (Rolled((1, 3)), Moved(TWO, "b"), Rolled((2, 5), ONE), Moved(ONE, "a"))
    assert rounds(game) == (
        Round(1, (Turn(TWO, "b", (3, 1)),), range(2)),
        Round(2, (Turn(ONE, "a", (5, 2)),), range(2, 4)),
    )


def test_only_the_last_roll_before_a_move_counts() -> None:
    game = (Rolled((3, 3)), Rolled((4, 2)), Rolled((6, 6), ONE), Moved(ONE, "a"))
    assert rounds(game) == (Round(1, (Turn(ONE, "a", (6, 6)),), range(4)),)


def test_a_roll_that_was_not_played_belongs_to_no_round() -> None:
    assert rounds((Moved(ONE, "a"), Rolled((2, 1), TWO)))[-1].lines == range(1)
    assert rounds((Rolled((2, 1)),)) == ()


def test_the_answer_to_a_double_has_a_place_of_its_own() -> None:
    game = (Moved(TWO, "double"), Moved(ONE, "take"), Rolled((2, 1), TWO), Moved(TWO, "b"))
    assert [[turn.text for turn in played.turns] for played in rounds(game)] == [
        ["double"],
        ["take", "b"],
    ]


def test_a_departure_belongs_to_the_current_round() -> None:
    gone = Gone(THREE, Cause.RESIGNED)
    game = (Moved(ONE, "a"), gone, Moved(TWO, "b"), Moved(ONE, "c"))
    first, second = rounds(game)
    assert first.parts == (Turn(ONE, "a"), gone, Turn(TWO, "b"))
    assert second.lines == range(3, 4)

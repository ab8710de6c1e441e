"""The lines of a game, forwards and backwards, without what was taken back."""

import pytest

from bot.identity import Moment
from bot.table.events import Agreed, Entry, Event, Gone, Moved, Rolled, Undone
from bot.table.lines import latest_lines, lines, rolls
from bot.table.values import Cause
from rules.game import FIRST, Seat

ROLL, OTHER_ROLL = Rolled((3, 1), FIRST), Rolled((6, 5), Seat(1))
MOVE, OTHER_MOVE = Moved(FIRST, "8/5 6/5"), Moved(Seat(1), "24/13")
LEFT = Gone(FIRST, Cause.LEFT)


def log(*events: Event) -> tuple[Entry, ...]:
    return tuple(Entry(Moment(at), event) for at, event in enumerate(events))


@pytest.mark.parametrize(
    ("events", "kept"),
    [
        ((), ()),
        ((ROLL, MOVE, OTHER_ROLL), (ROLL, MOVE, OTHER_ROLL)),
        ((ROLL, MOVE, Agreed(FIRST), LEFT), (ROLL, MOVE, LEFT)),
        ((ROLL, MOVE, Undone(1, "8/5 6/5")), (ROLL,)),
        ((ROLL, MOVE, OTHER_ROLL, OTHER_MOVE, Undone(1, "8/5 6/5"), MOVE), (ROLL, MOVE)),
        ((ROLL, MOVE, Undone(1, "8/5 6/5"), MOVE, OTHER_ROLL, Undone(1, "8/5 6/5")), (ROLL,)),
    ],
)
def test_lines_are_the_same_from_both_ends(
    events: tuple[Event, ...], kept: tuple[Event, ...]
) -> None:
    assert lines(log(*events)) == kept
    assert tuple(latest_lines(log(*events))) == kept[::-1]


def test_the_number_of_a_roll_repeats_after_a_move_was_taken_back() -> None:
    taken_back = log(ROLL, MOVE, OTHER_ROLL, Undone(1, "8/5 6/5"), MOVE, OTHER_ROLL)
    assert [number for number, _ in rolls(taken_back)] == [1, 2, 2]

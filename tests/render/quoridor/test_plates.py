"""The frame of a Quoridor board: plates, and trays of walls."""

import pytest

from render.figures import Figure
from render.look import Look
from render.plate import Count, Row, State, Token
from render.quoridor.cells import GoalStrip, Square, WallTray
from rules.game import Seat
from tests.render.quoridor.positions import (
    MIDDLE,
    ONE_HAS_LEFT,
    RICH,
    RICH_OF_FOUR,
    START_OF_FOUR,
    WON,
    contents,
)


def counts(text: str) -> list[Count]:
    return [part.count for part in contents(text) if isinstance(part, Row)]


def states(text: str, look: Look | None = None) -> list[State]:
    return [part.holder.state for part in contents(text, look) if isinstance(part, Token)]


def test_a_plate_shows_walls_and_steps_left() -> None:
    assert counts(RICH) == [
        (Figure.WALLS, "0"),
        (Figure.UP, "13"),
        (Figure.WALLS, "0"),
        (Figure.DOWN, "12"),
    ]


def test_walls_that_are_left_lie_in_a_tray() -> None:
    assert [part.count for part in contents(MIDDLE) if isinstance(part, WallTray)] == [9, 9]
    assert not any(isinstance(part, WallTray) for part in contents(RICH))
    assert not any(isinstance(part, WallTray) for part in contents(START_OF_FOUR))


def test_a_plate_shows_whose_turn_it_is() -> None:
    waiting = State.WAITING
    assert states(RICH_OF_FOUR) == [waiting, State.TO_ACT, waiting, waiting]


def test_a_plate_shows_who_has_won() -> None:
    assert states(WON) == [State.WON, State.WAITING]
    assert (Figure.WON, "") in counts(WON)


@pytest.mark.parametrize(
    ("winners", "expected"),
    [(set(), State.WAITING), ({Seat(0)}, State.WON), ({Seat(1)}, State.WAITING)],
)
def test_nobody_is_to_move_after_a_resignation(winners: set[Seat], expected: State) -> None:
    assert states(MIDDLE)[0] is State.TO_ACT
    assert states(MIDDLE, Look(ended=frozenset(winners)))[0] is expected


def test_the_frame_shows_nothing_of_one_who_has_left() -> None:
    shown = contents(ONE_HAS_LEFT)
    assert {part.holder.seat for part in shown if isinstance(part, Token)} == {0, 2, 3}
    assert {part.seat for part in shown if isinstance(part, GoalStrip)} == {0, 2, 3}
    assert {part.pawn for part in shown if isinstance(part, Square)} == {0, 2, 3}

"""GNU Backgammon is asked from the mover's side, and its verdicts become moves."""

import pytest

from rules.backgammon import Backgammon, Double, Drop, Take
from rules.backgammon.position import Move, Position
from rules.game import Roll

pytest.importorskip("bgbot_cpp", reason="no wheel for this machine")
from tests.strength.gnubg_peer import Gnubg, number_position

GAME = Backgammon()
START = GAME.opening(2, {"match": 3, "cube": True})
TO_ROLL = GAME.load("-b----E-C---eE---c-e----B-:1:-1:-1:00:1:0:0:3:10")
"""The second seat owns the cube at 2, is to roll, and has no points of three; the other has one."""


class Answering(Gnubg):
    """GNU Backgammon, with an answer to everything."""

    def __init__(self, answer: str) -> None:
        self._answer = answer

    def _ask(self, position: Position) -> str:  # noqa: ARG002
        return self._answer


def test_cube_and_score_are_those_of_the_mover() -> None:
    dice, cube, match = [0, 0], [2, 1], [3, 1, 0, 0]
    assert [*number_position(TO_ROLL)][:8] == dice + cube + match


def test_the_checkers_of_the_mover_come_last() -> None:
    moved = GAME.play(
        GAME.play(START, Roll((3, 1))), GAME.parse("8/5 6/5", GAME.play(START, Roll((3, 1))))
    )
    counts = [*number_position(moved)][8:]
    assert counts[:6] == [0, 0, 0, 0, 2, 4]
    assert counts[25:31] == [0, 0, 0, 0, 0, 5]


@pytest.mark.parametrize(
    ("verdict", "move"),
    [("1 2.4 1.0", Double()), ("0 0.7 1.0", Double()), ("2 -0.2 1.0", None), ("4 1.3 1.0", None)],
    ids=["double, pass", "double, take", "no double", "too good"],
)
def test_it_doubles_by_its_own_verdict(verdict: str, move: Move | None) -> None:
    assert Answering(verdict).choose(TO_ROLL, "") == move


@pytest.mark.parametrize(("verdict", "move"), [("1 1.1 1.0", Drop()), ("0 0.7 1.0", Take())])
def test_it_drops_what_costs_more_than_the_game(verdict: str, move: Move) -> None:
    assert Answering(verdict).choose(GAME.play(TO_ROLL, Double()), "") == move

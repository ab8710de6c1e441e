"""What a failing test prints: a position's text and a move's notation."""

import pytest

from rules import GAMES
from rules.backgammon import Double
from rules.points.play import Step
from rules.quoridor import Orientation, Pass, Wall
from rules.quoridor.board import Square

XGID = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:0"


@pytest.mark.parametrize(
    ("game", "position", "move", "printed"),
    [
        ("backgammon", XGID, "8/5 6/5", "Play('8/5 6/5')"),
        ("narde", "------------n-----a-----O-:1:66", "pass", "Play('pass')"),
        ("checkers", "W:Wc3:Bd4,f6:H0", "c3xg7", "Path('c3xe5xg7')"),
        ("quoridor", "e1 e9/-/10 10/1", "e2", "Step('e2')"),
        ("quoridor", "e1 e9/e3h/9 10/2", "d5v", "Wall('d5v')"),
    ],
)
def test_a_position_and_a_move_print_as_people_write_them(
    game: str, position: str, move: str, printed: str
) -> None:
    loaded = GAMES[game].load(position)
    assert repr(loaded) == f"Position({position!r})"
    assert repr(GAMES[game].parse(move, loaded)) == printed


def test_what_moves_are_made_of_prints_the_same_way() -> None:
    assert repr(Step(25, 20, hit=True)) == "Step('bar/20*')"
    assert repr(Double()) == "Double('double')"
    assert repr(Pass()) == "Pass('pass')"
    assert repr(Wall(Square("e3"), Orientation.HORIZONTAL)) == "Wall('e3h')"

"""The way of a piece across a checkers board, as numbers and in the picture."""

import pytest

from render import USUAL, draw, slides
from render.checkers.layout import dark_squares, layout
from rules import GAMES
from rules.checkers import Path
from rules.checkers.squares import BIT
from rules.game import Seat
from tests.render.pixels import changed_beside, changed_in

GAME = GAMES["checkers"]
BOARD = layout(USUAL).board
SEVERAL = "W:Wc1,e1,c3,Ka1,h2,a3,Kb6,h4:Bd4,f6,d6,b8,Kg3,a7,h8,Kc7:H0"


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_each_jump_of_a_capture_is_seen(seat: Seat) -> None:
    before = GAME.load(SEVERAL)
    move = GAME.parse("c3xe5xg7", before)
    squares = dark_squares(USUAL, seat)
    found = slides(before, move, seat=seat)
    assert found == ((squares["c3"], squares["e5"]), (squares["e5"], squares["g7"]))
    after = GAME.play(before, move)
    touched = [*(area for slide in found for area in slide), squares["d4"], squares["f6"]]
    old, new = draw(before, seat=seat), draw(after, seat=seat)
    assert changed_beside(old, new, touched, BOARD) is None
    assert all(changed_in(old, new, area) for area in (found[0].origin, found[-1].target))


def test_a_quiet_move_is_one_slide() -> None:
    start = GAME.opening(2)
    ((origin, target),) = slides(start, GAME.parse("c3-d4", start), size=1_000)
    assert (origin, target) == ((245, 535, 104, 104), (349, 431, 104, 104))


def test_a_path_is_followed_square_by_square() -> None:
    start = GAME.opening(2)
    path = Path(tuple(BIT[name] for name in ("a1", "c3", "e5", "g7")))
    assert len(slides(start, path)) == 3

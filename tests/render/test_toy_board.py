"""The toy game through every door of `render`: a new board needs an entry in one table only."""

from itertools import pairwise

import pytest

from render import NoSuchSeat, UnknownBoard, describe, draw, replay, sketch
from rules.game import Outcome, Roll, Seat
from tests.render.pixels import decode
from tests.render.track_board import TrackDescription, add_track_board
from tests.rules.sprint import Finish, Run, Sprint
from tests.rules.walks import Table, walk

GAME = Sprint()
ON_THE_WAY = GAME.load("6:0,0/2,6:1:3")


@pytest.fixture
def toy_board(monkeypatch: pytest.MonkeyPatch) -> None:
    add_track_board(monkeypatch)


@pytest.mark.usefixtures("toy_board")
def test_the_toy_game_is_drawn_from_every_seat() -> None:
    one, other = (draw(ON_THE_WAY, seat=Seat(seat), theme="modern") for seat in (0, 1))
    assert decode(one).size == (112, 32)
    assert one != other


@pytest.mark.usefixtures("toy_board")
def test_the_toy_game_is_described() -> None:
    after = GAME.play(ON_THE_WAY, Run(2))
    seen = describe(after, seat=Seat(1), last_move=Run(2))
    assert isinstance(seen, TrackDescription)
    assert (seen.viewer, seen.to_act, seen.runners) == (1, 0, ((0, 0), (5, 6)))
    assert seen.last_move
    assert seen.last_move.text == "2"
    won = describe(GAME.load("6:0,0/6,6:1:0"))
    assert (won.to_act, won.outcome) == (None, Outcome(Seat(1), Finish.HOME, 1))


@pytest.mark.usefixtures("toy_board")
def test_the_toy_game_is_sketched() -> None:
    assert sketch(ON_THE_WAY) == "  X 2······\n> O ··O···O"


@pytest.mark.usefixtures("toy_board")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_toy_game_is_replayed(seats: int) -> None:
    steps = list(walk(GAME, Table(seats, {"length": 6}, 5)))
    positions, moves = [at for at, _ in steps], [move for _, move in steps[:-1]]
    animation = replay(positions, moves, seat=Seat(seats - 1))
    assert (animation.width, animation.height) == (7 * 16, seats * 16 + 5)
    for (before, move), (after, _) in pairwise(steps):
        same = isinstance(move, Roll) or GAME.is_pass(move)
        assert (draw(before) == draw(after)) == same


@pytest.mark.usefixtures("toy_board")
@pytest.mark.parametrize("seat", [-1, 2])
def test_a_toy_table_has_as_many_seats_as_players(seat: int) -> None:
    with pytest.raises(NoSuchSeat) as refused:
        draw(ON_THE_WAY, seat=Seat(seat))
    assert (refused.value.seat, refused.value.seats) == (seat, 2)


@pytest.mark.parametrize("show", [draw, describe, sketch, lambda at: replay([at], [])])
def test_positions_without_a_board_are_refused(show: object) -> None:
    assert callable(show)
    with pytest.raises(UnknownBoard) as refused:
        show(ON_THE_WAY)
    assert refused.value.kind is type(ON_THE_WAY)

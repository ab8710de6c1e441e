"""What a seat sees of backgammon and narde, in its own numbers."""

from render.points.view import renumber, view
from rules import GAMES
from rules.game import Seat
from rules.points.board import AGAINST, ALONG, BAR, OFF

BACKGAMMON, NARDE = GAMES["backgammon"], GAMES["narde"]
START = "-b----E-C---eE---c-e----B-"
ME, YOU = Seat(0), Seat(1)


def test_each_seat_sees_its_own_numbering() -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:31:0:0:0:0:10")
    mine, yours = view(position, ME, None), view(position, YOU, None)
    assert [count for _, count in mine.stacks] == [count for _, count in yours.stacks]
    assert mine.stacks[23] == (ME, 2)
    assert yours.stacks[23] == (YOU, 2)


def test_in_narde_the_other_head_is_twelve_points_away() -> None:
    position = NARDE.opening(2)
    assert [
        (point, seat, count)
        for point, (seat, count) in enumerate(view(position, YOU, None).stacks, 1)
        if count
    ] == [(12, ME, 15), (24, YOU, 15)]


def test_the_last_move_is_given_in_the_numbering_of_the_viewer() -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:31:0:0:0:0:10")
    move = BACKGAMMON.parse("8/5 6/5", position)
    after = BACKGAMMON.play(position, move)
    assert view(after, ME, move).left == {8, 6}
    assert view(after, ME, move).reached == {5}
    assert view(after, YOU, move).left == {17, 19}
    assert view(after, YOU, move).reached == {20}


def test_the_last_move_of_narde_is_twelve_points_away_for_the_other() -> None:
    position = NARDE.load("------------o-----------O-:1:64")
    move = NARDE.parse("24/18/14", position)
    after = NARDE.play(position, move)
    assert view(after, ME, move).left == {24}
    assert view(after, ME, move).reached == {14}
    assert view(after, YOU, move).left == {12}
    assert view(after, YOU, move).reached == {2}


def test_a_number_of_one_seat_becomes_that_of_another() -> None:
    one_ahead = (OFF, *range(2, 25), 1, BAR)
    assert renumber((ALONG, one_ahead), ME, ME) == ALONG
    assert renumber((ALONG, one_ahead), ME, YOU) == (OFF, 24, *range(1, 24), BAR)
    assert renumber((ALONG, one_ahead), YOU, ME) == (OFF, *range(2, 25), 1, BAR)
    assert renumber((ALONG, AGAINST), YOU, ME) == (OFF, *range(24, 0, -1), BAR)


def test_a_last_move_that_is_no_play_marks_nothing() -> None:
    position = BACKGAMMON.load(f"{START}:0:0:1:D:0:0:0:0:10")
    assert not view(position, ME, "double").left

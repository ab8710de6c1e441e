"""What a play does, which dice it leaves, and why nothing can be played."""

import pytest

from rules import GAMES
from tests.rules.backgammon.boards import GAME, rolled


@pytest.mark.parametrize(
    ("board", "dice", "play", "deed"),
    [
        ("------------------a-----A-", "61", "24/18*/17", "hit"),
        ("----AA------------------a-", "65", "5/off 4/off", "off"),
        ("-b----E-C---eE---c-e----B-", "31", "8/5 6/5", ""),
    ],
)
def test_a_play_hits_bears_off_or_just_moves(board: str, dice: str, play: str, deed: str) -> None:
    position = rolled(board, dice)
    assert GAME.deed(GAME.parse(play, position), position) == deed


@pytest.mark.parametrize(
    ("board", "dice", "play", "left"),
    [
        ("-b----E-C---eE---c-e----B-", "31", "8/5 6/5", ()),
        ("--------------b---------A-", "64", "24/18", (4,)),
        ("--------bb--------------A-", "44", "24/20/16/12", (4,)),
        ("---A--------------------a-", "64", "3/off", (4,)),
    ],
)
def test_dice_that_fit_nothing_are_left(
    board: str, dice: str, play: str, left: tuple[int, ...]
) -> None:
    position = rolled(board, dice)
    assert GAME.unplayed(GAME.parse(play, position), position) == left


def test_nothing_is_played_from_the_bar_or_because_all_is_blocked() -> None:
    narde = GAMES["narde"]
    assert GAME.why_pass(rolled("------------------bbbbbb-A", "66")) == "bar"
    assert narde.why_pass(narde.load("------------n-----a-----O-:1:66")) == "blocked"


def test_words_neither_hit_nor_leave_dice() -> None:
    position = GAME.load("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")
    (double,) = GAME.legal_moves(position)
    assert (GAME.deed(double, position), GAME.unplayed(double, position)) == ("", ())


def test_the_crawford_game_is_an_occasion() -> None:
    crawford = GAME.load("-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10")
    assert GAME.occasion(crawford) == "crawford"
    assert GAME.occasion(GAME.opening(2)) == ""


def test_narde_tells_what_is_borne_off_and_left_too() -> None:
    narde = GAMES["narde"]
    position = narde.load("-AA---------o-------------:1:64")
    move = narde.legal_moves(position)[0]
    assert narde.deed(move, position) == "off"
    assert narde.unplayed(move, position) == ()

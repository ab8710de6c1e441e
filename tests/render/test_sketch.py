"""Boards as text: they look like the golden ones, and show all that a picture shows."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import NoSuchSeat, sketch
from render.boards import BOARDS
from rules import GAMES
from rules.game import Game, Seat
from tests.effort import often
from tests.render.rebuilding import shown
from tests.rules.walks import tables, walk

GOLDENS = Path(__file__).with_name("goldens")
SHOWN = {
    "backgammon": (
        "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10",
        "-B-a-BCAB-a-bB-A-cbc-bA-A-:1:1:1:64:2:4:0:7:10",
        "-CDC--------------------f-:2:-1:1:52:0:0:0:0:10",
        "aB-a-BCAB-a-bB-A-cbc-b----:0:0:-1:66:0:0:0:0:0",
        "-b----E-C---eE---c-e----B-:1:1:1:D:3:2:0:7:10",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:0;opening",
    ),
    "narde": (
        "------------o-----------O-:1:64",
        "--aaaa-a----e--BA----BCD--:1:33",
        "-CDB--------------bcd-----:1:52",
        "-----------------------o--:1:00",
    ),
    "checkers": (
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:H0",
        "W:Wa1,c1,e1,c3,Kf4:Bb6,d6,Kg7,h4,b8,Kd8:H0",
        "W:WKa1,Kh2:BKe7:H17",
        "B:Wd2:B:H0",
    ),
    "quoridor": (
        "e1 e9/-/10 10/1",
        "e4 c5 e6 f5/a1h c3h d6v f4v b7h g2h/4 3 4 3/3",
        "e8 d3/a1h c3h d6v f4v b7h g2h e5h b5v/6 6/1",
        "e4 - e6 f5/h8h a8v/4 0 5 5/3",
    ),
}
"""Starts, rich middles and ends; the bar, an offered double, a player who left."""
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])


@EVERY_GAME
def test_boards_look_as_they_did(game: Game[Any, Any]) -> None:
    positions = [(text, game.load(text)) for text in SHOWN[game.name]]
    actual = "\n\n".join(
        f"{text} seat {seat + 1}\n\n{sketch(position, seat=Seat(seat))}"
        for text, position in positions
        for seat in range(BOARDS[type(position)].seats(position))
    )
    golden = GOLDENS / f"{game.name}.txt"
    if not golden.exists():
        golden.write_text(actual + "\n", encoding="utf-8")
        pytest.fail(f"{golden} was missing and is written now: look at it")
    assert actual + "\n" == golden.read_text(encoding="utf-8")


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=often(2, 6))
def test_a_sketch_shows_all_that_the_picture_shows(
    game: Game[Any, Any], data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    for number, ((before, _), (after, _)) in enumerate(pairwise(walk(game, table))):
        seat = Seat(number % table.seats)
        if shown(before, seat) != shown(after, seat):
            assert sketch(before, seat=seat) != sketch(after, seat=seat)


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=often(2, 6))
def test_a_sketch_fits_into_a_terminal(game: Game[Any, Any], data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for number, (position, _) in enumerate(walk(game, table)):
        lines = sketch(position, seat=Seat(number % table.seats)).split("\n")
        assert len(lines) <= 22
        assert all(len(line) <= 64 and line == line.rstrip() for line in lines)


@pytest.mark.parametrize(
    ("game", "above", "below"),
    [
        (
            "backgammon",
            " 12 11 10  9  8  7       6  5  4  3  2  1",
            " 13 14 15 16 17 18      19 20 21 22 23 24",
        ),
        (
            "narde",
            "  1  2  3  4  5  6       7  8  9 10 11 12",
            " 24 23 22 21 20 19      18 17 16 15 14 13",
        ),
    ],
)
def test_a_sketch_has_the_numbers_of_any_seat(game: str, above: str, below: str) -> None:
    position = GAMES[game].opening(2)
    usual, other = (sketch(position, numbers=numbers).split("\n") for numbers in (None, Seat(1)))
    assert other == [above, *usual[1:-1], below]


@pytest.mark.parametrize(
    ("text", "seat", "dice", "middle"),
    [
        ("-1:00", 0, (1, 3), "│                  │   │       3-1        │   [1]"),
        ("-1:00", 1, (1, 3), "│       3-1        │   │                  │   [1]"),
        ("1:00", 0, (3, 3), "│       3-3        │   │                  │   [1]"),
        ("1:D", 0, (6, 5), "│       6-5        │   │                  │   [2]?"),
        ("1:42", 0, (6, 5), "│                  │   │      (4)(2)      │   [1]"),
    ],
)
def test_the_dice_of_the_last_move_have_no_brackets(
    text: str, seat: int, dice: tuple[int, ...], middle: str
) -> None:
    position = GAMES["backgammon"].load(f"-b----E-C---eE---c-e----B-:0:0:{text}:0:0:0:0:10")
    assert sketch(position, seat=Seat(seat), dice=dice).split("\n")[7] == middle


@EVERY_GAME
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game[Any, Any]) -> None:
    with pytest.raises(NoSuchSeat):
        sketch(game.opening(2), seat=Seat(2))

"""Boards as text: they look like the golden ones, and show all that a picture shows."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import NoSuchSeat, sketch
from rules import GAMES
from rules.game import Game, Seat
from tests.gallery import SHOWN, seats
from tests.render.rebuilding import shown
from tests.rules.walks import tables, walk

GOLDENS = Path(__file__).with_name("goldens")
MORE = {
    "backgammon": (
        "aB-a-BCAB-a-bB-A-cbc-b----:0:0:-1:66:0:0:0:0:0",
        "-b----E-C---eE---c-e----B-:1:1:1:D:3:2:0:7:10",
        "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:0;opening",
    ),
    "narde": ("-----------------------o--:1:00",),
    "checkers": ("B:Wd2:B:H0",),
    "quoridor": ("e4 - e6 f5/h8h a8v/4 0 5 5/3",),
}
"""Positions that are not in the gallery: the bar, an offered double, ends, a player who left."""
EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])


@EVERY_GAME
def test_boards_look_as_they_did(game: Game[Any, Any]) -> None:
    texts = [text for text, _ in SHOWN[game.name]] + list(MORE[game.name])
    positions = [(text, game.load(text)) for text in texts]
    actual = "\n\n".join(
        f"{text} seat {seat + 1}\n\n{sketch(position, seat=Seat(seat))}"
        for text, position in positions
        for seat in range(seats(game.name, text))
    )
    golden = GOLDENS / f"{game.name}.txt"
    if not golden.exists():
        golden.write_text(actual + "\n", encoding="utf-8")
        pytest.fail(f"{golden} was missing and is written now: look at it")
    assert actual + "\n" == golden.read_text(encoding="utf-8")


@pytest.mark.usefixtures("unmeasured")
@EVERY_GAME
@given(data=st.data())
@settings(max_examples=6)
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
@settings(max_examples=6)
def test_a_sketch_fits_into_a_terminal(game: Game[Any, Any], data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for number, (position, _) in enumerate(walk(game, table)):
        lines = sketch(position, seat=Seat(number % table.seats)).split("\n")
        assert len(lines) <= 22
        assert all(len(line) <= 64 and line == line.rstrip() for line in lines)


@EVERY_GAME
def test_nobody_looks_from_a_seat_that_is_not_there(game: Game[Any, Any]) -> None:
    with pytest.raises(NoSuchSeat):
        sketch(game.opening(2), seat=Seat(2))

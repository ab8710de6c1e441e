"""What is true of every description: it says all that the picture shows."""

from itertools import pairwise
from typing import Any, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from render import describe
from rules import GAMES
from rules.game import FIRST, Game, Roll, Seat
from tests.render.rebuilding import rebuilt, shown
from tests.rules.walks import tables, walk

AnyGame: TypeAlias = Game[Any, Any]

EVERY_GAME = pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES.values()])
FEW = settings(max_examples=6)
"""Few examples, because each one is a whole game, position by position."""


@EVERY_GAME
@given(data=st.data())
@FEW
def test_a_picture_can_be_drawn_from_its_description(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for number, (position, _) in enumerate(walk(game, table)):
        seat = Seat(number % table.seats)
        again = rebuilt(describe(position, seat=seat), type(position))
        assert shown(again, seat) == shown(position, seat)


@EVERY_GAME
@given(data=st.data())
@FEW
def test_what_changes_the_picture_changes_the_description(
    game: AnyGame, data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    last_move = None
    for number, ((before, move), (after, _)) in enumerate(pairwise(walk(game, table))):
        seat = Seat(number % table.seats)
        if shown(before, seat, last_move) != shown(after, seat, move):
            old = describe(before, seat=seat, last_move=last_move)
            assert old != describe(after, seat=seat, last_move=move)
        last_move = move


@EVERY_GAME
@given(data=st.data())
@FEW
def test_the_last_move_is_what_its_mover_would_write(game: AnyGame, data: st.DataObject) -> None:
    for (before, move), (after, _) in pairwise(walk(game, data.draw(tables(game)))):
        seen = describe(after, last_move=move).last_move
        assert seen
        if isinstance(move, Roll):
            assert seen.text == game.format(move, before)
            continue
        assert seen.mover == describe(before).to_act
        assert game.parse(seen.text, before) == move
        if game.name != "checkers":
            assert seen.text == game.format(move, before)


@EVERY_GAME
@given(data=st.data())
@FEW
def test_a_description_is_a_value(game: AnyGame, data: st.DataObject) -> None:
    position, move = next(walk(game, data.draw(tables(game))))
    seen = describe(position, last_move=move)
    assert hash(seen) == hash(describe(position, last_move=move))
    assert describe(position).viewer == FIRST
    assert describe(position).last_move is None

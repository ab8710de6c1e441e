"""The laws of tapping: every turn can be tapped, and nothing but legal turns."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.errors import IllegalMove, NotInList
from rules.points.position import Race
from tests.rules.every_game import EVERY_GAME, AnyGame
from tests.rules.walks import Table, tables, walk

POSITIONS = 6
"""How many of a game's positions are looked at."""
MOST_MOVES = 300
"""Positions with more moves take long to look at from all sides."""
PAYLOAD = 40
"""How many characters a whole turn may take, with one between any two tokens."""


def some_positions(game: AnyGame, table: Table, count: int = POSITIONS) -> list[Any]:
    """Return a few positions of a random game, always the last."""
    *walked, last = (position for position, _ in walk(game, table))
    return [*Random(table.luck).sample(walked, min(count, len(walked))), last]


def tap_at_random(game: AnyGame, position: Any, luck: Random) -> list[tuple[list[str], Any]]:  # noqa: ANN401
    """Return a turn's taps so far, again and again until there is nothing more to tap."""
    chosen: list[str] = []
    taps = game.taps(position, chosen)
    seen = [([*chosen], taps)]
    while taps.next:
        chosen.append(luck.choice(taps.next).token)
        taps = game.taps(position, chosen)
        seen.append(([*chosen], taps))
    return seen


def all_that_can_be_tapped(game: AnyGame, position: Any) -> set[Any]:  # noqa: ANN401
    """Return every move that some taps lead to."""
    moves, seen = set(), set()
    waiting: list[tuple[str, ...]] = [()]
    while waiting:
        chosen = waiting.pop()
        taps = game.taps(position, chosen)
        if taps.move is not None:
            moves.add(taps.move)
        # With dice only the board counts, not how it came about; that spares most of the work.
        reached = taps.position, taps.used_dice, taps.next, taps.may_move
        known = reached if taps.used_dice else chosen
        if known not in seen:
            seen.add(known)
            waiting += [(*chosen, tap.token) for tap in taps.next]
    return moves


def board(position: Any) -> Any:  # noqa: ANN401
    """Return what lies on the board, but for the dice that stay there until a turn is over."""
    return position.sides if isinstance(position, Race) else position


@EVERY_GAME
@given(data=st.data())
def test_every_legal_move_can_be_tapped_and_no_other(game: AnyGame, data: st.DataObject) -> None:
    for position in some_positions(game, data.draw(tables(game)), 2):
        moves = game.legal_moves(position)
        if len(moves) < MOST_MOVES:
            assert all_that_can_be_tapped(game, position) == set(moves)


@EVERY_GAME
@given(data=st.data())
def test_tapping_until_nothing_is_left_makes_a_legal_move(
    game: AnyGame, data: st.DataObject
) -> None:
    table = data.draw(tables(game))
    for position in some_positions(game, table):
        *begun, (chosen, taps) = tap_at_random(game, position, Random(table.luck))
        assert all(so_far.move is None for _, so_far in begun)
        if not game.legal_moves(position):
            assert (chosen, taps.position, taps.move) == ([], position, None)
            continue
        assert taps.move in game.legal_moves(position)
        assert board(taps.position) == board(game.play(position, taps.move))
        assert game.parse(taps.spelled, position) == taps.move


@EVERY_GAME
@given(data=st.data())
def test_what_is_offered_is_one_thing_each_and_short(game: AnyGame, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for position in some_positions(game, table):
        seen = tap_at_random(game, position, Random(table.luck))
        for chosen, taps in seen:
            tokens = [tap.token for tap in taps.next]
            assert len(set(tokens)) == len(tokens)
            arrows = [tap.arrow for tap in taps.next if tap.arrow]
            assert len(set(arrows)) == len(arrows)
            assert all(token.isascii() and token.split() == [token] for token in tokens)
            assert taps == game.taps(position, tuple(chosen))
        assert len(".".join(seen[-1][0])) <= PAYLOAD


@EVERY_GAME
@given(data=st.data(), junk=st.text(max_size=4))
def test_what_is_not_offered_is_refused(game: AnyGame, data: st.DataObject, junk: str) -> None:
    table = data.draw(tables(game))
    for position in some_positions(game, table):
        seen = tap_at_random(game, position, Random(table.luck))
        others = {token for chosen, _ in seen for token in chosen}
        for chosen, taps in seen:
            if taps.move is not None:
                continue  # Whoever taps on what goes without saying taps the same move.
            for forged in {junk, "", "7", "off", "pass", *others} - {
                tap.token for tap in taps.next
            }:
                with pytest.raises(IllegalMove) as refused:
                    game.taps(position, [*chosen, forged])
                assert refused.value.reason == NotInList()

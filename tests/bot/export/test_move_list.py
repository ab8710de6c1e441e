"""Quoridor as a list of moves."""

import pytest

from bot.export import Match
from bot.export.move_list import write_moves
from bot.table.events import Ended
from bot.table.offers import resign
from bot.table.playing import advance
from bot.table.values import Cause, Setup
from rules.game import Seat
from tests.bot.export.matches import named, played
from tests.bot.export.readers import read_moves
from tests.bot.table.people import begun, play


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_read_as_it_was_played(seats: int, seed: int) -> None:
    match = played(Setup("quoridor", seats), seed)
    head, position = read_moves(write_moves(match))
    assert position == match.latest.position
    assert head["seat 1"] == "Anna"
    assert " wins, " in head["result"]


def test_a_player_who_leaves_is_listed_where_it_happened() -> None:
    change = play(begun(Setup("quoridor", 4)), "e2", "b5")
    change = play(resign(change, Seat(2), ""), "h5", "e3")
    text = write_moves(Match((change.table,)))
    assert text.endswith("1. e2 b5 (seat 3 leaves) h5\n2. e3\n")
    assert read_moves(text)[1] == change.table.position


def test_a_game_without_a_result_says_so() -> None:
    change = advance(begun(Setup("quoridor")))
    assert "; result: not finished\n" in write_moves(Match((change.table,)))
    change = change.then(Ended(Cause.STOPPED))
    assert "; result: stopped\n" in write_moves(Match((change.table,)))


def test_a_name_stays_on_its_line() -> None:
    match = named(played(Setup("quoridor"), lines=3), ["An\r\nna", "Ben"])
    assert "\n; seat 1: An na\n" in write_moves(match)

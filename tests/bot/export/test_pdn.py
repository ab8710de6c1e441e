"""Checkers in PDN."""

from typing import Any

import pytest

from bot.export import Match
from bot.export.pdn import write_pdn
from bot.table.offers import agree, offer_draw
from bot.table.values import Setup
from rules import GAMES
from rules.game import Seat
from tests.bot.export.matches import named, played
from tests.bot.export.readers import read_pdn
from tests.bot.table.people import begun, play

CHECKERS = Setup("checkers")
RESULTS = {0: "1-0", 1: "0-1", None: "1/2-1/2"}


@pytest.mark.parametrize("seed", range(5))
def test_a_game_is_read_as_it_was_played(seed: int) -> None:
    match = played(CHECKERS, seed)
    tags, moves = read_pdn(write_pdn(match))
    rules: Any = GAMES["checkers"]
    position = rules.opening(2)
    for move in moves:
        position = rules.play(position, rules.parse(move, position))
    assert rules.dump(position) == match.latest.position
    ending = match.latest.ending
    assert ending
    assert ending.result
    assert tags["Result"] == RESULTS[ending.result.winner]


def test_tags_name_the_players_and_the_game() -> None:
    match = named(played(CHECKERS, lines=5), ['Анна "Ann"', "B[e]n\\\n"])
    tags, moves = read_pdn(write_pdn(match))
    assert tags == {
        "Event": "Parlour",
        "Date": "1970.01.01",
        "Round": "1",
        "White": "Анна 'Ann'",
        "Black": "B(e)n/",
        "Result": "*",
        "GameType": "26,W,8,8,A0,0",
    }
    assert len(moves) == 5


def test_a_draw_is_half_a_win_for_each() -> None:
    change = offer_draw(play(begun(CHECKERS), "c3-d4"), Seat(1))
    tags, _ = read_pdn(write_pdn(Match((agree(change, [Seat(0)]).table,))))
    assert tags["Result"] == "1/2-1/2"


def test_lines_are_short() -> None:
    assert max(map(len, write_pdn(played(CHECKERS)).splitlines())) < 80

"""Another program's reader of PDN sees the same games."""

import pytest
from draughts import Board, Move
from draughts.PDN import PDNReader

from bot.export import Match
from bot.export.pdn import write_pdn
from bot.table.values import Setup
from tests.bot.export.matches import named, played
from tests.bot.table.people import begun, play

CHECKERS = Setup("checkers")
ROUND_TRIP = "c3-b4 b6-a5 d2-c3 c7-b6 e1-d2 b6-c5 g3-f4 f6-e5 c3-d4 e5xe5 c1-d2 a5xe1 a3-b4 c5xc1"
"""A capture that ends where it began, and queens."""


def replayed(match: Match) -> str:
    """Return the position that it reaches."""
    (game,) = PDNReader(write_pdn(match)).games
    assert game.variant == "brazilian"
    board = Board(game.variant)
    for move in game.moves:
        board.push(Move(board, pdn_move=move))
    return str(board.fen)


def pieces(position: str) -> tuple[str, list[set[str]]]:
    """Return whose turn it is, and what stands where in any order."""
    turn, *sides = position.split(":")[:3]
    return turn, [set(side[1:].split(",")) for side in sides]


@pytest.mark.parametrize("seed", range(6))
def test_it_reaches_the_position_of_a_game_by_chance(seed: int) -> None:
    match = played(CHECKERS, seed)
    assert pieces(replayed(match)) == pieces(match.latest.position)


def test_it_reaches_the_position_after_a_round_trip() -> None:
    by_hand = Setup("checkers", auto_play=False)
    match = Match((play(begun(by_hand), *ROUND_TRIP.split()).table,))
    assert pieces(replayed(match)) == pieces(match.latest.position)


def test_no_name_keeps_it_from_reading() -> None:
    match = named(played(CHECKERS), ["1-0 {x} (y); c3-d4", '"[B]en"\nАнна'])
    (game,) = PDNReader(write_pdn(match)).games
    assert (game.tags["White"], game.tags["Black"]) == ("1-0 (x) (y); c3-d4", "'(B)en' Анна")
    assert pieces(replayed(match)) == pieces(match.latest.position)

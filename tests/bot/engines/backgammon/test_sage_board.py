"""Our positions as bgsage's boards."""

import bgbot_cpp
import pytest

from bot.engines.backgammon.sage_board import board_of
from rules.backgammon import Position
from rules.game import Seat
from tests.bot.engines.backgammon.positions import GAME, random_positions

_START = [0, -2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0]


def test_both_seats_see_the_start_in_the_same_way() -> None:
    start = GAME.opening(2)
    assert board_of(start, Seat(0)) == _START
    assert board_of(start, Seat(1)) == _START


def test_checkers_on_the_bar_lie_at_the_ends() -> None:
    position = GAME.load("b----E-C---eD---c-e----B-A:0:0:1:00:0:0:0:0:0")
    board = board_of(position, Seat(0))
    assert (board[0], board[25]) == (2, 1)
    assert board_of(position, Seat(1)) == bgbot_cpp.flip_board(board)


@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_bgsage_finds_the_same_plays_but_for_the_last_checker(seed: str) -> None:
    for position in random_positions({}, seed, every=5):
        seat = position.turn
        theirs = bgbot_cpp.possible_moves(board_of(position, seat), *position.dice)
        ours = [after for after in _afterwards(position) if any(after.sides[seat][1:])]
        unfinished = {tuple(board) for board in theirs if any(count > 0 for count in board[1:])}
        boards = {tuple(board_of(after, seat)) for after in ours}
        assert boards == unfinished or _nothing_moved(boards, position)


def _afterwards(position: Position) -> list[Position]:
    return [GAME.play(position, move) for move in GAME.legal_moves(position)]


def _nothing_moved(boards: set[tuple[int, ...]], position: Position) -> bool:
    return boards == {tuple(board_of(position, position.turn))}

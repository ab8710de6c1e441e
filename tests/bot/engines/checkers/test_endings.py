"""Solved endings: what is known of them, and that each value follows from the next ones."""

from random import Random

import pytest

from bot.engines.checkers.boards import Board, after, after_captures, flips
from bot.engines.checkers.endings import MOST, SIZE, turned, value, values
from rules.checkers.position import BLACK, WHITE
from rules.checkers.squares import BOARD, LAST_ROW, squares
from tests.rules.checkers.board import GAME


def worth(text: str) -> int:
    """Return the value of a position."""
    return value(GAME.load(text)[:])


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("W:WKa1:BKh6", 0),  # a queen each
        ("W:Wa7:Bh2", 0),  # both become queens
        ("B:WKg1,Kh4:Bh2", -1),  # blocked
        ("W:WKg1,Kg3,Kb6:Bh2", 1),  # and this blocks it
        ("W:WKh8:BKa1", -3),  # wherever it goes it is taken
        ("W:WKa1,Ke1,Kg1:BKh4", 14),
    ],
)
def test_known_endings(text: str, expected: int) -> None:
    assert worth(text) == expected


def test_three_queens_beat_one_that_does_not_hold_the_main_road() -> None:
    assert worth("W:WKc1,Ke1,Ka1:BKb8") > 0


def test_three_queens_do_not_beat_one_on_the_main_road() -> None:
    assert worth("W:WKb8,Kd8,Kf8:BKa1") == 0


def test_a_win_that_comes_after_the_thirtieth_quiet_turn_is_a_draw() -> None:
    text = "W:WKc1,Ke1,Ka1:BKb8"
    turns = worth(text)
    assert worth(f"{text}:H{30 - turns}") == turns
    assert worth(f"{text}:H{31 - turns}") == 0


def test_the_file_is_whole() -> None:
    assert len(values()) == SIZE == 7_455_300


def test_the_same_ending_turned_round_is_worth_the_same() -> None:
    for mine, theirs, queens, _, _ in samples(300):
        board = turned(mine), turned(theirs), turned(queens), BLACK, 0
        assert value(board) == value((mine, theirs, queens, WHITE, 0))


def test_every_value_follows_from_the_values_one_turn_later() -> None:
    for board in samples(1_500):
        assert value(board) == _from_next(board), board


def samples(count: int) -> list[Board]:
    """Return random endings without captures, White to move."""
    chance = Random(4)
    found: list[Board] = []
    while len(found) < count:
        pieces = chance.sample(list(squares(BOARD)), chance.randint(2, MOST))
        split = chance.randint(1, len(pieces) - 1)
        mine, theirs = sum(pieces[:split]), sum(pieces[split:])
        crowned = sum(piece for piece in pieces if chance.random() < 0.5)
        queens = crowned | (mine & LAST_ROW[0]) | (theirs & LAST_ROW[1])
        board = mine, theirs, queens, WHITE, 0
        if not after_captures(board):
            found.append(board)
    return found


def _from_next(board: Board) -> int:
    """Return the value of a board by its definition."""
    turns = [_turns(after(board, flip)) for flip in flips(board)]
    if won := [number for outcome, number in turns if outcome < 0]:
        return 1 + min(won)
    if any(not outcome for outcome, _ in turns):
        return 0
    return -1 - max((1 + number for _, number in turns), default=0)


def _turns(child: Board) -> tuple[int, int]:
    """Return who wins after a move, and how many more turns it is until something irreversible."""
    found = _resolved(child)
    return found, 0 if not child[4] else found if found > 0 else -1 - found


def _resolved(board: Board) -> int:
    """Return the value of a board, or its sign if a capture is compulsory."""
    if not board[0]:
        return -1
    taken = after_captures(board)
    if not taken:
        return value(board)
    worst = min(_resolved(child) for child in taken)
    return 1 if worst < 0 else -2 if worst else 0

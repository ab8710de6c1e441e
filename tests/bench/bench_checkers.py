"""Checkers: leaves of the game tree per second, beside py-draughts.

All count alike: a move is what each library hands out, positions before the last turn are really
reached (by a new position, or push and pop), and leaves are the length of the last list.
"""

from typing import TYPE_CHECKING

from draughts import BrazilianBoard
from draughts.boards import base

from rules.checkers import Checkers, Position
from tests.bench.timing import Row, seconds, side_by_side, times

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = Checkers()
OPENING = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"
QUEENS = "B:WKe1,c3,Kf6,Kh6,Kd8:BKd4,Ka7"
LAST_TWO = 2
DEPTH_8 = 907_830


def by_moves(position: Position, depth: int) -> int:
    """Count through the functions that everybody uses."""
    moves = GAME.legal_moves(position)
    if depth == LAST_TWO:
        return sum([len(GAME.legal_moves(GAME.play(position, move))) for move in moves])
    return sum([by_moves(GAME.play(position, move), depth - 1) for move in moves])


def by_peer(board: base.BaseBoard, depth: int) -> int:
    """Count with py-draughts."""
    count = 0
    if depth == LAST_TWO:
        for move in board.legal_moves:
            board.push(move)
            count += len(board.legal_moves)
            board.pop()
        return count
    for move in board.legal_moves:
        board.push(move)
        count += by_peer(board, depth - 1)
        board.pop()
    return count


def rows() -> list[Row]:
    """Compare from the opening and from a position full of queens, and check depth 8."""
    base.logger.remove()  # py-draughts reports every board it makes
    return [
        _compare("opening", OPENING, 7),
        _compare("queens", QUEENS, 5),
        _deep(),
    ]


def _compare(what: str, text: str, depth: int) -> Row:
    board = BrazilianBoard.from_fen(text)
    runs: tuple[Callable[[], int], ...] = (
        lambda: by_peer(board, depth),
        lambda: by_moves(GAME.load(text), depth),
    )
    (leaves,) = {run() for run in runs}
    peer, ours = side_by_side(*runs)
    return Row(
        f"checkers perft {depth}, {what}, moves",
        _speed(leaves, ours),
        f"py-draughts {_speed(leaves, peer)}",
        times(peer, ours),
        "≥ 2 x",
    )


def _deep() -> Row:
    found: list[int] = []
    time = seconds(lambda: found.append(by_moves(GAME.load(OPENING), 8)))
    verdict = "equal" if set(found) == {DEPTH_8} else f"WRONG: {found[0]:,}"
    return Row(
        "checkers perft 8, opening, moves", f"{time:.2f} s", f"{DEPTH_8:,}", verdict, "equal"
    )


def _speed(leaves: int, time: float) -> str:
    return f"{leaves / time / 1000:,.0f} k leaves/s"

"""Narde as the net sees it."""

from typing import Final

from bot.engines.points.kind import Board, Kind
from rules.narde.movement import begin_turn
from rules.narde.position import start_position
from rules.points.board import HALF_ROUND, SPACES, Side
from rules.points.shortcuts import search


def boards_after(own: Side, other: Side, high: int, low: int) -> list[Board]:
    """Return the board after each legal play."""
    turn = begin_turn(own, other, high, low)
    reserve = turn.reserve
    return [(state + reserve).to_bytes(SPACES, "little") + other for state in search(turn)] or [
        own + other
    ]


NARDE: Final = Kind(
    start=b"".join(start_position().sides),
    boards_after=boards_after,
    route=HALF_ROUND,
    blockers=1,
    highest=2,
)

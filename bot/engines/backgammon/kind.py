"""Backgammon as the net sees it."""

from typing import Final

from bot.engines.points.kind import Board, Kind
from rules.backgammon.movement import begin_turn, settle
from rules.backgammon.position import Cube, Match, start_position
from rules.points.board import AGAINST, Side
from rules.points.shortcuts import search


def boards_after(own: Side, other: Side, high: int, low: int) -> list[Board]:
    """Return the board after each legal play."""
    states = search(begin_turn(own, other, high, low))
    return [b"".join(settle(other, state)) for state in states] or [own + other]


BACKGAMMON: Final = Kind(
    start=b"".join(start_position(Cube(), Match()).sides),
    boards_after=boards_after,
    route=AGAINST,
    blockers=2,
    highest=3,
)

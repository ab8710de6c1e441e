"""Why a move of Quoridor is better than another: what walls cost, and who can jump."""

from collections.abc import Iterator
from typing import Final

from bot.coach.reasons import LetsJump, LetsWallCost, WallCosts
from rules.errors import Reason
from rules.game import Seat
from rules.quoridor import Move, Position, Wall, distances
from rules.quoridor.moves import legal_moves, play
from rules.quoridor.position import playing

_PAIR: Final = 2
_JUMP: Final = 2
"""How many steps a pawn gains that jumps straight ahead."""
_CLEARLY: Final = 2
"""How many steps make a difference worth telling."""


def why_quoridor(before: Position, better: Move, other: Move) -> Iterator[Reason]:
    """Yield what speaks for one move and against another, between two players."""
    if len(playing(before)) > _PAIR:
        return
    seat = before.seat
    good, bad = play(before, better), play(before, other)
    if isinstance(better, Wall):
        cost = _longest(good, seat) - _longest(before, seat)
        if cost >= _CLEARLY:
            yield WallCosts(cost)
    costs = _dearest_wall(good, seat), _dearest_wall(bad, seat)
    if costs[1] - costs[0] >= _CLEARLY:
        yield LetsWallCost(*costs)
    if _farthest_step(bad) >= _JUMP > _farthest_step(good):
        yield LetsJump()


def _longest(position: Position, seat: Seat) -> int:
    """Return how far the other side has to go."""
    return max(steps or 0 for at, steps in enumerate(distances(position)) if at != seat)


def _dearest_wall(position: Position, seat: Seat) -> int:
    """Return how much longer the other side can make a seat's way by one wall."""
    now = distances(position)[seat] or 0
    walls = (move for move in legal_moves(position) if isinstance(move, Wall))
    return max(((distances(play(position, wall))[seat] or 0) - now for wall in walls), default=0)


def _farthest_step(position: Position) -> int:
    """Return how much nearer to its goal the pawn to move can get at once."""
    now = distances(position)[position.seat] or 0
    steps = (move for move in legal_moves(position) if not isinstance(move, Wall))
    after = (distances(play(position, step))[position.seat] or 0 for step in steps)
    return max((now - each for each in after), default=0)

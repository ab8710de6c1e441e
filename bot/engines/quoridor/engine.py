"""The computer player for Quoridor, as an `Engine`."""

from collections.abc import Sequence
from math import tanh
from random import Random
from typing import Final

from bot.engines.engine import Budget, Level
from bot.engines.quoridor.alpha_beta import PairSearch
from bot.engines.quoridor.clock import Clock
from bot.engines.quoridor.field import survey
from bot.engines.quoridor.levels import PAIR, SEVERAL, pick_move
from bot.engines.quoridor.numbers import LAYER, name_move, number_move
from bot.engines.quoridor.several import SeveralSearch
from rules.game import Seat
from rules.quoridor import Move, Position
from rules.quoridor.board import INDEX
from rules.quoridor.moves import PASS, legal_moves
from rules.quoridor.position import playing
from rules.quoridor.scoring import PAIR as TWO

_UNLIMITED: Final = 1e9
_AHEAD: Final = 2
"""How many moves are looked ahead to rate one."""
_SURE: Final = 400
"""A lead of this many points, of which a step has 100, is three quarters of a win."""


class QuoridorEngine:
    """Plays Quoridor for two and four. One thought uses up to 55 MB, and leaves nothing behind."""

    def choose(self, position: Position, level: Level, budget: Budget) -> Move:
        """Return the move of the seat to act."""
        legal = legal_moves(position)
        if len(legal) == 1:
            return legal[0]
        move = _think(_open(position, Clock(budget.seconds)), level, budget.seed)
        # A pawn that cannot move may have walls, but none in anybody's way: then any will do.
        return legal[0] if move == PASS else move

    def rate(self, position: Position, moves: Sequence[Move]) -> Sequence[float]:
        """Return what each move is worth, from -1 (lost) to 1 (won)."""
        search = _open(position, Clock(_UNLIMITED))
        scores = [search.score(number_move(move), _AHEAD) for move in moves]
        if isinstance(search, PairSearch):
            return [tanh(score / _SURE) for score in scores]
        return [2 * chance - 1 for chance in scores]

    def accepts_draw(self, position: Position, seat: Seat) -> bool:  # noqa: ARG002
        """Return False: there are no draws in Quoridor."""
        return False


def _think(search: PairSearch | SeveralSearch, level: Level, seed: str) -> Move:
    """Return the move that a level chooses."""
    if level is Level.EXPERT:
        return name_move(search.find_best())
    sight = (PAIR if isinstance(search, PairSearch) else SEVERAL)[level]
    # Noise for a game, no secret.
    return name_move(pick_move(search, sight, Random(seed)))  # noqa: S311


def _open(position: Position, clock: Clock) -> PairSearch | SeveralSearch:
    """Return a search from a position, in which those who have left are left out."""
    first = playing(position).index(position.seat)
    seats = playing(position)[first:] + playing(position)[:first]
    field = survey(position.walls, [position.goals[seat] for seat in seats])
    spots = [INDEX[position.pawns[seat]] + LAYER * layer for layer, seat in enumerate(seats)]
    walls = [position.walls_left[seat] for seat in seats]
    if len(seats) == TWO:
        return PairSearch((field, spots[0], spots[1], walls[0], walls[1]), clock)
    return SeveralSearch((field, tuple(spots), tuple(walls), 0), clock)

"""The computer player for Quoridor, as an `Engine`."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import tanh
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.engine import Budget, Level
from bot.engines.judgement import Depth, Worth
from bot.engines.quoridor.alpha_beta import PairSearch
from bot.engines.quoridor.clock import Clock, TimeIsUp
from bot.engines.quoridor.field import survey
from bot.engines.quoridor.judgement import WON
from bot.engines.quoridor.levels import PAIR, SEVERAL, pick_move
from bot.engines.quoridor.numbers import LAYER, name_move, number_move
from bot.engines.quoridor.several import SeveralSearch
from rules.quoridor import Move, Position
from rules.quoridor.board import INDEX
from rules.quoridor.moves import PASS, legal_moves
from rules.quoridor.position import playing
from rules.quoridor.scoring import PAIR as TWO

_UNLIMITED: Final = 1e9
_AHEAD: Final = 2
"""How many moves are looked ahead to rate one."""
_JUDGED_FOR: Final[Mapping[Depth, float]] = MappingProxyType({Depth.USUAL: 1.0, Depth.DEEP: 4.0})
_DEEPEST: Final = 40
"""How long, and how deep at most, choices are compared."""
_SURE: Final = 400
"""A lead of this many points, of which a step has 100, is three quarters of a win."""


class QuoridorEngine:
    """Plays Quoridor for two and four. One thought uses up to 55 MB, and leaves nothing behind."""

    def choose(self, position: Position, level: Level, budget: Budget) -> Move:
        """Return the move of the seat to act."""
        legal = legal_moves(position)
        if len(legal) == 1:
            return legal[0]
        move = _think(open_search(position, Clock(budget.seconds)), level, budget.seed)
        # A pawn that cannot move may have walls, but none in anybody's way: then any will do.
        return legal[0] if move == PASS else move

    def rate(self, position: Position, moves: Sequence[Move]) -> Sequence[float]:
        """Return what each move is worth, from -1 (lost) to 1 (won)."""
        search = open_search(position, Clock(_UNLIMITED))
        scores = [search.score(number_move(move), _AHEAD) for move in moves]
        if isinstance(search, PairSearch):
            return [tanh(score / _SURE) for score in scores]
        return [2 * chance - 1 for chance in scores]

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Move] = ()
    ) -> Sequence[tuple[Move | None, Worth]]:
        """Return what the moves are worth that are worth a look, the best first."""
        search = open_search(position, Clock(_JUDGED_FOR[depth]))
        legal = set(legal_moves(position))
        listed = [move for number in search.list_moves() if (move := name_move(number)) in legal]
        moves = [*dict.fromkeys((*listed, *wanted))] or [*legal]
        scores = _compare(search, [number_move(move) for move in moves])
        ranked = sorted(range(len(moves)), key=lambda number: -scores[number])
        return [(moves[number], _judge(search, scores[number])) for number in ranked]

    def luck(self, position: Position, dice: Sequence[int]) -> float:  # noqa: ARG002
        """Return 0: there are no dice in Quoridor."""
        return 0.0


def _think(search: PairSearch | SeveralSearch, level: Level, seed: str) -> Move:
    """Return the move that a level chooses."""
    if level is Level.EXPERT:
        return name_move(search.find_best())
    sight = (PAIR if isinstance(search, PairSearch) else SEVERAL)[level]
    # Noise for a game, no secret.
    return name_move(pick_move(search, sight, Random(seed)))  # noqa: S311


def open_search(position: Position, clock: Clock) -> PairSearch | SeveralSearch:
    """Return a search from a position, in which those who have left are left out."""
    first = playing(position).index(position.seat)
    seats = playing(position)[first:] + playing(position)[:first]
    field = survey(position.walls, [position.goals[seat] for seat in seats])
    spots = [INDEX[position.pawns[seat]] + LAYER * layer for layer, seat in enumerate(seats)]
    walls = [position.walls_left[seat] for seat in seats]
    if len(seats) == TWO:
        return PairSearch((field, spots[0], spots[1], walls[0], walls[1]), clock)
    return SeveralSearch((field, tuple(spots), tuple(walls), 0), clock)


def _compare(search: PairSearch | SeveralSearch, moves: Sequence[int]) -> list[float]:
    """Return the scores of all moves, looking as deep as time allows for all of them.

    They are the means of the two deepest looks: whoever moves last in a look seems to be ahead.
    """
    earlier = scores = [search.score(move, 1) for move in moves]
    with suppress(TimeIsUp):
        for depth in range(2, _DEEPEST + 1):
            earlier, scores = scores, [search.score(move, depth) for move in moves]
    return [
        score if abs(score) >= WON else (score + before) / 2
        for score, before in zip(scores, earlier, strict=True)
    ]


def _judge(search: PairSearch | SeveralSearch, score: float) -> Worth:
    """Return what a score means."""
    if isinstance(search, PairSearch):
        chance = (tanh(score / _SURE) + 1) / 2
        return Worth(2 * chance - 1, chance, proven=abs(score) >= WON)
    return Worth(2 * score - 1, score)

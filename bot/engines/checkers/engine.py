"""The computer that plays Brazilian checkers."""

from collections.abc import Mapping, Sequence
from math import tanh
from random import Random
from time import process_time
from types import MappingProxyType
from typing import Final

from bot.engines.checkers import endings
from bot.engines.checkers.boards import Board, after_captures
from bot.engines.checkers.evaluation import load_evaluation
from bot.engines.checkers.levels import SIGHTS, Sight, overlook
from bot.engines.checkers.search import ENDLESS, Search
from bot.engines.checkers.thinking import best_child, is_certain, score_all
from bot.engines.engine import Budget, Level
from bot.engines.judgement import Depth, Worth
from bot.engines.softmax import pick
from rules.checkers.moves import Path
from rules.checkers.position import Position
from rules.game import Seat

_SHARE: Final = 0.88
"""The part of the budget that a search may use; the rest is for noticing that it is over."""

_RATING_DEPTH: Final = 7
_RATING_SECONDS: Final = 1.0
"""How deep and how long moves are rated, all together."""

_JUDGED_FOR: Final[Mapping[Depth, float]] = MappingProxyType({Depth.USUAL: 1.0, Depth.DEEP: 4.0})
_DEEPEST: Final = 40
"""How long, and how deep at most, choices are compared."""

_EVEN: Final = 20
"""Nobody is better as long as the score is not further than this from 0."""
_FEW: Final = 8
_LONG_QUIET: Final = 10
"""An even game is likely to be drawn with so few pieces, or after so many quiet moves."""


class CheckersEngine:
    """Plays, rates moves and answers offers of a draw, in Brazilian checkers."""

    def __init__(self) -> None:
        self._evaluate = load_evaluation()
        endings.values()  # a wrong file is found now, and not in the middle of a game

    def choose(self, position: Position, level: Level, budget: Budget) -> Path:
        """Return the move of the seat to act."""
        moves = position.moves
        if len(moves) == 1:
            return moves[0]
        search = self._open_search(budget)
        children = [position.after(move)[:] for move in moves]
        if level is Level.EXPERT:
            return moves[best_child(search, children)]
        chance = Random(budget.seed)  # noqa: S311 - a slip is no secret
        return moves[self._pick(search, children, SIGHTS[level], chance)]

    def _open_search(self, budget: Budget) -> Search:
        return Search(self._evaluate, process_time() + budget.seconds * _SHARE)

    def _pick(self, search: Search, children: Sequence[Board], sight: Sight, chance: Random) -> int:
        """Return which of the boards after a move a level chooses."""
        scores = score_all(search, children, sight.depth - 1, sight.width)
        if sight.overlooks:
            glances = [-self._evaluate(child) for child in children]
            scores = overlook(scores, glances, sight, chance)
        return pick(scores, sight.temperature, chance)

    def rate(self, position: Position, moves: Sequence[Path]) -> Sequence[float]:
        """Return what each move is worth, from -1 for a certain loss to 1 for a certain win."""
        search = Search(self._evaluate, process_time() + _RATING_SECONDS)
        children = [position.after(move)[:] for move in moves]
        return [_worth(score) for score in score_all(search, children, _RATING_DEPTH, ENDLESS)]

    def judge(
        self,
        position: Position,
        depth: Depth,
        wanted: Sequence[Path] = (),  # noqa: ARG002 - all are judged
    ) -> Sequence[tuple[Path | None, Worth]]:
        """Return what the moves are worth, the best first."""
        moves = position.moves
        children = [position.after(move)[:] for move in moves]
        search = Search(self._evaluate, process_time() + _JUDGED_FOR[depth])
        scores = score_all(search, children, _DEEPEST, ENDLESS)
        # By score and not by value: of several certain wins, the soonest is the best.
        ranked = sorted(range(len(moves)), key=lambda number: -scores[number])
        return [(moves[number], _judge(scores[number], children[number])) for number in ranked]

    def luck(self, position: Position, dice: Sequence[int]) -> float:  # noqa: ARG002
        """Return 0: there are no dice in checkers."""
        return 0.0

    def accepts_draw(self, position: Position, seat: Seat, budget: Budget) -> bool:
        """Return whether a seat is worse, or has little left to play for."""
        search = self._open_search(budget)
        (score,) = score_all(search, [position[:]], _RATING_DEPTH, ENDLESS)
        ours = score if seat != position.seat else -score
        return ours < -_EVEN or (ours <= _EVEN and _is_near_its_end(position))


def _is_near_its_end(position: Position) -> bool:
    few = (position.mine | position.theirs).bit_count() <= _FEW
    return few or position.quiet >= _LONG_QUIET


def _worth(score: int) -> float:
    """Return what a score means: 100 is odds of e to 1."""
    if is_certain(score):
        return 1.0 if score > 0 else -1.0
    return tanh(score / 200)


def _judge(score: int, board: Board) -> Worth:
    """Return what it is worth to have reached a board with this score."""
    if is_certain(score):
        return Worth(_worth(score), float(score > 0), proven=True)
    if _is_drawn_ending(board):
        return Worth(0.0, 0.5, proven=True)
    return Worth(_worth(score), (_worth(score) + 1) / 2)


def _is_drawn_ending(board: Board) -> bool:
    """Return whether a board is a solved ending without compulsory capture that is drawn."""
    mine, theirs, *_ = board
    few = mine and theirs and (mine | theirs).bit_count() <= endings.MOST
    return bool(few) and not after_captures(board) and not endings.value(board)

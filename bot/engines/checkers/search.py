"""Alpha-beta search: what a board is worth, looked at some turns deep.

Scores are those of the evaluation, as the seat to move sees them. Captures are forced and cost no
depth, so no position is judged in the middle of an exchange.
"""

from collections import defaultdict
from collections.abc import Sequence
from time import process_time
from typing import Final, TypeAlias

from bot.engines.checkers import endings
from bot.engines.checkers.boards import Board, Flip, after, after_captures, flips
from bot.engines.checkers.evaluation import Evaluation
from rules.checkers.position import QUIET_LIMIT
from rules.checkers.squares import BOARD, UP_LEFT, UP_RIGHT
from rules.game import Seat

WON: Final = 30_000
"""The game is over, plus the depth that is left: the sooner, the better."""
PROVEN: Final = 20_000
"""A solved ending is won, likewise."""
ENDLESS: Final = 100_000
"""More than any score."""

_DRAWN: Final = 64
"""What a proven draw divides the evaluation by: nothing is won, but the other may err."""

_MOST_STORED: Final = 150_000
"""Boards in the table at once, about 350 bytes each."""

_LOOK_AT_CLOCK: Final = 64
"""After how many boards the clock is read: a few milliseconds."""

_EXACT, _AT_LEAST, _AT_MOST = range(3)
"""What a stored score says."""


_LATE: Final = 3
"""How many moves are looked at in full depth; the others only if they seem to be better."""
_DEEP: Final = 3
"""The least depth at which that is worth while."""

Stored: TypeAlias = tuple[int, int, int, Flip]
"""What was found about a board: how deep, its score, what kind of score, the best move."""


class OutOfTimeError(Exception):
    """The time is used up, so the board that was being looked at has no score."""


class Search:
    """Looks at boards until its time is up, and remembers what it found."""

    def __init__(self, evaluate: Evaluation, deadline: float) -> None:
        self._evaluate = evaluate
        self._deadline = deadline
        self._until_look = 1
        self._stored: dict[Board, Stored] = {}
        self._useful: tuple[dict[Flip, int], dict[Flip, int]] = defaultdict(int), defaultdict(int)
        self._killers: dict[int, Flip] = {}

    def score(self, board: Board, depth: int, alpha: int, beta: int) -> int:
        """Return the score of a board if it lies between alpha and beta, else a bound for it."""
        mine, theirs, queens, _, _ = board
        if not mine:
            return -WON - depth
        empty = BOARD ^ mine ^ theirs
        # Most often no man can take anything: four shifts show it, as in the rules.
        if mine & queens or mine & (
            ((theirs & (empty >> UP_LEFT)) >> UP_LEFT)
            | ((theirs & (empty >> UP_RIGHT)) >> UP_RIGHT)
            | ((theirs & (empty << UP_LEFT)) << UP_LEFT)
            | ((theirs & (empty << UP_RIGHT)) << UP_RIGHT)
        ):
            children = after_captures(board)
            if children:
                return self._take(children, depth, alpha, beta)
        if (mine | theirs).bit_count() <= endings.MOST:
            return self._solved(board, depth)
        if depth <= 0:
            return self._evaluate(board)
        return self._compare(board, depth, alpha, beta)

    def _compare(self, board: Board, depth: int, alpha: int, beta: int) -> int:
        """Return the score of a board without captures: that of its best move."""
        stored = self._stored.get(board)
        if stored and stored[0] >= depth and _suffices(stored, alpha, beta):
            return stored[1]
        self._until_look -= 1
        if not self._until_look:
            self._look_at_clock()
        moves = self._order(board, depth, stored[3] if stored else 0)
        if not moves:
            return -WON - depth
        if board[4] >= QUIET_LIMIT:
            return 0
        best, found, bound = -ENDLESS, 0, _AT_MOST
        for number, flip in enumerate(moves):
            score = self._try(after(board, flip), depth, (alpha, beta), number)
            if score > best:
                best, found = score, flip
                if score > alpha:
                    alpha, bound = score, _EXACT
                    if score >= beta:
                        bound = _AT_LEAST
                        self._praise(flip, board[3], depth)
                        break
        if stored or len(self._stored) < _MOST_STORED:
            self._stored[board] = depth, best, bound, found
        return best

    def _try(self, child: Board, depth: int, window: tuple[int, int], number: int) -> int:
        """Return the score of a move; all but the first are first asked whether they are better."""
        alpha, beta = window
        if number:
            shallow = number >= _LATE and depth >= _DEEP
            score = -self.score(child, depth - 2 if shallow else depth - 1, -alpha - 1, -alpha)
            if score <= alpha or (score >= beta and not shallow):
                return score
        return -self.score(child, depth - 1, -beta, -alpha)

    def _order(self, board: Board, depth: int, first: Flip) -> Sequence[Flip]:
        """Return the quiet moves, the most promising in front."""
        moves = flips(board)
        if len(moves) <= 1:
            return moves
        order = sorted(moves, key=self._useful[board[3]].__getitem__, reverse=True)
        for flip in (self._killers.get(depth, 0), first):
            if flip in order:
                order.remove(flip)
                order.insert(0, flip)
        return order

    def _praise(self, flip: Flip, seat: Seat, depth: int) -> None:
        """Remember a move that refuted what the other side did."""
        self._useful[seat][flip] += depth * depth
        self._killers[depth] = flip

    def _take(self, children: list[Board], depth: int, alpha: int, beta: int) -> int:
        best = -ENDLESS
        for child in children:
            score = -self.score(child, depth, -beta, -alpha)
            if score > best:
                best = score
                if score > alpha:
                    alpha = score
                    if score >= beta:
                        break
        return best

    def _solved(self, board: Board, depth: int) -> int:
        """Return the score of a solved ending: a draw, or a win that comes nearer by the turn."""
        value = endings.value(board)
        if not value:
            return self._evaluate(board) // _DRAWN
        turns = abs(value) if board[4] else 0  # something irreversible has just been done
        return PROVEN + depth - turns if value > 0 else turns - PROVEN - depth

    def _look_at_clock(self) -> None:
        if process_time() > self._deadline:
            raise OutOfTimeError
        self._until_look = _LOOK_AT_CLOCK


def _suffices(stored: Stored, alpha: int, beta: int) -> bool:
    """Return whether a score found before answers the question."""
    _, score, bound, _ = stored
    return (
        bound == _EXACT
        or (bound == _AT_LEAST and score >= beta)
        or (bound == _AT_MOST and score <= alpha)
    )

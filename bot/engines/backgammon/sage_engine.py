"""The computer player that thinks with bgsage."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import process_time
from types import MappingProxyType
from typing import Final

from bot.engines.backgammon.cube_choice import choose_with_cube
from bot.engines.backgammon.cube_worths import CubeWorths
from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_board import board_of, has_won
from bot.engines.backgammon.sage_cube import glance_at_cube, look_at_cube
from bot.engines.backgammon.sage_judge import SageJudge
from bot.engines.backgammon.sage_ranking import Afterboards
from bot.engines.backgammon.sage_sight import SIGHTS, Sight
from bot.engines.backgammon.sage_stakes import stakes_of
from bot.engines.engine import Budget, Level
from bot.engines.judgement import Depth, Worth
from rules.backgammon import Backgammon, Phase, Position
from rules.backgammon.position import Move
from rules.game import Seat

_GAME: Final = Backgammon()
_WORST: Final[Mapping[int, float]] = MappingProxyType({2: 0.02, 3: 0.5})
"""The CPU seconds that one look at a depth takes at most, with a margin."""
_COMPARED_AT: Final = 2
"""The depth at which choices with the cube are compared, as plays are."""


class SageEngine:
    """Plays backgammon with the nets of bgsage, looking ahead as far as its level does."""

    def __init__(self) -> None:
        self._sage = Sage()
        self._judge = SageJudge(self._sage)

    def choose(self, position: Position, level: Level, budget: Budget) -> Move | None:
        """Return the move of the seat to act; None if it rolls where it might have doubled."""
        has_time = _stopwatch(budget.seconds)
        sight = SIGHTS[level]
        # The position is a part of the seed, so that not every turn of a game has the same luck.
        chance = Random(f"{budget.seed} {position}")  # noqa: S311 - noise is no secret
        if position.phase is Phase.ROLLED:
            return self._choose_play(position, sight, chance, has_time)
        if not _GAME.legal_moves(position):
            return None
        plies = sight.plies if has_time(sight.plies) else 1
        return choose_with_cube(position, self._weigh_cube(position, plies), level, chance)

    def rate(self, position: Position, moves: Sequence[Move]) -> Sequence[float]:
        """Return the equity of each move, at two plies: see `sage` for the scale."""
        if position.phase is Phase.ROLLED:
            return self._afterboards(position, moves).compare()
        worths = self._weigh_cube(position, _COMPARED_AT)
        return [worths.of(move) for move in moves]

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Move] = ()
    ) -> Sequence[tuple[Move | None, Worth]]:
        """Return what the choices are worth, the best first."""
        return self._judge.judge(position, depth, wanted)

    def luck(self, position: Position, dice: Sequence[int]) -> float:
        """Return how much better a roll is than the mean of all rolls."""
        return self._judge.luck(position, dice)

    def worth_of(self, position: Position, seat: Seat, points: int) -> float:
        """Return what winning so many points is worth to a seat, in the unit of `judge`."""
        # By the cube of the position: a dead one for money is none to bgsage, whatever it shows.
        return stakes_of(position, seat).worth_of(points // position.cube.value)

    def _choose_play(
        self, position: Position, sight: Sight, chance: Random, has_time: Callable[[int], bool]
    ) -> Move:
        plays = _GAME.legal_moves(position)
        won = next((play for play in plays if _wins(position, play)), None)
        if won or len(plays) == 1:
            return won or plays[0]
        afterboards = self._afterboards(position, plays)
        if sight.temperature:
            return plays[sight.pick(afterboards.glances, chance)]
        return plays[afterboards.best(sight.looks, has_time)]

    def _afterboards(self, position: Position, plays: Sequence[Move]) -> Afterboards:
        seat = position.turn
        boards = [board_of(_GAME.play(position, play), seat) for play in plays]
        return Afterboards(self._sage, board_of(position, seat), boards, stakes_of(position, seat))

    def _weigh_cube(self, position: Position, plies: int) -> CubeWorths:
        board, stakes = board_of(position, position.turn), stakes_of(position, position.turn)
        if plies == 1:
            return glance_at_cube(self._sage, board, stakes)
        return look_at_cube(self._sage, board, stakes, plies)


def _wins(position: Position, play: Move) -> bool:
    """Return whether a play bears off the last checker: no other can be better."""
    return has_won(_GAME.play(position, play), position.turn)


def _stopwatch(seconds: float) -> Callable[[int], bool]:
    """Return a function that says whether there is time for one more look at a depth."""
    end = process_time() + seconds

    def has_time(plies: int) -> bool:
        return process_time() + _WORST.get(plies, 0) <= end

    return has_time

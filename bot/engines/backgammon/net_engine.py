"""A computer player of backgammon that needs no more than numpy, for where bgsage has no wheel."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

from bot.engines.backgammon.cube_choice import choose_with_cube
from bot.engines.backgammon.cube_worths import CubeWorths, list_choices
from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.backgammon.net_cube import weigh_cube
from bot.engines.backgammon.net_stakes import find_stakes
from bot.engines.engine import Budget, Level
from bot.engines.judgement import Depth, Worth
from bot.engines.points.judge import Judge
from bot.engines.points.judging import judge_boards, luck_of
from bot.engines.points.kind import Board
from bot.engines.points.lookahead import chances_to_roll
from bot.engines.points.stakes import plain_stakes
from bot.engines.points.thinker import Thinker
from bot.engines.points.weights import load_net
from rules.backgammon import Backgammon
from rules.backgammon.position import Move, Phase, Position
from rules.game import Seat
from rules.points.play import Play

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
DIGEST: Final = "ebe9a050b16669ff2259bdb905361987f0d1a17c4b94307f966d926046f0ebf3"
TEMPERATURES: Final[Mapping[Level, float]] = MappingProxyType(
    {
        Level.BEGINNER: 0.42,
        Level.CASUAL: 0.21,
        Level.CLUB: 0.11,
        Level.STRONG: 0.05,
    }
)


class NetEngine:
    """Plays backgammon with a net that has learned from games against itself."""

    def __init__(self) -> None:
        self._rules = Backgammon()
        net = load_net(WEIGHTS, DIGEST)
        self._judge = Judge(BACKGAMMON, net, plain_stakes(BACKGAMMON.highest))

    def choose(self, position: Position, level: Level, budget: Budget) -> Move | None:
        """Return the move of the seat to act; None if it rolls where it might have doubled."""
        moves = self._rules.legal_moves(position)
        if not moves:
            return None
        if position.phase is Phase.ROLLED:
            return self._choose_play(position, moves, level, budget)
        chance = Random(budget.seed)  # noqa: S311 - noise is no secret
        return choose_with_cube(position, self._weigh_cube(position), level, chance)

    def rate(self, position: Position, moves: Sequence[Move]) -> list[float]:
        """Return what the seat to act can expect of each move, in units of the cube."""
        plays = [move for move in moves if isinstance(move, Play)]
        rated = iter(self._rate_plays(position, plays) if plays else ())
        return [
            next(rated) if isinstance(move, Play) else self._weigh_cube(position).of(move)
            for move in moves
        ]

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Move] = ()
    ) -> Sequence[tuple[Move | None, Worth]]:
        """Return what the choices are worth, the best first."""
        if position.phase is Phase.ROLLED:
            found = self._judge_plays(position, depth, wanted)
        else:
            found = self._judge_cube(position)
        return sorted(found, key=lambda choice: -choice[1].value)

    def luck(self, position: Position, dice: Sequence[int]) -> float:
        """Return how much better a roll is than the mean of all rolls."""
        board = position.sides[position.other] + position.sides[position.turn]
        return luck_of(self._stakes_judge(position, position.other), board, dice)

    def worth_of(self, position: Position, seat: Seat, points: int) -> float:
        """Return what winning so many points is worth to a seat, in the unit of `judge`."""
        value = position.cube.value
        return find_stakes(position, seat, value).won[points // value - 1]

    def _choose_play(
        self, position: Position, moves: Sequence[Move], level: Level, budget: Budget
    ) -> Move:
        own, other = position.sides[position.turn], position.sides[position.other]
        boards = BACKGAMMON.boards_after(own, other, *position.dice)
        return moves[self._thinker(position).choose(boards, level, budget)]

    def _rate_plays(self, position: Position, plays: Sequence[Move]) -> list[float]:
        return self._thinker(position).rate(self._boards_after(position, plays))

    def _boards_after(self, position: Position, plays: Sequence[Move]) -> list[Board]:
        after = [self._rules.play(position, play).sides for play in plays]
        return [sides[position.turn] + sides[position.other] for sides in after]

    def _judge_plays(
        self, position: Position, depth: Depth, wanted: Sequence[Move]
    ) -> list[tuple[Move | None, Worth]]:
        plays = self._rules.legal_moves(position)
        worths = judge_boards(
            self._stakes_judge(position, position.turn),
            self._boards_after(position, plays),
            depth,
            frozenset(plays.index(move) for move in wanted),
        )
        return list(zip(plays, worths, strict=True))

    def _judge_cube(self, position: Position) -> list[tuple[Move | None, Worth]]:
        board = position.sides[position.other] + position.sides[position.turn]
        chances = chances_to_roll(self._judge, board)
        return list_choices(position, weigh_cube(position, chances), float(chances[0]))

    def _stakes_judge(self, position: Position, seat: Seat) -> Judge:
        """Return a judge to whom gammons of a seat count as much as the match lets them."""
        return replace(self._judge, stakes=find_stakes(position, seat, position.cube.value))

    def _thinker(self, position: Position) -> Thinker:
        return Thinker(self._stakes_judge(position, position.turn), TEMPERATURES)

    def _weigh_cube(self, position: Position) -> CubeWorths:
        board = position.sides[position.other] + position.sides[position.turn]
        return weigh_cube(position, chances_to_roll(self._judge, board))

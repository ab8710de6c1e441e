"""The computer player of long narde."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from bot.engines.engine import Budget, Level
from bot.engines.judgement import Depth, Worth
from bot.engines.narde.kind import NARDE
from bot.engines.points.judge import Judge
from bot.engines.points.judging import judge_boards, luck_of
from bot.engines.points.kind import Board
from bot.engines.points.lookahead import chances_to_roll, values_of_rolls
from bot.engines.points.stakes import plain_stakes
from bot.engines.points.thinker import Thinker
from bot.engines.points.weights import load_net
from rules.narde import Narde
from rules.narde.position import Phase, Position
from rules.points.play import Play

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
DIGEST: Final = "908731355c5351d20245252519a5a91c6fc1398efb65839b5b95f39350f2b32c"
TEMPERATURES: Final[Mapping[Level, float]] = MappingProxyType(
    {Level.BEGINNER: 0.6, Level.CASUAL: 0.2, Level.CLUB: 0.08, Level.STRONG: 0.03}
)


class NardeEngine:
    """Plays long narde with a net that has learned from games against itself."""

    def __init__(self) -> None:
        self._rules = Narde()
        self._judge = Judge(NARDE, load_net(WEIGHTS, DIGEST), plain_stakes(NARDE.highest))
        self._thinker = Thinker(self._judge, TEMPERATURES)

    def choose(self, position: Position, level: Level, budget: Budget) -> Play | None:
        """Return the play of the seat to act; None if there are no dice to play."""
        if position.phase is not Phase.ROLLED:
            return None
        plays = self._rules.legal_moves(position)
        own, other = position.sides[position.turn], position.sides[position.other]
        boards = NARDE.boards_after(own, other, *position.dice)
        return plays[self._thinker.choose(boards, level, budget)]

    def rate(self, position: Position, moves: Sequence[Play]) -> list[float]:
        """Return the points that the seat to act can expect after each play."""
        return self._thinker.rate([self._board_after(position, play) for play in moves])

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Play] = ()
    ) -> Sequence[tuple[Play | None, Worth]]:
        """Return what the plays are worth, the best first; or the roll that comes before them."""
        if position.phase is not Phase.ROLLED:
            return [(None, self._judge_roll(position))]
        plays = self._rules.legal_moves(position)
        boards = [self._board_after(position, play) for play in plays]
        asked = frozenset(plays.index(play) for play in wanted)
        worths = judge_boards(self._judge, boards, depth, asked)
        return sorted(zip(plays, worths, strict=True), key=lambda choice: -choice[1].value)

    def luck(self, position: Position, dice: Sequence[int]) -> float:
        """Return how much better a roll is than the mean of all rolls."""
        board = position.sides[position.other] + position.sides[position.turn]
        return luck_of(self._judge, board, dice)

    def _judge_roll(self, position: Position) -> Worth:
        board = position.sides[position.other] + position.sides[position.turn]
        _, mean = values_of_rolls(self._judge, board)
        return Worth(mean, float(chances_to_roll(self._judge, board)[0]))

    def _board_after(self, position: Position, play: Play) -> Board:
        sides = self._rules.play(position, play).sides
        return sides[position.turn] + sides[position.other]

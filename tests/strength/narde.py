"""How well the computer plays long narde: its levels, hand-made players, its first net at a glance.

What was played is noted: see `notebook`.
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Final

from bot.engines.engine import SECONDS, Budget, Level
from bot.engines.narde.engine import NardeEngine
from bot.engines.narde.kind import NARDE
from bot.engines.points.judge import Judge
from bot.engines.points.judging import luck_of
from bot.engines.points.stakes import Stakes, plain_stakes
from bot.engines.points.weights import load_net
from rules.game import Roll
from rules.narde import Narde
from rules.narde.position import Phase, Position
from rules.points.board import Side
from rules.points.play import Play
from tests.strength.dice_match import Player, match_row, match_row_without_luck
from tests.strength.narde_players import build, run
from tests.strength.notebook import Notebook

NOTES: Final = Notebook("narde")
GAMES: Final = 400
EXPERT_GAMES: Final = 200
"""The expert takes a hundred times as long as the others."""
SELF_TAUGHT: Final = Path(__file__).with_name("narde_100000.npz")
"""The net of 100,000 games against itself, before it studied."""
DIGEST: Final = "723a570b19c55c9e9a8a644cc6101955f22c5e6d640657d7fa41bc9dde9648b0"


def measure(scale: float) -> Iterator[str]:
    """Yield a row for each match."""
    engine, game = NardeEngine(), Narde()
    levels = {level: partial(_choose, engine, level) for level in Level}
    for lower, higher in pairwise(Level):
        games = EXPERT_GAMES if higher is Level.EXPERT else GAMES
        title = f"level {higher} v level {lower}"
        rivals = (levels[higher], levels[lower])
        yield match_row_without_luck(game, title, rivals, games * scale, NOTES, luck=_luck)
    expert, beginner = levels[Level.EXPERT], levels[Level.BEGINNER]
    runner, builder = _by_sight(run), _by_sight(build)
    for title, pair, games in (
        ("level 1 v a runner", (beginner, runner), GAMES),
        ("level 4 v a builder of walls", (levels[Level.STRONG], builder), GAMES),
        ("level 5 v a runner", (expert, runner), EXPERT_GAMES),
        ("level 5 v a builder of walls", (expert, builder), EXPERT_GAMES),
    ):
        yield match_row(game, title, pair, games * scale, NOTES)
    title = "level 5 v the net of 100,000 games at a glance"
    glance: tuple[Player, Player] = (expert, _see_at_a_glance())
    yield match_row_without_luck(game, title, glance, EXPERT_GAMES * scale, NOTES, luck=_luck)


def _choose(engine: NardeEngine, level: Level, position: Position, seed: str) -> Play | None:
    return engine.choose(position, level, Budget(SECONDS[level], seed))


def _boards(position: Position) -> list[bytes]:
    own, other = position.sides[position.turn], position.sides[position.other]
    return NARDE.boards_after(own, other, *position.dice)


def _see_at_a_glance() -> Player:
    """Return the player who makes the play that the net of 100,000 games likes best at once."""
    judge = Judge(NARDE, load_net(SELF_TAUGHT, DIGEST), plain_stakes(NARDE.highest))

    def choose(position: Position, seed: str) -> Play:  # noqa: ARG001 - no noise
        return Narde().legal_moves(position)[int(judge.worths(_boards(position)).argmax())]

    return choose


def _luck(position: Position, roll: Roll) -> float:
    """Return how much a roll changes the chance to win; the lot who begins is left out."""
    if position.phase is Phase.OPENING:
        return 0.0
    board = position.sides[position.other] + position.sides[position.turn]
    return luck_of(_win_judge(), board, roll.dice)


@cache
def _win_judge() -> Judge:
    """Return a judge to whom a win is worth one, whatever it counts."""
    return Judge(NARDE, load_net(SELF_TAUGHT, DIGEST), Stakes((1.0, 1.0), (0.0, 0.0)))


def _by_sight(like: Callable[[Side, Side], float]) -> Player:
    """Return the player who makes the play after which it likes the board best."""

    def choose(position: Position, seed: str) -> Play:  # noqa: ARG001 - no noise
        boards = _boards(position)
        half = len(boards[0]) // 2
        likings = [like(board[:half], board[half:]) for board in boards]
        return Narde().legal_moves(position)[likings.index(max(likings))]

    return choose

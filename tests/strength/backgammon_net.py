"""How well the net plays backgammon, which stands in where bgsage cannot be installed.

Games are played one by one, without a cube; gammons count as games. What was played is noted: see
`notebook`.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Final

from bot.engines.backgammon.net_engine import NetEngine
from bot.engines.engine import SECONDS, Budget, Level
from rules.backgammon import Backgammon, Position
from rules.backgammon.position import Move
from rules.points.board import pips
from tests.strength.dice_match import match_row
from tests.strength.notebook import Notebook

NOTES: Final = Notebook("backgammon_net")
GAMES: Final = 400
EXPERT_GAMES: Final = 100


def measure(scale: float) -> Iterator[str]:
    """Yield a row for each match."""
    engine, game = NetEngine(), Backgammon()
    levels = {level: partial(_choose, engine, level) for level in Level}
    for lower, higher in pairwise(Level):
        games = EXPERT_GAMES if higher is Level.EXPERT else GAMES
        title = f"net, level {higher} v level {lower}"
        yield match_row(game, title, (levels[higher], levels[lower]), games * scale, NOTES)
    title = "net, level 1 v a runner"
    yield match_row(game, title, (levels[Level.BEGINNER], _run), GAMES * scale, NOTES)


def _choose(engine: NetEngine, level: Level, position: Position, seed: str) -> Move | None:
    return engine.choose(position, level, Budget(SECONDS[level], seed))


def _run(position: Position, seed: str) -> Move:  # noqa: ARG001 - no noise
    """Make the play that leaves the fewest pips more than the other side has."""
    game = Backgammon()

    def lag(move: Move) -> int:
        sides = game.play(position, move).sides
        return pips(sides[position.turn]) - pips(sides[position.other])

    return min(game.legal_moves(position), key=lag)

"""How well the computer plays backgammon: error rates, the five levels, and GNU Backgammon.

Levels play single games without a cube, the game that is played if nothing else is said. GNU
Backgammon is also met in matches to three points with the cube. Every sequence of dice is played
twice, the second time with changed seats, and the luck of the rolls is taken out of the results:
see `backgammon_luck`. What was played is noted: see `notebook`.
"""

import resource
from collections.abc import Iterator

from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.engine import Level
from tests.strength.backgammon_errors import judge_levels
from tests.strength.backgammon_players import (
    ONE_POINT,
    SINGLE,
    THREE_POINTS,
    Computer,
    Options,
    Player,
    play_matches,
)
from tests.strength.gnubg_peer import Gnubg, is_installed


def measure(scale: float) -> Iterator[str]:
    """Yield one row for each match."""
    engine = SageEngine()
    computers = {level: Computer(engine, level) for level in Level}
    yield from judge_levels(engine, plies=3, positions=_scaled(300, scale), levels=tuple(Level))
    yield from judge_levels(engine, plies=4, positions=_scaled(30, scale), levels=(Level.EXPERT,))
    for weak, strong in zip(tuple(Level), tuple(Level)[1:], strict=False):
        games = _scaled(100 if strong is Level.EXPERT else 300, scale)
        yield _row(computers[strong], computers[weak], games, SINGLE)
    yield from _against_gnubg(computers[Level.EXPERT], _scaled(300, scale))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    yield f"memory of the whole process at its peak | {peak} MB | -"


def _against_gnubg(expert: Computer, games: int) -> Iterator[str]:
    if not is_installed():
        yield "expert v GNU Backgammon | skipped: `apt-get install gnubg` | -"
        return
    with Gnubg() as gnubg:
        yield _row(expert, gnubg, games, ONE_POINT)
        yield _row(expert, gnubg, games, THREE_POINTS)


def _row(computer: Computer, other: Player, games: int, options: Options) -> str:
    computer.rest()
    score = play_matches(computer, other, range(games), options)
    length = f", matches to {options['match']}" if options else ""
    return f"{computer} v {other}{length} | {score} | {computer.pace}"


def _scaled(count: int, scale: float) -> int:
    """Return an even number of games, at least two."""
    return max(2, round(count * scale / 2) * 2)

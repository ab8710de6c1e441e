"""Whether the coach finds planted blunders, and finds none where the expert itself has played.

A blunder is planted by leaving out the only good move of a position: the best other one is played.
Positions come from games between levels that play well but not alike.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from bot.coach.grades import thresholds
from bot.engines.catalogue import engine_of
from bot.engines.engine import SECONDS, Budget, Level
from bot.engines.judgement import Depth, Judgement
from bot.engines.question import JudgeQuestion
from bot.engines.worker import judge
from rules import GAMES
from rules.game import FACES, Over, Roll, ToRoll

_JUDGED: Final = ("narde", "checkers", "quoridor")
_PLANTED: Final = 100
_QUIET: Final = 200
_CAREFUL: Final = 0.3
"""How much more than a blunder a planted move gives away, seen from one look deeper."""


def measure(scale: float = 1.0) -> Iterator[str]:
    """Yield two rows for each game."""
    for game in _JUDGED:
        planted = _planted(game, round(_PLANTED * scale))
        found = [_found(game, position, move) for position, move in planted]
        yield f"{game}: planted blunders that are found | {sum(found)} of {len(found)} | -"
        quiet = [_found(game, *choice) for choice in _expert_choices(game, round(_QUIET * scale))]
        clean = len(quiet) - sum(quiet)
        yield f"{game}: moves of the expert without a blunder | {clean} of {len(quiet)} | -"


def _found(game: str, position: str, move: str) -> bool:
    """Return whether the coach calls a move a blunder, at the depth at which it analyses."""
    depth = Depth.DEEP if game == "narde" else Depth.USUAL
    return _judge(game, position, depth, move).loss(move) >= thresholds(game).blunder


def _judge(game: str, position: str, depth: Depth, played: str = "") -> Judgement:
    return judge(JudgeQuestion(game, position, depth, played))


def _planted(game: str, count: int) -> Iterator[tuple[str, str]]:
    """Yield positions with one good move, and the best of the others."""
    least = thresholds(game).blunder * (1 + _CAREFUL)
    found = 0
    for position in filter(lambda text: _seems_clear(game, text), _positions(game, Level.CLUB)):
        judgement = _judge(game, position, Depth.DEEP)
        if judgement.lead >= least:
            found += 1
            yield position, judgement.options[1].move
        if found == count:
            return


def _seems_clear(game: str, text: str) -> bool:
    """Return whether one move seems to be much better than all others, at a quick look."""
    rules, engine = GAMES[game], engine_of(game)
    position = rules.load(text)
    best, second, *_ = sorted(engine.rate(position, rules.legal_moves(position)), reverse=True)
    return best - second >= thresholds(game).blunder


def _expert_choices(game: str, count: int) -> Iterator[tuple[str, str]]:
    """Yield positions from games of the expert, and what it plays there."""
    rules, engine = GAMES[game], engine_of(game)
    for number, text in enumerate(_positions(game, Level.STRONG)):
        if number == count:
            return
        position = rules.load(text)
        move = engine.choose(position, Level.EXPERT, Budget(SECONDS[Level.EXPERT], text))
        yield text, rules.format(move, position)


def _positions(game: str, level: Level) -> Iterator[str]:
    """Yield positions in which a seat has a choice, one in three, from games of a level."""
    rules, engine, chance = GAMES[game], engine_of(game), Random(game)
    while True:
        position: Any = rules.opening(2)
        while not isinstance(stage := rules.stage(position), Over):
            if isinstance(stage, ToRoll):
                position = rules.play(position, Roll((chance.choice(FACES), chance.choice(FACES))))
                continue
            if len(rules.legal_moves(position)) > 1 and chance.random() < 1 / 3:
                yield rules.dump(position)
            move = engine.choose(position, level, Budget(SECONDS[level], f"{chance.random()}"))
            position = rules.play(position, move)

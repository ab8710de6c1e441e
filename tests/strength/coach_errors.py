"""Whether the coach finds planted blunders, and finds none where the expert itself has played.

A blunder is planted by leaving out the only winning move of a position: the best other one is
played. Positions come from games between levels that play well but not alike. Thinking is counted
in CPU time, so a busy machine changes no verdict, and a run that was ended goes on where it was.
"""

from collections.abc import Iterator
from functools import partial
from itertools import islice
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
from tests.strength.notebook import Notebook

_JUDGED: Final = ("narde", "checkers", "quoridor")
_PLANTED: Final = 100
_QUIET: Final = 100
_CAREFUL: Final = 0.3
"""How much more than a blunder a planted move gives away, seen from one look deeper."""
_WINNING: Final = 0.6
"""The least chance to win with the move that is left out."""


def measure(scale: float = 1.0) -> Iterator[str]:
    """Yield two rows for each game."""
    notes = Notebook("coach_errors")
    for game in _JUDGED:
        planted = _planted(notes, game, round(_PLANTED * scale))
        found = [_found(notes, game, position, move) for position, move in planted]
        yield f"{game}: planted blunders that are found | {sum(found)} of {len(found)} | -"
    for game in _JUDGED:
        choices = _expert_choices(notes, game, round(_QUIET * scale))
        quiet = [_found(notes, game, position, move) for position, move in choices]
        clean = len(quiet) - sum(quiet)
        yield f"{game}: moves of the expert without a blunder | {clean} of {len(quiet)} | -"


def _found(notes: Notebook, game: str, position: str, move: str) -> bool:
    """Return whether the coach calls a move a blunder, at the depth at which it analyses."""
    depth = Depth.DEEP if game == "narde" else Depth.USUAL

    def measure() -> bool:
        return _judge(game, position, depth, move).loss(move) >= thresholds(game).blunder

    return notes.recall(f"{game} {position} {move} is a blunder", measure)


def _judge(game: str, position: str, depth: Depth, played: str = "") -> Judgement:
    return judge(JudgeQuestion(game, position, depth, played))


def _planted(notes: Notebook, game: str, count: int) -> Iterator[tuple[str, str]]:
    """Yield positions with one winning move, and the best of the others."""
    found = 0
    for position in _positions(game, Level.CLUB):
        other = notes.recall(f"{game} {position} second best", partial(_other, game, position))
        if other:
            found += 1
            yield position, other
        if found == count:
            return


def _other(game: str, position: str) -> str:
    """Return the best move but one if only the best one wins; nothing otherwise."""
    if not _seems_clear(game, position):
        return ""
    judgement = _judge(game, position, Depth.DEEP)
    least = thresholds(game).blunder * (1 + _CAREFUL)
    is_clear = judgement.lead >= least and judgement.best.chance >= _WINNING
    return judgement.options[1].move if is_clear else ""


def _seems_clear(game: str, text: str) -> bool:
    """Return whether one move seems to be much better than all others, at a quick look."""
    rules, engine = GAMES[game], engine_of(game)
    position = rules.load(text)
    best, second, *_ = sorted(engine.rate(position, rules.legal_moves(position)), reverse=True)
    return best - second >= thresholds(game).blunder


def _expert_choices(notes: Notebook, game: str, count: int) -> Iterator[tuple[str, str]]:
    """Yield positions from games of strong players, and what the expert plays there."""
    for position in islice(_positions(game, Level.STRONG), count):
        yield position, notes.recall(f"{game} {position} expert", partial(_expert, game, position))


def _expert(game: str, text: str) -> str:
    rules, engine = GAMES[game], engine_of(game)
    position = rules.load(text)
    move = engine.choose(position, Level.EXPERT, Budget(SECONDS[Level.EXPERT], text))
    return rules.format(move, position)


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

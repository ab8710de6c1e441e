"""Error rates as backgammon players count them: 500 times the equity lost by a decision.

Forced plays do not count. A blunder loses 0.08 points or more. The positions come from games that
the engine plays against itself a little carelessly, as people reach them.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_board import board_of
from bot.engines.backgammon.sage_engine import SageEngine
from bot.engines.backgammon.sage_stakes import stakes_of
from bot.engines.engine import Level
from rules.backgammon import Position
from rules.backgammon.position import Move
from rules.game import Over, ToRoll
from tests.strength.backgammon_players import GAME, SINGLE, Computer, roll_dice

_POINTS: Final = 500
_BLUNDER: Final = 0.08
_RIVALS: Final = 6
"""How many of the plays that seem best at two plies are judged besides those chosen."""


def judge_levels(
    engine: SageEngine, plies: int, positions: int, levels: Sequence[Level]
) -> Iterator[str]:
    """Yield a row for each level: what its plays lose, judged at a depth, in the same positions."""
    sage = Sage()
    players = {level: Computer(engine, level) for level in levels}
    losses: dict[Level, list[float]] = {level: [] for level in levels}
    for number, position in enumerate(_decisions(engine, positions)):
        choices = {
            level: player.choose_play(position, f"{number}") for level, player in players.items()
        }
        equities = _judge(sage, position, plies, (*_rivals(engine, position), *choices.values()))
        for level, choice in choices.items():
            losses[level].append(max(equities.values()) - equities[choice])
    for level, lost in losses.items():
        yield (
            f"error rate of {players[level]}, judged at {plies} plies | {_spell(lost)} | "
            f"{players[level].pace}"
        )


def _spell(lost: Sequence[float]) -> str:
    rate, error = fmean(lost) * _POINTS, stdev(lost) * _POINTS / sqrt(len(lost))
    blunders = fmean(loss >= _BLUNDER for loss in lost)
    return f"{rate:.2f} ± {error:.2f}, {blunders:.1%} blunders (n = {len(lost):,})"


def _decisions(engine: SageEngine, count: int) -> Iterator[Position]:
    """Yield positions where there is something to decide, from games by themselves."""
    chance = Random("decisions")
    player = Computer(engine, Level.STRONG)
    position = GAME.opening(2, SINGLE)
    found = 0
    while found < count:
        stage = GAME.stage(position)
        if isinstance(stage, Over):
            position = GAME.opening(2, SINGLE)
        elif isinstance(stage, ToRoll):
            position = GAME.play(position, roll_dice(chance))
        else:
            if len(GAME.legal_moves(position)) > 1:
                found += 1
                yield position
            position = GAME.play(position, player.choose_play(position, f"{chance.random()}"))


def _rivals(engine: SageEngine, position: Position) -> list[Move]:
    """Return the plays that seem best at two plies."""
    plays = GAME.legal_moves(position)
    equities = engine.rate(position, plays)
    ranked = sorted(range(len(plays)), key=lambda index: -equities[index])
    return [plays[index] for index in ranked[:_RIVALS]]


def _judge(sage: Sage, position: Position, plies: int, plays: Sequence[Move]) -> dict[Move, float]:
    """Return the equity of each play at a depth."""
    seat = position.turn
    before, stakes = board_of(position, seat), stakes_of(position, seat)
    return {
        play: sage.look_ahead(board_of(GAME.play(position, play), seat), before, stakes, plies)
        for play in set(plays)
    }

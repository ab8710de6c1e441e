"""What plays and rolls are worth to a net, for hints and analysis."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.engines.judgement import Depth, Worth, climb
from bot.engines.points.judge import Judge
from bot.engines.points.kind import Board, stack
from bot.engines.points.lookahead import foresee, values_of_rolls
from bot.engines.points.rolls import ROLLS

_RUNGS: Final[Mapping[Depth, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {Depth.USUAL: ((1, 16),), Depth.DEEP: ((1, 12), (2, 4))}
)
"""How many boards are looked at, how many rolls ahead."""


def judge_boards(
    judge: Judge, boards: Sequence[Board], depth: Depth, wanted: frozenset[int]
) -> list[Worth]:
    """Return what each board is worth to the side that leaves it, on one scale."""
    values = climb(
        [float(worth) for worth in judge.worths(boards)],
        _RUNGS[depth],
        lambda number, rolls: float(foresee(judge, [boards[number]], rolls)[0]),
        wanted,
    )
    chances = judge.chances(stack(boards))[0]
    return [Worth(value, float(chance)) for value, chance in zip(values, chances, strict=True)]


def luck_of(judge: Judge, board: Board, dice: Sequence[int]) -> float:
    """Return how much better a roll is than the mean of all, for the side that rolls on a board."""
    values, mean = values_of_rolls(judge, board)
    return float(values[ROLLS.index((min(dice), max(dice)))] - mean)

"""What choices and rolls are worth to bgsage, for hints and analysis."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

import bgbot_cpp

from bot.engines.backgammon.cube_worths import CubeWorths, list_choices
from bot.engines.backgammon.sage import Sage
from bot.engines.backgammon.sage_board import Board, board_of
from bot.engines.backgammon.sage_cube import look_at_cube
from bot.engines.backgammon.sage_stakes import stakes_of
from bot.engines.judgement import Depth, Worth, climb
from bot.engines.points.rolls import ALL, ROLLS, WAYS
from rules.backgammon import Backgammon, Phase, Position
from rules.backgammon.position import Move

_GAME: Final = Backgammon()
_RUNGS: Final[Mapping[Depth, tuple[tuple[int, int], ...]]] = MappingProxyType(
    {Depth.USUAL: ((2, 16),), Depth.DEEP: ((2, 12), (3, 4))}
)
"""How many plays are looked at, at how many plies."""
_CLOSE: Final = 0.2
"""Choices with the cube that are farther apart than this at two plies need no deeper look."""


@dataclass(frozen=True, slots=True)
class SageJudge:
    """Judges what may be done in a position."""

    sage: Sage

    def judge(
        self, position: Position, depth: Depth, wanted: Sequence[Move]
    ) -> list[tuple[Move | None, Worth]]:
        """Return the choices, the best first."""
        if position.phase is Phase.ROLLED:
            found = self._judge_plays(position, depth, wanted)
        else:
            found = self._judge_cube(position, depth)
        return sorted(found, key=lambda choice: -choice[1].value)

    def luck(self, position: Position, dice: Sequence[int]) -> float:
        """Return how much better the best play of a roll is than the mean of all, at one ply."""
        board, stakes = board_of(position, position.turn), stakes_of(position, position.turn)
        best = [
            max(
                self.sage.glance(play, board, stakes)
                for play in bgbot_cpp.possible_moves(board, high, low)
            )
            for low, high in ROLLS
        ]
        mean = sum(value * ways for value, ways in zip(best, WAYS, strict=True)) / ALL
        return best[ROLLS.index((min(dice), max(dice)))] - mean

    def _judge_plays(
        self, position: Position, depth: Depth, wanted: Sequence[Move]
    ) -> list[tuple[Move | None, Worth]]:
        seat, plays = position.turn, _GAME.legal_moves(position)
        before, stakes = board_of(position, seat), stakes_of(position, seat)
        boards = [board_of(_GAME.play(position, play), seat) for play in plays]
        values = climb(
            [self.sage.glance(board, before, stakes) for board in boards],
            _RUNGS[depth],
            lambda number, plies: self.sage.look_ahead(boards[number], before, stakes, plies),
            frozenset(plays.index(move) for move in wanted),
        )
        return [
            (play, Worth(value, self._chance(board, before)))
            for play, board, value in zip(plays, boards, values, strict=True)
        ]

    def _chance(self, board: Board, before: Board) -> float:
        return self.sage.chances(board, before)[0]

    def _judge_cube(self, position: Position, depth: Depth) -> list[tuple[Move | None, Worth]]:
        """Return what doubling and rolling are worth, or taking and dropping."""
        seat = position.turn
        board, stakes = board_of(position, seat), stakes_of(position, seat)
        worths = look_at_cube(self.sage, board, stakes, Depth.USUAL)
        if depth > Depth.USUAL and _is_close(worths, position.phase):
            worths = look_at_cube(self.sage, board, stakes, depth)
        chance = self.sage.chances_to_roll(board)[0]
        return list_choices(position, worths, chance)


def _is_close(worths: CubeWorths, phase: Phase) -> bool:
    if phase is Phase.DOUBLED:
        return abs(worths.taken - worths.dropped) < _CLOSE
    return abs(worths.doubled - worths.roll) < _CLOSE

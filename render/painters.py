"""The painter of each board, by the type of its positions."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from render.checkers_board import paint_checkers
from render.look import Look
from render.points_board import paint_backgammon, paint_narde
from render.quoridor_board import paint_quoridor
from render.scene import Scene
from rules import backgammon, checkers, narde, quoridor

PAINTERS: Mapping[type, Callable[[Any, Look], Scene]] = MappingProxyType(
    {
        backgammon.Position: paint_backgammon,
        narde.Position: paint_narde,
        checkers.Position: paint_checkers,
        quoridor.Position: paint_quoridor,
    }
)
"""One line a board; backgammon and narde share theirs."""

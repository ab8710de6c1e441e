"""Words for the same thing: what a picture shows, as values for its alt text.

Sentences are not made here. A description is one of a few kinds, one a kind of board.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from render.checkers.description import CheckersDescription, describe_checkers
from render.points.description import PointsDescription, describe_backgammon, describe_narde
from render.quoridor.description import QuoridorDescription, describe_quoridor
from rules import backgammon, checkers, narde, quoridor
from rules.game import FIRST, Seat

Description: TypeAlias = PointsDescription | CheckersDescription | QuoridorDescription

DESCRIBERS: Mapping[type, Callable[[Any, Seat, Any], Description]] = MappingProxyType(
    {
        backgammon.Position: describe_backgammon,
        narde.Position: describe_narde,
        checkers.Position: describe_checkers,
        quoridor.Position: describe_quoridor,
    }
)
"""One line a game, by the type of its positions."""


def describe(position: object, *, seat: Seat = FIRST, last_move: object = None) -> Description:
    """Return what the picture of a position of any game shows to `seat`.

    `last_move` is the move that led to the position. Only a checkers capture may be spelled longer
    than its game spells it: with every square on the way.
    """
    return DESCRIBERS[type(position)](position, seat, last_move)

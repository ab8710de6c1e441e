"""The painter of each board, by the type of its positions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from render.canvas.scene import Scene
from render.checkers.board import paint_checkers
from render.look import Look, NoSuchSeat
from render.points.board import paint_backgammon, paint_narde
from render.quoridor.board import paint_quoridor
from rules import backgammon, checkers, narde, quoridor
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Painter:
    """How to paint a position, and from how many seats it can be looked at."""

    paint: Callable[[Any, Look], Scene]
    seats: Callable[[Any], int]


def _two(_: object) -> int:
    return 2


PAINTERS: Mapping[type, Painter] = MappingProxyType(
    {
        backgammon.Position: Painter(paint_backgammon, _two),
        narde.Position: Painter(paint_narde, _two),
        checkers.Position: Painter(paint_checkers, _two),
        quoridor.Position: Painter(paint_quoridor, lambda position: len(position.pawns)),
    }
)
"""One line a board."""


def scene_of(position: object, look: Look) -> Scene:
    """Return what a picture of the position shows; raise NoSuchSeat."""
    check_seat(position, look.seat)
    return PAINTERS[type(position)].paint(position, look)


def check_seat(position: object, seat: Seat) -> None:
    """Raise NoSuchSeat unless the position can be looked at from there."""
    seats = PAINTERS[type(position)].seats(position)
    if not 0 <= seat < seats:
        raise NoSuchSeat(seat, seats)

"""The dice on the table: a roll that is to be played, or else, faint, the one before it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from render.canvas.scene import Cell
from render.look import Look
from render.points.dice import Dice
from render.points.layout import layout
from render.points.played import played_dice
from rules.game import Seat, Stage
from rules.points.position import Race

Faces: TypeAlias = tuple[int, ...]

_CACHED: Final = 2_048


def dice_cells(position: Race, stage: Stage, look: Look) -> Iterator[Cell]:
    """Yield the dice, if there are any: right of the bar if the viewer rolled them, else left."""
    if position.dice:
        side = int(position.turn == look.seat)
        yield _roll(look.size, side, position.dice, look.marks.used_dice, position.turn)
    elif played := played_dice(position, stage, look.dice):
        side = int(played.roller == look.seat)
        yield _played(look.size, side, played.faces, played.roller)


@lru_cache(maxsize=_CACHED)
def _roll(size: int, side: int, faces: Faces, used: Faces, roller: Seat) -> Cell:
    shown = laid_out(faces)
    return Cell(layout(size).dice(side), Dice(shown, _used(shown, used), roller))


@lru_cache(maxsize=_CACHED)
def _played(size: int, side: int, faces: Faces, roller: Seat) -> Cell:
    shown = laid_out(faces)
    return Cell(layout(size).dice(side), Dice(shown, (True,) * len(shown), roller))


def laid_out(faces: Faces) -> Faces:
    """Return the dice side by side; a double, also if it was given as two, is four."""
    return faces * 2 if faces[1:] == faces[:1] else faces


def _used(faces: Faces, used: Faces) -> tuple[bool, ...]:
    """Return for each die whether it is used up; of a double, the first ones are."""
    return tuple(faces[:at].count(face) < used.count(face) for at, face in enumerate(faces))

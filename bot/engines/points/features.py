"""What the net sees of a board: numbers for each side's points, race, walls and free dice.

Boards come as columns (see `kind`), and so do features: each operation runs over all boards at
once, which is what makes numpy fast here.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bot.engines.points.kind import Boards, Kind
from rules.game import FACES
from rules.points.board import CHECKERS, OFF, POINTS, SPACES

Matrix: TypeAlias = NDArray[np.float32]

_PLACES: Final = SPACES - 1
"""The points and the bar."""
_TOWER: Final = 3
"""Checkers on a point up to this number have a feature each; those above share one."""
_TOWER_SCALE: Final = 4
_PIPS_SCALE: Final = 100
_DICE_SCALE: Final = 8
_LONGEST: Final = 6
"""The longest wall that is looked for."""
_SIDE: Final = (_TOWER + 1) * _PLACES + 3
_CONTACT: Final = len(FACES) + _LONGEST
SIZE: Final = 2 * (_SIDE + _CONTACT)
"""How many features a board has."""

_WEIGHTS: Final = np.arange(SPACES, dtype=np.float32) / _PIPS_SCALE


def encode(kind: Kind, boards: Boards) -> Matrix:
    """Return the features, one column for each board."""
    features = np.empty((SIZE, boards.shape[1]), np.float32)
    own, other = boards[:SPACES], boards[SPACES:]
    for half, (mine, theirs) in enumerate(((own, other), (other, own))):
        first = half * (_SIDE + _CONTACT)
        _write_side(features[first : first + _SIDE], mine)
        _write_contact(features[first + _SIDE : first + _SIDE + _CONTACT], mine, theirs, kind)
    return features


def _write_side(features: Matrix, side: Boards) -> None:
    """Write what one side has, whatever the other has."""
    places = side[1:]
    for count in range(1, _TOWER + 1):
        features[(count - 1) * _PLACES : count * _PLACES] = places >= count
    tower = np.maximum(places, _TOWER) - np.uint8(_TOWER)
    features[_TOWER * _PLACES : -3] = tower
    features[_TOWER * _PLACES : -3] /= _TOWER_SCALE
    features[-3] = side[OFF] / np.float32(CHECKERS)
    features[-2] = side[OFF] > 0
    features[-1] = _WEIGHTS @ side.astype(np.float32)


def _write_contact(features: Matrix, mine: Boards, theirs: Boards, kind: Kind) -> None:
    """Write how free the dice of a side are, and which walls its checkers have before them."""
    route = list(kind.route[1 : POINTS.stop])
    closed = theirs[route] >= kind.blockers
    there = mine[1 : POINTS.stop] > 0
    for die in FACES:
        free = there[die:] & ~closed[:-die]
        features[die - 1] = free.sum(axis=0, dtype=np.uint8)
    features[: len(FACES)] /= _DICE_SCALE
    behind = np.cumsum(mine[:1:-1], axis=0, dtype=np.uint8)[::-1]
    wall = closed
    for length in range(1, _LONGEST + 1):
        caught = wall * behind[length - 1 :]
        features[len(FACES) + length - 1] = caught.max(axis=0)
        wall = wall[:-1] & closed[length:]
    features[len(FACES) :] /= CHECKERS

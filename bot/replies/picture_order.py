"""Buttons in the order of the picture: as they lie there, line by line, and arrows turned."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import render
from rules.game import Seat
from rules.taps import Tap

_RING: Final = "↑↗→↘↓↙←↖"
"""Arrows clockwise, an eighth of a turn apart."""
_QUARTER: Final = 2
_QUARTERS: Final = 4
_FEW_ROWS: Final = 2
"""Up to so many rows of a picture become rows of buttons; more are one long row."""


def in_picture_order(
    taps: Sequence[Tap], position: object, seat: Seat, chosen: Sequence[str] = ()
) -> tuple[tuple[Tap, ...], ...]:
    """Return taps in groups, as a seat sees them in the picture after what was chosen before.

    What lies nowhere, such as a word, comes last.
    """
    rows = defaultdict[float, list[tuple[float, Tap]]](list)
    words: list[Tap] = []
    for tap in taps:
        spot = render.locate(position, tap.token, seat=seat, chosen=chosen)
        if spot is None:
            words.append(tap)
        else:
            rows[spot.row].append((spot.column, tap))
    lines = [tuple(tap for _, tap in sorted(rows[row], key=_column)) for row in sorted(rows)]
    if len(lines) > _FEW_ROWS:
        lines = [tuple(tap for line in lines for tap in line)]
    return tuple(group for group in (*lines, tuple(words)) if group)


def _column(placed: tuple[float, Tap]) -> float:
    return placed[0]


def turned(arrow: str, seat: Seat, seats: int) -> str:
    """Return an arrow of the first seat's as another seat sees it."""
    quarters = seat * _QUARTERS // seats
    return _RING[(_RING.index(arrow) - _QUARTER * quarters) % len(_RING)]

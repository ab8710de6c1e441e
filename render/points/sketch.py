"""The board of backgammon and narde as text.

Beside the board are each side's pip count, the cube in brackets, the checkers borne off, and the
score of a match. Five checkers of a point are drawn at most; of more, the last is their number.
"""

from typing import Final

from render.points.description import PointsDescription
from render.text.marks import EMPTY, MARKS, frame, name_side
from rules.game import Seat

_DEEP: Final = 5
"""The most checkers of a point that are drawn."""
_QUARTER: Final = 6
_CELL: Final = 3
_NOTHING: Final = " " * _CELL
_UPPER, _LOWER = range(13, 25), range(12, 0, -1)


def sketch_points(seen: PointsDescription) -> list[str]:
    """Return the lines of a board."""
    me, other = seen.viewer, Seat(1 - seen.viewer)
    above, below = frame(_QUARTER * _CELL, _CELL, _QUARTER * _CELL)
    # A checker on the bar is in the half where it enters, opposite its own home.
    upper = _rows(seen, _UPPER, bar=me, panel=_panel(seen, other))
    lower = _rows(seen, _LOWER, bar=other, panel=_panel(seen, me))
    return [
        _numbers(_UPPER),
        above,
        *upper,
        _middle(seen),
        *reversed(lower),
        below,
        _numbers(_LOWER),
    ]


def _numbers(points: range) -> str:
    numbers = [f"{point:>2} " for point in points]
    return f" {''.join(numbers[:_QUARTER])}{_NOTHING}  {''.join(numbers[_QUARTER:])}"


def _rows(seen: PointsDescription, points: range, bar: Seat, panel: list[str]) -> list[str]:
    """Return the rows of half a board, from its edge to the middle."""
    stacks = {
        held.seen_as: _stack(MARKS[seat], held.count)
        for seat, side in enumerate(seen.sides)
        for held in side.points
    }
    empty = [f" {EMPTY} ", *[_NOTHING] * (_DEEP - 1)]
    columns = [stacks.get(point, empty) for point in points]
    columns.insert(_QUARTER, _stack(MARKS[bar], seen.sides[bar].bar))
    return [_row([column[depth] for column in columns], panel[depth]) for depth in range(_DEEP)]


def _stack(mark: str, count: int) -> list[str]:
    """Return the checkers of a point, from the edge of the board to the middle."""
    stack = [f" {mark} " if depth < count else _NOTHING for depth in range(_DEEP)]
    if count > _DEEP:
        stack[-1] = f"{count:>2} "
    return stack


def _row(cells: list[str], panel: str) -> str:
    left, bar, right = cells[:_QUARTER], cells[_QUARTER], cells[_QUARTER + 1 :]
    return f"│{''.join(left)}│{bar}│{''.join(right)}│ {panel}"


def _panel(seen: PointsDescription, seat: Seat) -> list[str]:
    """Return the texts beside a side's half, from its edge to the middle."""
    side, mark = seen.sides[seat], MARKS[seat]
    off = [mark * min(max(side.off - row, 0), _DEEP) for row in range(0, 3 * _DEEP, _DEEP)]
    score = f"{seen.score.points[seat]}/{seen.score.length}" if seen.score else ""
    pips = f"{name_side(seat, seen.to_act)} {side.pips:>3} {_cube(seen, seat)}"
    return [pips, *(f"  {row}" for row in (*off, score))]


def _middle(seen: PointsDescription) -> str:
    """Return the row between the halves: the dice, on the right for the viewer, and the cube."""
    dice = seen.dice * 2 if len(set(seen.dice)) == 1 else seen.dice
    rolled = "".join(f"({die})" for die in dice).center(_QUARTER * _CELL)
    nothing = " " * _QUARTER * _CELL
    left, right = (nothing, rolled) if seen.to_act == seen.viewer else (rolled, nothing)
    return f"│{left}│{_NOTHING}│{right}│   {_cube(seen, None)}"


def _cube(seen: PointsDescription, owner: Seat | None) -> str:
    """Return the cube if it is with this owner; an offered one is in the middle, doubled."""
    cube = seen.cube
    if cube is None or owner != (cube.owner if cube.offered_by is None else None):
        return ""
    return f"[{cube.value}]" if cube.offered_by is None else f"[{2 * cube.value}]?"

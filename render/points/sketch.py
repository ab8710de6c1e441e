"""The board of backgammon and narde as text.

Beside the board are each side's pip count, the cube in brackets, the checkers borne off, and the
score of a match. Five checkers of a point are drawn at most; of more, the last is their number.
Dice to be played are in brackets, `(3)(1)`; those of the last move are not, `3-1`.
"""

from typing import Final

from render.points.description import PointsDescription
from render.points.layout import QUARTER, ROWS
from render.text.marks import EMPTY, MARKS, frame, name_side
from rules.game import Seat

_DEEP: Final = 5
"""The most checkers of a point that are drawn."""
_CELL: Final = 3
_NOTHING: Final = " " * _CELL
_UPPER, _LOWER = ROWS


def sketch_points(seen: PointsDescription) -> list[str]:
    """Return the lines of a board."""
    me, other = seen.viewer, Seat(1 - seen.viewer)
    above, below = frame(QUARTER * _CELL, _CELL, QUARTER * _CELL)
    # A checker on the bar is in the half where it enters, opposite its own home.
    upper = _rows(seen, _UPPER, bar=me, panel=_panel(seen, other))
    lower = _rows(seen, _LOWER, bar=other, panel=_panel(seen, me))
    return [
        _numbers(seen, _UPPER),
        above,
        *upper,
        _middle(seen),
        *reversed(lower),
        below,
        _numbers(seen, _LOWER),
    ]


def _numbers(seen: PointsDescription, points: range) -> str:
    numbers = [f"{seen.numbers[point]:>2} " for point in points]
    return f" {''.join(numbers[:QUARTER])}{_NOTHING}  {''.join(numbers[QUARTER:])}"


def _rows(seen: PointsDescription, points: range, bar: Seat, panel: list[str]) -> list[str]:
    """Return the rows of half a board, from its edge to the middle."""
    stacks = {
        held.seen_as: _stack(MARKS[seat], held.count)
        for seat, side in enumerate(seen.sides)
        for held in side.points
    }
    empty = [f" {EMPTY} ", *[_NOTHING] * (_DEEP - 1)]
    columns = [stacks.get(point, empty) for point in points]
    columns.insert(QUARTER, _stack(MARKS[bar], seen.sides[bar].bar))
    return [_row([column[depth] for column in columns], panel[depth]) for depth in range(_DEEP)]


def _stack(mark: str, count: int) -> list[str]:
    """Return the checkers of a point, from the edge of the board to the middle."""
    stack = [f" {mark} " if depth < count else _NOTHING for depth in range(_DEEP)]
    if count > _DEEP:
        stack[-1] = f"{count:>2} "
    return stack


def _row(cells: list[str], panel: str) -> str:
    left, bar, right = cells[:QUARTER], cells[QUARTER], cells[QUARTER + 1 :]
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
    roller, rolled = _dice(seen)
    sides = rolled.center(QUARTER * _CELL), " " * QUARTER * _CELL
    left, right = reversed(sides) if roller == seen.viewer else sides
    return f"│{left}│{_NOTHING}│{right}│   {_cube(seen, None)}"


def _dice(seen: PointsDescription) -> tuple[Seat | None, str]:
    """Return who rolled, and the dice: those to be played, or else those of the last move."""
    if seen.played:
        return seen.played.roller, "-".join(map(str, seen.played.faces))
    dice = seen.dice * 2 if len(set(seen.dice)) == 1 else seen.dice
    return seen.to_act, "".join(f"({die})" for die in dice)


def _cube(seen: PointsDescription, owner: Seat | None) -> str:
    """Return the cube if it is with this owner; an offered one is in the middle, doubled."""
    cube = seen.cube
    if cube is None or owner != (cube.owner if cube.offered_by is None else None):
        return ""
    return f"[{cube.value}]" if cube.offered_by is None else f"[{2 * cube.value}]?"

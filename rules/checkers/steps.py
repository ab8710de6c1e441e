"""Steps of men.

Law: men move forward one square diagonally to an empty square. Which men can is one shift for all
of them; what their steps are is then looked up two rows at a time, in tables that hold the answer
for every set of men there.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias, TypeVar

from rules.checkers.squares import (
    FORWARD,
    NAME,
    UP_LEFT,
    UP_RIGHT,
    Mask,
    neighbour,
)
from rules.game import Seat

T = TypeVar("T")

TwoRows: TypeAlias = tuple[tuple[T, ...], ...]
"""For every set of men on two rows, their steps."""

Steps: TypeAlias = tuple[TwoRows[T], TwoRows[T], TwoRows[T], TwoRows[T]]
"""The steps in one direction, two rows at a time."""

_WIDTH: Final = UP_LEFT + UP_RIGHT
_ALL: Final = (1 << _WIDTH) - 1


def forward_steps(make: Callable[[Mask, Mask], T]) -> tuple[tuple[Steps[T], Steps[T]], ...]:
    """Return for each seat its steps to the left and to the right, by what `make` makes of one."""
    return tuple((_steps(make, left), _steps(make, right)) for left, right in FORWARD)


def steps(tables: tuple[Steps[T], Steps[T]], men: Mask, empty: Mask, seat: Seat) -> tuple[T, ...]:
    """Return the steps that these men can make: all to the left, then all to the right."""
    if seat:
        left, right = men & (empty << UP_RIGHT), men & (empty << UP_LEFT)
    else:
        left, right = men & (empty >> UP_LEFT), men & (empty >> UP_RIGHT)
    (left_12, left_34, left_56, left_78), (right_12, right_34, right_56, right_78) = tables
    return (
        left_12[left & _ALL]
        + left_34[(left >> _WIDTH) & _ALL]
        + left_56[(left >> (2 * _WIDTH)) & _ALL]
        + left_78[left >> (3 * _WIDTH)]
        + right_12[right & _ALL]
        + right_34[(right >> _WIDTH) & _ALL]
        + right_56[(right >> (2 * _WIDTH)) & _ALL]
        + right_78[right >> (3 * _WIDTH)]
    )


def _steps(make: Callable[[Mask, Mask], T], direction: int) -> Steps[T]:
    made = {start: make(start, end) for start in NAME if (end := neighbour(start, direction))}
    return (
        _two_rows(made, 0),
        _two_rows(made, _WIDTH),
        _two_rows(made, 2 * _WIDTH),
        _two_rows(made, 3 * _WIDTH),
    )


def _two_rows(made: Mapping[Mask, T], below: int) -> TwoRows[T]:
    """Add one man at a time: a set's steps are its first man's and those of a smaller set."""
    table: list[tuple[T, ...]] = [()]
    for men in range(1, _ALL + 1):
        first = men & -men
        others = table[men ^ first]
        step = made.get(first << below)
        table.append(others if step is None else (step, *others))
    return tuple(table)

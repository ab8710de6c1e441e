"""Queens: what one can do along a diagonal, looked up by what stands on it.

Law: queens move any distance along a diagonal over empty squares; they jump a piece of the opponent
if at least one square behind it is empty, to any of the empty squares there. There are so few ways
to occupy a diagonal that the answer for each is computed in advance.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Final, TypeAlias, TypeVar

from rules.checkers.squares import (
    DOWN_LEFT,
    DOWN_RIGHT,
    NAME,
    UP_LEFT,
    UP_RIGHT,
    Mask,
    ray,
    subsets,
)

T = TypeVar("T")

Line: TypeAlias = tuple[Mask, Mapping[Mask, tuple[T, ...]]]
"""A diagonal without the queen's own square, and what she can do by what stands on it."""

Sights: TypeAlias = Mapping[Mask, tuple[Line[T], Line[T]]]
"""The two diagonals of each square."""

Hop: TypeAlias = tuple[Mask, tuple[Mask, ...]]
"""A piece that can be jumped, if it is the opponent's, and the empty squares behind it."""

_Look: TypeAlias = Callable[[Mask, tuple[Mask, ...], Mask], Iterator[T]]
"""Returns what a queen can do from a square along a ray, given the occupied squares."""


def slides(make: Callable[[Mask, Mask], T]) -> Sights[T]:
    """Return a table of a queen's moves to empty squares; `make` makes a move of start and end."""

    def look(square: Mask, line: tuple[Mask, ...], occupied: Mask) -> Iterator[T]:
        return (make(square, end) for end in _empty(line, occupied))

    return _sights(look)


def slide(sights: Sights[T], queens: Mask, empty: Mask) -> tuple[T, ...]:
    """Return the moves of these queens from a table, one queen after the other."""
    seen: tuple[T, ...] = ()
    while queens:
        queen = queens & -queens
        queens ^= queen
        (rising, on_rising), (falling, on_falling) = sights[queen]
        seen += on_rising[rising & ~empty] + on_falling[falling & ~empty]
    return seen


def _hops(_: Mask, line: tuple[Mask, ...], occupied: Mask) -> Iterator[Hop]:
    """Yield the first piece on the way, if there is an empty square behind it."""
    before = len(_empty(line, occupied))
    behind = _empty(line[before + 1 :], occupied)
    if behind:
        yield line[before], behind


def _empty(line: tuple[Mask, ...], occupied: Mask) -> tuple[Mask, ...]:
    """Return the squares up to the first piece."""
    return tuple(takewhile(lambda square: not square & occupied, line))


def _sights(look: _Look[T]) -> Sights[T]:
    return {
        square: (
            _line(look, square, ray(square, UP_RIGHT), ray(square, DOWN_LEFT)),
            _line(look, square, ray(square, UP_LEFT), ray(square, DOWN_RIGHT)),
        )
        for square in NAME
    }


def _line(look: _Look[T], square: Mask, up: tuple[Mask, ...], down: tuple[Mask, ...]) -> Line[T]:
    line = sum(up + down)
    return line, {
        occupied: (*look(square, up, occupied), *look(square, down, occupied))
        for occupied in subsets(line)
    }


HOPS: Final[Sights[Hop]] = _sights(_hops)
"""What a queen can jump from each square."""

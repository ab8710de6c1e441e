"""A backgammon or narde position as one seat sees it, in that seat's numbering."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rules.game import Seat
from rules.points.board import BAR, OFF, POINTS, Route, Side
from rules.points.play import Play
from rules.points.position import Race

NOBODY: Final = -1

Checkers: TypeAlias = tuple[int, int]
"""Whose checkers are on a point, and how many."""

_EMPTY: Final = (NOBODY, 0)


@dataclass(frozen=True, slots=True)
class View:
    """The board as the viewer sees it. Pairs are for the viewer first, then for the other seat."""

    seats: tuple[Seat, Seat]
    stacks: tuple[Checkers, ...]
    """For each point from 1 to 24."""
    on_bar: tuple[int, int]
    off: tuple[int, int]
    pips: tuple[int, int]
    left: frozenset[int]
    """Points that the last move started from, 25 being the bar."""
    reached: frozenset[int]
    """Points where the last move ended, 0 being off."""
    mover: Seat
    """Who made the last move."""


def view(position: Race, seat: Seat, last_move: object) -> View:
    """Return what `seat` sees."""
    other = Seat(1 - seat)
    sides = position.sides[seat], position.sides[other]
    across = numbers_across(position.routes, seat)
    pips = position.pips
    mover = position.other
    steps = last_move.steps if isinstance(last_move, Play) else ()
    numbers = range(OFF, BAR + 1) if mover == seat else across
    return View(
        (seat, other),
        _stacks(sides, across, (seat, other)),
        (sides[0][BAR], sides[1][BAR]),
        (sides[0][OFF], sides[1][OFF]),
        (pips[seat], pips[other]),
        frozenset(_number(step.start, numbers) for step in steps),
        frozenset(_number(step.end, numbers) for step in steps),
        mover,
    )


def _stacks(
    sides: tuple[Side, Side], across: Route, seats: tuple[Seat, Seat]
) -> tuple[Checkers, ...]:
    """Return the checkers on each point."""
    mine, theirs = sides[0], map(sides[1].__getitem__, across)
    me, other = seats
    every = [
        (me, count) if count else (other, others) if others else _EMPTY
        for count, others in zip(mine, theirs, strict=True)
    ]
    return tuple(every[POINTS.start : POINTS.stop])


def _number(index: int, numbers: range | Route) -> int:
    """Return the viewer's number for a place of the mover; bar and off are the same for both."""
    return numbers[index] if index in POINTS else index


@lru_cache(maxsize=8)
def numbers_across(routes: tuple[Route, Route], seat: Seat) -> Route:
    """Return for each point of `seat` the number that the other seat has for it."""
    mine, theirs = routes[seat], routes[1 - seat]
    return tuple(theirs.index(mine[index]) for index in range(BAR + 1))

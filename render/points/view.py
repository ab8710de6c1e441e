"""A backgammon or narde position as one seat sees it, in that seat's numbers."""

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rules.game import Seat
from rules.points.board import ALONG, BAR, OFF, POINTS, Route, Side
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
    """Points that have fewer checkers since the last move, 25 being the bar."""
    reached: frozenset[int]
    """Points that have more checkers since the last move, 0 being off.

    Points on the way are in neither: the same move may have gone over others.
    """
    mover: Seat
    """Who made the last move."""


def view(position: Race, seat: Seat, last_move: object) -> View:
    """Return what `seat` sees."""
    other = Seat(1 - seat)
    sides = position.sides[seat], position.sides[other]
    pips = position.pips
    mover = position.other
    steps = last_move.steps if isinstance(last_move, Play) else ()
    left, reached = Counter(step.start for step in steps), Counter(step.end for step in steps)
    numbers = renumber(position.routes, mover, seat) if steps else ALONG
    return View(
        (seat, other),
        _stacks(sides, renumber(position.routes, seat, other), (seat, other)),
        (sides[0][BAR], sides[1][BAR]),
        (sides[0][OFF], sides[1][OFF]),
        (pips[seat], pips[other]),
        frozenset(numbers[place] for place in left - reached),
        frozenset(numbers[place] for place in reached - left),
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


@lru_cache(maxsize=8)
def renumber(routes: tuple[Route, Route], owner: Seat, reader: Seat) -> Route:
    """Return for each place of `owner` the number that `reader` has for it.

    Each side has a bar and a tray of its own: their numbers stay.
    """
    theirs, mine = routes[owner], routes[reader]
    return tuple(mine.index(theirs[at]) if at in POINTS else at for at in ALONG)

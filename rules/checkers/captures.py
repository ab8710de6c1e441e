"""Captures: which pieces a turn can take, and by which route.

Law: a man jumps an adjacent piece of the opponent to the empty square directly behind it, forwards
and backwards; a queen jumps from any distance to any of the empty squares behind. One turn may
jump several pieces, none of them twice. They leave the board when the turn is over: until then they
stand in the way. The square the turn began on is empty during it. Captures are compulsory, and as
many pieces as possible must be taken, men and queens alike.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.checkers.queens import HOPS
from rules.checkers.squares import BOARD, DIRECTIONS, NAME, UP_LEFT, UP_RIGHT, Mask, ray, subsets

Route: TypeAlias = tuple[Mask, ...]
"""Where a piece starts and every square it lands on; in a capture each hop takes one piece."""

Capture: TypeAlias = tuple[Route, Mask]
"""A route and the pieces it takes."""


def result_of(route: Route, taken: Mask) -> tuple[Mask, Mask, Mask]:
    """Return what distinguishes one move from another: start, end, and the pieces taken."""
    return route[0], route[-1], taken


def _jumps(square: Mask) -> tuple[Mask, Mapping[Mask, tuple[tuple[Mask, Mask], ...]]]:
    """Return the neighbours with a square behind, and for some of them each with that square."""
    lines = [ray(square, direction) for direction in DIRECTIONS]
    jumps = [(line[0], line[1]) for line in lines if len(line) > 1]
    around = sum(over for over, _ in jumps)
    return around, {
        near: tuple((over, land) for over, land in jumps if over & near) for near in subsets(around)
    }


_JUMPS: Final = {square: _jumps(square) for square in NAME}
"""What a man can jump from each square, by which of its neighbours are the opponent's."""

_ONE_HOP: Final = 2
"""How many squares a route has that takes one piece."""


def captures(men: Mask, queens: Mask, theirs: Mask, empty: Mask) -> list[Capture]:
    """Return the turns of these pieces that take the most, each distinct one by its first route."""
    # Most often there is nothing to take: four shifts show it for all men at once.
    jumpers = men & (
        ((theirs & (empty >> UP_LEFT)) >> UP_LEFT)
        | ((theirs & (empty >> UP_RIGHT)) >> UP_RIGHT)
        | ((theirs & (empty << UP_LEFT)) << UP_LEFT)
        | ((theirs & (empty << UP_RIGHT)) << UP_RIGHT)
    )
    if not (jumpers or queens):
        return []
    found = chains(jumpers, queens, theirs, empty)
    return _distinct(found) if len(found) > 1 else found


def _distinct(found: list[Capture]) -> list[Capture]:
    """Return the longest captures, and of those with the same result the first."""
    most = max([len(route) for route, _ in found])
    if most == _ONE_HOP:
        return found  # one hop each, so no two are alike
    distinct: dict[tuple[Mask, Mask, Mask], Capture] = {}
    for capture in found:
        route, taken = capture
        if len(route) == most:
            distinct.setdefault(result_of(route, taken), capture)
    return list(distinct.values())


def chains(men: Mask, queens: Mask, theirs: Mask, empty: Mask) -> list[Capture]:
    """Return every route of these pieces to where it cannot go on, also those that take fewer."""
    found: list[Capture] = []
    while men:
        start = men & -men
        men ^= start
        _jump((start,), 0, theirs, empty | start, found)
    while queens:
        start = queens & -queens
        queens ^= start
        _fly((start,), 0, theirs, BOARD ^ empty ^ start, found)
    return found


def _jump(route: Route, taken: Mask, left: Mask, empty: Mask, found: list[Capture]) -> None:
    """Continue a man's route over the pieces that are `left` to take."""
    ended = True
    around, jumps = _JUMPS[route[-1]]
    for over, land in jumps[around & left]:
        if land & empty:
            ended = False
            _jump((*route, land), taken | over, left ^ over, empty, found)
    if ended and taken:
        found.append((route, taken))


def _fly(route: Route, taken: Mask, left: Mask, occupied: Mask, found: list[Capture]) -> None:
    """Continue a queen's route over the pieces that are `left` to take."""
    ended = True
    for line, hops in HOPS[route[-1]]:
        if line & left:
            for over, lands in hops[line & occupied]:
                if over & left:
                    ended = False
                    for land in lands:
                        _fly((*route, land), taken | over, left ^ over, occupied, found)
    if ended and taken:
        found.append((route, taken))

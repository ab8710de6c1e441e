"""Moves: what a seat can do with its turn.

Law: captures are compulsory, so quiet moves exist only while nothing can be taken.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rules.checkers.captures import Route, captures
from rules.checkers.queens import slide, slides
from rules.checkers.squares import BOARD, DIRECTIONS, NAME, Mask, ray, squares
from rules.checkers.steps import forward_steps, steps
from rules.game import Seat


class Path(NamedTuple):
    """One whole turn: the squares a piece stands on one after another, and the pieces it takes.

    Of several routes that take the same pieces to the same square only the first is ever used, so
    equal moves are equal paths.
    """

    route: Route
    taken: Mask = 0

    def __repr__(self) -> str:
        return f"Path({('x' if self.taken else '-').join(self.squares)!r})"

    @property
    def squares(self) -> tuple[str, ...]:
        """The names of the squares, the start first."""
        return tuple(NAME[square] for square in self.route)

    @property
    def captured(self) -> frozenset[str]:
        """The names of the squares whose pieces are taken."""
        return frozenset(NAME[square] for square in squares(self.taken))


# There are a few hundred quiet moves in all, so they are made once and shared.
_QUIET: Final[Mapping[Route, Path]] = {
    (start, end): Path((start, end))
    for start in NAME
    for direction in DIRECTIONS
    for end in ray(start, direction)
}
_STEPS: Final = forward_steps(lambda start, end: _QUIET[start, end])
_SLIDES: Final = slides(lambda start, end: _QUIET[start, end])


def moves(mine: Mask, theirs: Mask, queens: Mask, seat: Seat) -> tuple[Path, ...]:
    """Return everything that `seat` can do, each distinct turn once."""
    empty = BOARD ^ mine ^ theirs
    flyers = mine & queens
    men = mine ^ flyers
    if found := captures(men, flyers, theirs, empty):
        return tuple([Path(route, taken) for route, taken in found])
    return quiet_moves(men, flyers, empty, seat)


def quiet_moves(men: Mask, queens: Mask, empty: Mask, seat: Seat) -> tuple[Path, ...]:
    """Return the moves of these pieces that take nothing: first the men's, then the queens'."""
    found = steps(_STEPS[seat], men, empty, seat)
    return found + slide(_SLIDES, queens, empty) if queens else found

"""The walls on the board, and how far every square is from each player's goal.

A wall that is tried out needs the way of every player measured anew, and that is where a search
spends its time. So each player has a layer of the board to themselves in one long integer, and one
flood, from all goals at once, measures the ways of all. It also answers whether a wall is allowed:
a pawn that the flood does not reach is closed off.
"""

from collections.abc import Sequence
from typing import Final

from bot.engines.quoridor.numbers import (
    CLASHES,
    CUT_RIGHT,
    CUT_UP,
    LAYER,
    PLACE,
    PLACED,
    SHUT,
    TOUCHED,
    join,
    numbers_in,
)
from rules.quoridor.board import RIGHT, UP, SquareSet, Walls
from rules.quoridor.paths import Ways, open_ways
from rules.quoridor.pawns import landings

CLOSED_OFF: Final = 1000
"""The distance of a spot from which there is no way."""
_MOST: Final = 20_000
"""How many fields one search keeps, in about 30 MB. Full, it begins anew."""


class Field:
    """The board with some walls on it. What was measured once is kept."""

    __slots__ = ("_cuts", "_known", "_rings", "_steps", "distances", "walls", "ways")

    def __init__(self, rings: list[int], walls: int, ways: Ways, known: "dict[int, Field]") -> None:
        self.walls = walls
        self.ways = ways
        self.distances: dict[int, int] = {}
        self._rings = rings
        self._known = known
        self._steps: dict[tuple[int, SquareSet], Sequence[int]] = {}
        self._cuts: dict[int, Sequence[int]] = {}

    def measure(self, spot: int) -> int:
        """Return how many steps it is from a spot to the goal of its layer."""
        found = self.distances.get(spot)
        if found is None:
            found = self.distances[spot] = self._flood(1 << spot)
        return found

    def _flood(self, bit: int) -> int:
        """Return how many steps from the goals a spot is reached; flood on if it was not yet."""
        up, right = self.ways
        rings = self._rings
        last = rings[-1]
        if last & bit:
            return next(steps for steps, ring in enumerate(rings) if ring & bit)
        while not last & bit:
            wider = last | ((last & up) << UP) | ((last >> UP) & up)
            wider |= ((last & right) << RIGHT) | ((last >> RIGHT) & right)
            if wider == last:
                return CLOSED_OFF
            rings.append(wider)
            last = wider
        return len(rings) - 1

    def after(self, wall: int) -> "Field":
        """Return the field with one more wall; the same walls in another order are the same."""
        walls = self.walls | PLACED[wall]
        following = self._known.get(walls)
        if following is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            (up, right), (shut_up, shut_right) = self.ways, SHUT[wall]
            ways = (up & ~shut_up, right & ~shut_right)
            following = self._known[walls] = Field(self._rings_to(wall), walls, ways, self._known)
        return following

    def _rings_to(self, wall: int) -> list[int]:
        """Return the rings that a wall does not change: until it is first touched."""
        touched = TOUCHED[wall]
        rings = []
        for ring in self._rings:
            rings.append(ring)
            if ring & touched:
                break
        return rings

    def steps(self, spot: int, pawns: SquareSet) -> Sequence[int]:
        """Return the spots that a pawn may go to; its square is one of `pawns`."""
        found = self._steps.get((spot, pawns))
        if found is None:
            at = PLACE[spot]
            squares = numbers_in(landings(at, pawns, self.ways))
            found = tuple([spot - at + square for square in squares])
            self._steps[spot, pawns] = found
        return found

    def cuts(self, spot: int) -> Sequence[int]:
        """Return the walls that fit across a shortest path: no others make the way longer."""
        found = self._cuts.get(spot)
        if found is None:
            walls = self.walls
            found = tuple([wall for wall in self._across(spot) if not walls & CLASHES[wall]])
            self._cuts[spot] = found
        return found

    def _across(self, spot: int) -> list[int]:
        """Return the walls across one shortest path, fitting or not."""
        up, right = self.ways
        found: list[int] = []
        for ring in reversed(self._rings[: self.measure(spot)]):
            if ((up >> spot) & 1) and (ring >> (spot + UP)) & 1:
                found += CUT_UP[spot]
                spot += UP
            elif ((up >> (spot - UP)) & 1) and (ring >> (spot - UP)) & 1:
                spot -= UP
                found += CUT_UP[spot]
            elif ((right >> spot) & 1) and (ring >> (spot + RIGHT)) & 1:
                found += CUT_RIGHT[spot]
                spot += RIGHT
            else:
                spot -= RIGHT
                found += CUT_RIGHT[spot]
        return list(dict.fromkeys(found))


def survey(walls: Walls, goals: Sequence[SquareSet]) -> Field:
    """Return the field with these walls, and a layer for each of the goals."""
    up, right = open_ways(walls)
    layered = sum(goal << (LAYER * layer) for layer, goal in enumerate(goals))
    everywhere = sum(1 << (LAYER * layer) for layer in range(len(goals)))
    return Field([layered], join(walls), (up * everywhere, right * everywhere), {})

"""Where everything of a Quoridor board lies, in whole pixels, seen from any seat.

Beside the board is a column with the plate of each player and the walls they have left: the player
across at its top, whoever looks at its bottom.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from render.canvas.area import Area, Point, even
from render.plate import plate_height
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, SIDES, Node, square_at

# Shares of a square's side.
_GROOVE: Final = 0.3
_RIM: Final = 0.36
_LABELS: Final = 0.5
_GAP: Final = 0.12
_COLUMN: Final = 1.25

_PLATE_ROWS: Final = 2
_ORDER: Final = (FAR, LEFT, RIGHT, NEAR)
"""The sides from which players start, in the order of their plates."""


class Layout(NamedTuple):
    """The measures of a board: how often it is turned, where it lies, how large its squares are."""

    seats: int
    quarters: int
    width: int
    height: int
    left: int
    top: int
    square: int
    groove: int

    def area(self, first: Node, last: Node) -> Area:
        """Return the area from one node of the lattice to another."""
        left, top = self._start(first[0]), self._start(first[1])
        right, bottom = self._end(last[0]), self._end(last[1])
        return Area(self.left + left, self.top + top, right - left, bottom - top)

    def node(self, node: Node) -> Area:
        """Return the area of a square, a groove or a joint."""
        return self.area(node, node)

    @property
    def squares(self) -> Area:
        """The area of all squares."""
        return self.area((0, 0), (LAST, LAST))

    @property
    def rim(self) -> int:
        """The breadth of the edge around the squares, where the goals are marked."""
        return even(self.square * _RIM)

    def side_of(self, seat: int) -> int:
        """Return the side of the picture at which a seat starts."""
        return (SIDES[self.seats][seat] - self.quarters) % 4

    def goal_strip(self, side: int) -> Area:
        """Return the strip that marks the goal of the player who starts at a side."""
        left, top, right, bottom = self.squares.box
        breadth, gap = even(self.rim * 0.75), even(self.rim * 0.2)
        return {
            NEAR: Area(left, top - gap - breadth, right - left, breadth),
            FAR: Area(left, bottom + gap, right - left, breadth),
            LEFT: Area(right + gap, top, breadth, bottom - top),
            RIGHT: Area(left - gap - breadth, top, breadth, bottom - top),
        }[side]

    def labels(self) -> list[tuple[str, Point]]:
        """Return the names of files and ranks, each with its place below or left of the squares."""
        left, _, _, bottom = self.squares.box
        beyond = self.rim + self.square * _LABELS * 0.46
        turned = self.quarters % 2
        found = []
        for number in range(0, LAST + 1, 2):
            below, beside = (number, LAST), (0, number)
            x, y = self.node(below).centre[0], self.node(beside).centre[1]
            found.append((square_at(below, self.quarters)[turned], (x, bottom + beyond)))
            found.append((square_at(beside, self.quarters)[1 - turned], (left - beyond, y)))
        return found

    def plate(self, side: int) -> Area:
        """Return the plate of the player who starts at a side."""
        section = self._section(side)
        height = min(section.height, plate_height(section.width, _PLATE_ROWS))
        top = section.box[3] - height if side == NEAR else section.top
        return section._replace(top=top, height=height)

    def tray(self, side: int) -> Area | None:
        """Return the tray with the walls of the player at a side; there is no room for four."""
        if len(SIDES[self.seats]) > len((NEAR, FAR)):
            return None
        section, plate = self._section(side), self.plate(side)
        gap = even(self.square * _GAP) // 2
        top = section.top if side == NEAR else plate.box[3] + gap
        return section._replace(top=top, height=section.height - plate.height - gap)

    def _section(self, side: int) -> Area:
        """Return the part of the column that belongs to the player who starts at a side."""
        gap = even(self.square * _GAP)
        left = self.squares.box[2] + self.rim + gap
        sides = [other for other in _ORDER if other in SIDES[self.seats]]
        high = (self.height - gap) // len(sides)
        top = gap + sides.index(side) * high
        return Area(left, top, self.width - left - gap, high - gap)

    def _start(self, number: int) -> int:
        return (number + 1) // 2 * self.square + number // 2 * self.groove

    def _end(self, number: int) -> int:
        return self._start(number) + (self.groove if number % 2 else self.square)


@lru_cache(maxsize=64)
def layout(seats: int, viewer: int, width: int) -> Layout:
    """Return the measures of a board for some seats as one of them sees it, of this width."""
    across = 9 + 8 * _GROOVE
    square = even(width / (_LABELS + across + 2 * _RIM + 2 * _GAP + _COLUMN))
    groove = 2 * round(square * _GROOVE / 2)
    playing = 9 * square + 8 * groove
    rim = even(square * _RIM)
    left, top = even(square * _LABELS) + rim, even(square * _GAP) + rim
    height = top + playing + left
    return Layout(seats, SIDES[seats][viewer], width, height, left, top, square, groove)

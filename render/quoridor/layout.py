"""Where everything of a Quoridor board lies, in whole pixels, seen from any seat.

A strip above the board and one below it hold the plates of the players, so that the squares are as
large as the width allows. Whoever looks has theirs at the lower left; with four players the others
follow clockwise, as they sit. With two, the walls they have left lie beside their plates.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from render.canvas.area import Area, Point, even
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, SIDES, Node, square_at

# Shares of a square's side.
_GROOVE: Final = 0.3
_RIM: Final = 0.36
_SLIM: Final = 0.16
"""The rim where no goal is."""
_LABELS: Final = 0.42
_GAP: Final = 0.12
_PLATE: Final = 1.0
"""The height of a plate."""

_STRIPS: Final = ((LEFT, FAR), (NEAR, RIGHT))
"""The sides of the players whose plates lie above the board and below it, from left to right."""


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

    @property
    def bed(self) -> Area:
        """The area in which the squares and the goals lie: with two players none is beside them."""
        left, top, width, height = self.squares
        beside = _rim_beside(self.seats, self.square)
        return Area(left - beside, top - self.rim, width + 2 * beside, height + 2 * self.rim)

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
        left, bottom = self.bed.left, self.bed.box[3]
        beyond = self.square * _LABELS * 0.5
        turned = self.quarters % 2
        found = []
        for number in range(0, LAST + 1, 2):
            below, beside = (number, LAST), (0, number)
            x, y = self.node(below).centre[0], self.node(beside).centre[1]
            found.append((square_at(below, self.quarters)[turned], (x, bottom + beyond)))
            found.append((square_at(beside, self.quarters)[1 - turned], (left - beyond, y)))
        return found

    def plate(self, side: int) -> Area:
        """Return the plate of the player who starts at a side: half of a strip."""
        strip, place = self._place(side)
        return self._halves(strip)[place]

    def tray(self, side: int) -> Area | None:
        """Return the tray with the walls of the player at a side; there is no room for four."""
        strip, _ = self._place(side)
        return None if len(self._sides(strip)) > 1 else self._halves(strip)[1]

    def _place(self, side: int) -> tuple[int, int]:
        """Return in which strip the plate of a side lies, and at which place."""
        strip = next(number for number, sides in enumerate(_STRIPS) if side in sides)
        return strip, self._sides(strip).index(side)

    def _sides(self, strip: int) -> list[int]:
        """Return the sides of a strip at which somebody sits."""
        return [side for side in _STRIPS[strip] if side in SIDES[self.seats]]

    def _halves(self, strip: int) -> tuple[Area, Area]:
        """Return both halves of the strip above the board, or of that below it."""
        gap, high = even(self.square * _GAP), even(self.square * _PLATE)
        wide = (self.bed.width - gap) // 2
        top = self.height - gap - high if strip else gap
        left = self.bed.left
        return Area(left, top, wide, high), Area(left + wide + gap, top, wide, high)

    def _start(self, number: int) -> int:
        return (number + 1) // 2 * self.square + number // 2 * self.groove

    def _end(self, number: int) -> int:
        return self._start(number) + (self.groove if number % 2 else self.square)


@lru_cache(maxsize=64)
def layout(seats: int, viewer: int, width: int) -> Layout:
    """Return the measures of a board for some seats as one of them sees it, of this width."""
    square = next(side for side in range(even(width / 9), 0, -2) if _needed(seats, side) <= width)
    gap, labels = even(square * _GAP), even(square * _LABELS)
    rim, plate = even(square * _RIM), even(square * _PLATE)
    spare = width - _needed(seats, square)
    left = spare // 4 * 2 + labels + _rim_beside(seats, square)
    top = gap + plate + gap + rim
    height = top + _playing(square) + rim + labels + gap + plate + gap
    return Layout(seats, SIDES[seats][viewer], width, height, left, top, square, _groove(square))


def _needed(seats: int, square: int) -> int:
    """Return how wide a picture has to be for squares of this size."""
    beside = _rim_beside(seats, square)
    return even(square * _LABELS) + 2 * beside + _playing(square) + even(square * _GAP)


def _rim_beside(seats: int, square: int) -> int:
    """Return the breadth of the rim left and right of the squares."""
    return even(square * (_RIM if LEFT in SIDES[seats] else _SLIM))


def _playing(square: int) -> int:
    return 9 * square + 8 * _groove(square)


def _groove(square: int) -> int:
    return 2 * round(square * _GROOVE / 2)

"""Where everything of a Quoridor board lies, in whole pixels, seen from any seat."""

from functools import lru_cache
from typing import Final, NamedTuple

from render.canvas.area import Area, Point, even
from render.quoridor.lattice import FAR, LAST, LEFT, NEAR, RIGHT, SIDES, Node, square_at
from rules.quoridor.board import WALLS_EACH

# Shares of a square's side.
_GROOVE: Final = 0.3
_RIM: Final = 0.3
_LABELS: Final = 0.42
_PLATE: Final = 0.92
_GAP: Final = 0.14

# Shares of a plate's breadth.
TOKEN: Final = 1.08
STICK: Final = 0.26
ARROW: Final = 0.8
_NUMBER: Final = 1.15
_NUMBER_UPRIGHT: Final = 0.92


class PlateParts(NamedTuple):
    """The parts of a player's plate."""

    token: Area
    walls: Area
    steps: Area


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
        breadth, gap = even(self.rim * 0.7), even(self.rim * 0.2)
        return {
            NEAR: Area(left, top - gap - breadth, right - left, breadth),
            FAR: Area(left, bottom + gap, right - left, breadth),
            LEFT: Area(right + gap, top, breadth, bottom - top),
            RIGHT: Area(left - gap - breadth, top, breadth, bottom - top),
        }[side]

    def labels(self) -> list[tuple[str, Point]]:
        """Return the names of files and ranks, each with its place below or left of the squares."""
        left, _, _, bottom = self.squares.box
        beyond = self.rim + self.square * (_LABELS + _GAP / 2) / 2
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
        breadth, gap = even(self.square * _PLATE), even(self.square * _GAP)
        length = sum(self._part_lengths(side))
        x, y = (even(middle - length / 2) for middle in self.squares.centre)
        return {
            NEAR: Area(x, self.height - gap - breadth, length, breadth),
            FAR: Area(x, gap, length, breadth),
            LEFT: Area(gap, y, breadth, length),
            RIGHT: Area(self.width - gap - breadth, y, breadth, length),
        }[side]

    def sign(self, side: int) -> Area:
        """Return the area of a computer's sign: beside the token, before the plate begins."""
        left, top, width, height = self.plate(side)
        breadth, gap = min(width, height), even(self.square * _GAP / 2)
        if _is_upright(side):
            return Area(left, top - gap - breadth, breadth, breadth)
        return Area(left - gap - breadth, top, breadth, breadth)

    def plate_parts(self, side: int) -> PlateParts:
        """Return the parts of the plate at a side, from left to right or from top to bottom."""
        left, top, width, height = self.plate(side)
        token, walls, steps = self._part_lengths(side)
        if _is_upright(side):
            return PlateParts(
                Area(left, top, width, token),
                Area(left, top + token, width, walls),
                Area(left, top + token + walls, width, steps),
            )
        return PlateParts(
            Area(left, top, token, height),
            Area(left + token, top, walls, height),
            Area(left + token + walls, top, steps, height),
        )

    def _part_lengths(self, side: int) -> tuple[int, int, int]:
        breadth = even(self.square * _PLATE)
        number = _NUMBER_UPRIGHT if _is_upright(side) else _NUMBER
        return (
            even(breadth * TOKEN),
            even(breadth * (STICK * WALLS_EACH[self.seats] + number)),
            even(breadth * (ARROW + number)),
        )

    def _start(self, number: int) -> int:
        return (number + 1) // 2 * self.square + number // 2 * self.groove

    def _end(self, number: int) -> int:
        return self._start(number) + (self.groove if number % 2 else self.square)


@lru_cache(maxsize=64)
def layout(seats: int, viewer: int, width: int) -> Layout:
    """Return the measures of a board for some seats as one of them sees it, of this width."""
    at_left, at_right = _margins(plates=LEFT in SIDES[seats])
    over, under = _margins(plates=True)[::-1]
    across = 9 + 8 * _GROOVE
    square = even(width / (across + at_left + at_right))
    groove = even(square * _GROOVE)
    playing = 9 * square + 8 * groove
    # The margins share what rounding leaves over.
    left = even((width - playing) * at_left / (at_left + at_right))
    top, bottom = even(square * over), even(square * under)
    height = top + playing + bottom
    return Layout(seats, SIDES[seats][viewer], width, height, left, top, square, groove)


def _margins(*, plates: bool) -> tuple[float, float]:
    """Return the margin left of the squares or below them, and the one right of them or above."""
    beyond = _RIM + (2 * _GAP + _PLATE if plates else _GAP)
    return beyond + _LABELS, beyond


def _is_upright(side: int) -> bool:
    """Return whether the plate at a side stands beside the board."""
    return side in {LEFT, RIGHT}

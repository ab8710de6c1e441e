"""Where everything of a Quoridor board lies, in whole pixels, seen from any of its four sides.

Squares, the grooves between them and the joints where grooves meet make a lattice of 17 by 17
spots: squares have two even numbers, joints two odd ones, grooves one of each. Turning the board is
turning the lattice. Sides are counted clockwise from the near one, as seats are.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from render.canvas.area import Area, Point, even
from rules.quoridor import Orientation, Wall
from rules.quoridor.board import FILES, RANKS, WALLS_EACH

Spot: TypeAlias = tuple[int, int]
"""A place on the lattice: how far right, how far down."""

LAST: Final = 16
"""The lattice's last number."""

NEAR, LEFT, FAR, RIGHT = range(4)
"""The sides of the picture."""

SIDES: Final[Mapping[int, tuple[int, ...]]] = {2: (NEAR, FAR), 4: (NEAR, LEFT, FAR, RIGHT)}
"""By the number of seats: the side at which each one starts, seen by seat 0."""

# All in parts of a square's side.
_GROOVE: Final = 0.3
_RIM: Final = 0.3
_LABELS: Final = 0.42
_PLATE: Final = 0.92
_GAP: Final = 0.14

# In parts of a plate's breadth.
TOKEN: Final = 1.08
STICK: Final = 0.26
ARROW: Final = 0.8
_NUMBER: Final = 1.15
_NUMBER_UPRIGHT: Final = 0.92


class Parts(NamedTuple):
    """What a player's plate is divided into."""

    token: Area
    walls: Area
    steps: Area


class Board(NamedTuple):
    """A board in a picture: how often it is turned, where it lies, how large its squares are."""

    seats: int
    quarters: int
    width: int
    height: int
    left: int
    top: int
    square: int
    groove: int

    def area(self, first: Spot, last: Spot) -> Area:
        """Return the rectangle from one spot of the lattice to another."""
        left, top = self._start(first[0]), self._start(first[1])
        right, bottom = self._end(last[0]), self._end(last[1])
        return Area(self.left + left, self.top + top, right - left, bottom - top)

    def spot(self, spot: Spot) -> Area:
        """Return the rectangle of a square, a groove or a joint."""
        return self.area(spot, spot)

    @property
    def playing(self) -> Area:
        """All squares."""
        return self.area((0, 0), (LAST, LAST))

    @property
    def rim(self) -> int:
        """How broad the edge around the squares is, where the goals are marked."""
        return even(self.square * _RIM)

    def _start(self, number: int) -> int:
        return (number + 1) // 2 * self.square + number // 2 * self.groove

    def _end(self, number: int) -> int:
        return self._start(number) + (self.groove if number % 2 else self.square)


@lru_cache(maxsize=64)
def lay_out(seats: int, viewer: int, width: int) -> Board:
    """Return the board for so many seats, as one of them sees it, in a picture of this width."""
    at_left, at_right = _margins(plates=LEFT in SIDES[seats])
    over, under = _margins(plates=True)[::-1]
    across = 9 + 8 * _GROOVE
    square = even(width / (across + at_left + at_right))
    groove = even(square * _GROOVE)
    playing = 9 * square + 8 * groove
    # What rounding leaves over is shared between the margins.
    left = even((width - playing) * at_left / (at_left + at_right))
    top, bottom = even(square * over), even(square * under)
    height = top + playing + bottom
    return Board(seats, SIDES[seats][viewer], width, height, left, top, square, groove)


def _margins(*, plates: bool) -> tuple[float, float]:
    """Return what is left of the squares or below them, and right or above."""
    beyond = _RIM + (2 * _GAP + _PLATE if plates else _GAP)
    return beyond + _LABELS, beyond


def side_of(board: Board, seat: int) -> int:
    """Return the side of the picture at which a seat starts."""
    return (SIDES[board.seats][seat] - board.quarters) % 4


def turn(spot: Spot, quarters: int) -> Spot:
    """Return where a spot goes when the board is turned anticlockwise."""
    for _ in range(quarters):
        spot = spot[1], LAST - spot[0]
    return spot


def square_spot(square: str, quarters: int) -> Spot:
    """Return the spot of a square."""
    return turn((2 * FILES.index(square[0]), LAST - 2 * RANKS.index(square[1])), quarters)


def wall_spots(wall: Wall, quarters: int) -> tuple[Spot, Spot, Spot]:
    """Return the three spots that a wall covers: a groove, a joint and a groove."""
    x, y = square_spot(wall.square, 0)
    x, y = x + 1, y - 1
    along = (1, 0) if wall.orientation is Orientation.HORIZONTAL else (0, 1)
    spots = ((x - along[0], y - along[1]), (x, y), (x + along[0], y + along[1]))
    first, joint, last = sorted(turn(spot, quarters) for spot in spots)
    return first, joint, last


def goal_strip(board: Board, side: int) -> Area:
    """Return the strip along the edge that faces the players of a side."""
    left, top, right, bottom = board.playing.box
    breadth, gap = even(board.rim * 0.7), even(board.rim * 0.2)
    return {
        NEAR: Area(left, top - gap - breadth, right - left, breadth),
        FAR: Area(left, bottom + gap, right - left, breadth),
        LEFT: Area(right + gap, top, breadth, bottom - top),
        RIGHT: Area(left - gap - breadth, top, breadth, bottom - top),
    }[side]


def labels(board: Board) -> list[tuple[str, Point]]:
    """Return files and ranks and where they stand: below the squares and left of them."""
    left, _, _, bottom = board.playing.box
    beyond = board.rim + board.square * (_LABELS + _GAP / 2) / 2
    turned = board.quarters % 2
    found = []
    for number in range(0, LAST + 1, 2):
        below, beside = (number, LAST), (0, number)
        x, y = board.spot(below).centre[0], board.spot(beside).centre[1]
        found.append((square_at(below, board.quarters)[turned], (x, bottom + beyond)))
        found.append((square_at(beside, board.quarters)[1 - turned], (left - beyond, y)))
    return found


def square_at(spot: Spot, quarters: int) -> str:
    """Return the square at a spot."""
    x, y = turn(spot, 4 - quarters)
    return FILES[x // 2] + RANKS[(LAST - y) // 2]


def plate(board: Board, side: int) -> Area:
    """Return where the numbers of the player at a side stand."""
    breadth, gap = even(board.square * _PLATE), even(board.square * _GAP)
    length = sum(_lengths(board, upright=side in {LEFT, RIGHT}))
    x, y = (even(middle - length / 2) for middle in board.playing.centre)
    return {
        NEAR: Area(x, board.height - gap - breadth, length, breadth),
        FAR: Area(x, gap, length, breadth),
        LEFT: Area(gap, y, breadth, length),
        RIGHT: Area(board.width - gap - breadth, y, breadth, length),
    }[side]


def plate_parts(board: Board, side: int) -> Parts:
    """Return the parts of the plate at a side: from left to right or from top to bottom."""
    upright = side in {LEFT, RIGHT}
    left, top, width, height = plate(board, side)
    token, walls, steps = _lengths(board, upright=upright)
    if upright:
        return Parts(
            Area(left, top, width, token),
            Area(left, top + token, width, walls),
            Area(left, top + token + walls, width, steps),
        )
    return Parts(
        Area(left, top, token, height),
        Area(left + token, top, walls, height),
        Area(left + token + walls, top, steps, height),
    )


def _lengths(board: Board, *, upright: bool) -> tuple[int, int, int]:
    breadth = even(board.square * _PLATE)
    number = _NUMBER_UPRIGHT if upright else _NUMBER
    return (
        even(breadth * TOKEN),
        even(breadth * (STICK * WALLS_EACH[board.seats] + number)),
        even(breadth * (ARROW + number)),
    )

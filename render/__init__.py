"""Board pictures: positions in, PNG bytes out, and what the pictures show as values."""

from render.checkers_description import CheckersDescription
from render.describe import Description, describe
from render.look import LARGEST, SMALLEST, USUAL, Look, Marks, NoSuchSeat
from render.painters import PAINTERS
from render.points_description import PointsDescription
from render.quoridor_description import QuoridorDescription
from render.scene import Picture, compose
from render.theme import THEMES, Theme
from rules.game import FIRST, Seat

__all__ = [
    "LARGEST",
    "SMALLEST",
    "THEMES",
    "USUAL",
    "CheckersDescription",
    "Description",
    "Marks",
    "NoSuchSeat",
    "Picture",
    "PointsDescription",
    "QuoridorDescription",
    "Theme",
    "describe",
    "draw",
]


def draw(  # noqa: PLR0913 - each is one thing that a player may choose
    position: object,
    *,
    seat: Seat = FIRST,
    theme: Theme | str = "wood",
    last_move: object = None,
    marks: Marks | None = None,
    size: int = USUAL,
) -> Picture:
    """Return the picture of a position of any game, seen from `seat` and `size` pixels wide."""
    chosen = THEMES[theme] if isinstance(theme, str) else theme
    width = min(max(size, SMALLEST), LARGEST)
    look = Look(seat, width, last_move, marks or Marks())
    painter = PAINTERS[type(position)]
    seats = painter.seats(position)
    if not 0 <= seat < seats:
        raise NoSuchSeat(seat, seats)
    return compose(painter.paint(position, look), chosen)

"""Where a picture can be pressed: the areas of points, squares, walls, dice and cube in pixels."""

from collections.abc import Iterable

from render.boards import board_for
from render.canvas.area import Area
from render.highlight import Highlight
from render.look import USUAL, Look, Marks, fit
from rules.game import FIRST, Seat


def tap_areas(
    position: object, tokens: Iterable[str], *, seat: Seat = FIRST, size: int = USUAL
) -> dict[str, Area]:
    """Return the area to press for each token, in the picture that `draw` makes for `seat`.

    Tokens are those of `Game.taps`, and so in the numbers of the side to act: points, `bar`, `off`
    and squares; also `dice` (where the side to act rolls) and `cube`, and in Quoridor whole walls
    as they are written, `e3h`. What lies nowhere is left out.

    Areas of points and squares do not overlap. The two walls over the same joint of a Quoridor
    board do, in the middle: the one whose centre line is nearer is meant. A wall also takes up a
    part of the squares beside it, so the squares that can be pressed go on top of the walls.
    """
    look = Look(seat, fit(size))
    areas = board_for(position, look).areas(position, look)
    return {token: areas[token] for token in tokens if token in areas}


def piece_areas(
    position: object, tokens: Iterable[str], *, seat: Seat = FIRST, size: int = USUAL
) -> dict[str, Area]:
    """Return the area of the piece that is taken up at each of these places; none if none is there.

    On a point it is the top checker. Elsewhere it is as large as its place, and left out too.
    """
    look = Look(seat, fit(size))
    areas = board_for(position, look).pieces(position, look)
    return {token: areas[token] for token in tokens if token in areas}


def wall_areas(position: object, *, seat: Seat = FIRST, size: int = USUAL) -> dict[str, Area]:
    """Return what each wall there is would cover exactly, placed or not; nothing without walls."""
    look = Look(seat, fit(size))
    return dict(board_for(position, look).walls(position, look))


def highlights(
    position: object, marks: Marks, *, seat: Seat = FIRST, size: int = USUAL
) -> tuple[Highlight, ...]:
    """Return the marks that can be laid over a picture, so that it need not be drawn with them.

    Each lies where `draw` would paint it. The slots for walls are left out.
    """
    look = Look(seat, fit(size), marks=marks)
    return tuple(board_for(position, look).highlights(position, look))

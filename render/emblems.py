"""Single dice, pieces and walls on a transparent ground, to stand between words as emojis do."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from render.canvas.area import Disc, around
from render.canvas.pen import Pen
from render.canvas.picture import Picture
from render.canvas.png import encode_transparent
from render.checkers.pieces import paint_man_or_queen
from render.pieces import Profile, paint_piece
from render.points.dice import CORNER, paint_block, paint_pips
from render.themes import Theme, pick
from rules.checkers import Piece
from rules.game import Seat

_SIZE: Final = 128
"""Pixels, which is what Discord takes for an emoji."""
_LARGER: Final = 1.14
"""How much larger than on its square a man is."""
_PAINTED: Final = 0.47
"""The radius of a disc, as a share of the size."""
_WALL: Final = 0.16
"""Half the breadth of a wall."""
_EDGE: Final = 0.05
_DIE: Final = 0.88
"""The side of a die, and how far its edge goes beyond it."""
_RIM: Final = 0.03
_PIP: Final = 0.125
"""The radius of a pip, as a share of the die's side."""

_Paint: TypeAlias = Callable[[Pen, Theme], None]


def _die(face: int, pen: Pen, theme: Theme) -> None:
    """Paint a die with an edge, which is seen on light ground too, and pips for the smallest."""
    side, edge = pen.width * _DIE, pen.width * _RIM
    pen.rectangle(around(pen.centre, side / 2 + edge), theme.edge(0), side * CORNER + edge)
    paint_block(pen, theme, pen.centre, side, theme.tones(0))
    paint_pips(pen, pen.centre, side, face, theme.pip, size=_PIP)


def _checker(seat: int, pen: Pen, theme: Theme) -> None:
    paint_piece(pen, theme, seat, Disc(pen.centre, pen.width * _PAINTED))


def _man(seat: int, pen: Pen, theme: Theme) -> None:
    paint_man_or_queen(pen, theme, Piece(Seat(seat), queen=False), pen.centre, pen.width * _LARGER)


def _queen(seat: int, pen: Pen, theme: Theme) -> None:
    paint_man_or_queen(pen, theme, Piece(Seat(seat), queen=True), pen.centre, pen.width)


def _pawn(seat: int, pen: Pen, theme: Theme) -> None:
    disc = Disc(pen.centre, pen.width * _PAINTED)
    paint_piece(pen, theme, seat, disc, Profile.PAWN)


def _wall(pen: Pen, theme: Theme) -> None:
    """Paint a wall with an edge, which is seen on dark ground too."""
    x, y = pen.centre
    reach, breadth, edge = pen.width / 2, pen.width * _WALL, pen.width * _EDGE
    box = (x - breadth, y - reach, x + breadth, y + reach)
    pen.rectangle(box, theme.ink, edge * 2)
    left, top, right, bottom = box
    inside = (left + edge, top + edge, right - edge, bottom - edge)
    pen.rectangle(inside, theme.wall, edge)


_EMBLEMS: Final[Mapping[str, _Paint]] = MappingProxyType(
    {
        **{f"die_{face}": partial(_die, face) for face in range(1, 7)},
        **{f"checker_{seat + 1}": partial(_checker, seat) for seat in range(2)},
        **{f"man_{seat + 1}": partial(_man, seat) for seat in range(2)},
        **{f"queen_{seat + 1}": partial(_queen, seat) for seat in range(2)},
        **{f"pawn_{seat + 1}": partial(_pawn, seat) for seat in range(4)},
        "wall": _wall,
    }
)
EMBLEMS: Final = tuple(_EMBLEMS)
"""The names of all emblems; numbers are those of faces and seats, from one."""


def emblem(name: str, theme: Theme | str = "wood") -> Picture:
    """Return the picture of an emblem."""
    pen = Pen(_SIZE, _SIZE)
    _EMBLEMS[name](pen, pick(theme))
    image = pen.finish()
    return Picture(encode_transparent(image.tobytes(), _SIZE, _SIZE), _SIZE, _SIZE)

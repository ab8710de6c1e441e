"""The cards at the beginning and at the end of a replay: who plays, and who has won."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.canvas.area import Area, Disc, Point
from render.canvas.font import readable, shortened
from render.canvas.pen import Pen
from render.canvas.tiles import indices
from render.figures import Figure, paint_figure
from render.look import Caption
from render.pieces import Profile, paint_piece
from render.themes import Theme
from rules.game import Seat

_WIDTH: Final = 0.5
"""The width of a card, as a share of the picture's; a line is an eighth of that high."""
_LINES: Final = 8


class Player(NamedTuple):
    """A seat, who has it, and what its piece looks like."""

    seat: int
    caption: Caption
    profile: Profile


def title_card(
    width: int, captions: Sequence[Caption], theme: Theme, profile: Profile
) -> Image.Image:
    """Return the names of all players, each behind their piece, as indices."""
    pen, high = _card(width, len(captions), theme)
    for seat, caption in enumerate(captions):
        _paint_player(pen, (high, high * (seat + 1)), Player(seat, caption, profile), theme)
    return indices(pen.finish(), theme)


def end_card(
    width: int,
    winners: Sequence[Seat],
    captions: Sequence[Caption],
    theme: Theme,
    profile: Profile,
) -> Image.Image:
    """Return the pieces of all winners, with their names if they are known, under a star."""
    pen, high = _card(width, len(winners) + 1, theme)
    paint_figure(pen, Figure.WON, Disc((pen.width / 2, high), high * 0.4), theme.last, theme.frame)
    for place, seat in enumerate(winners):
        down = high * (place + 2)
        if seat < len(captions):
            _paint_player(pen, (high, down), Player(seat, captions[seat], profile), theme)
        else:
            paint_piece(pen, theme, seat, Disc((pen.width / 2, down), high * 0.38), profile)
    return indices(pen.finish(), theme)


def place_of_card(card: Image.Image, picture: tuple[int, int]) -> Area:
    """Return where a card lies: in the middle of the picture."""
    width, height = picture
    return Area((width - card.width) // 2, (height - card.height) // 2, card.width, card.height)


def _card(width: int, lines: int, theme: Theme) -> tuple[Pen, float]:
    """Return an empty card for so many lines, and the height of a line."""
    across = round(width * _WIDTH)
    high = across / _LINES
    pen = Pen(across, round(high * (lines + 1)), theme.frame)
    pen.outline(pen.box, max(1.0, across * 0.01), theme.ink)
    return pen, high


def _paint_player(pen: Pen, at: Point, player: Player, theme: Theme) -> None:
    left, down = at
    room = pen.width - 2.6 * left
    paint_piece(pen, theme, player.seat, Disc(at, left * 0.36), player.profile)
    name = readable(player.caption.name, str(player.seat + 1))
    pen.name(left * 1.7, down, shortened(name, left * 0.5, room), left * 0.5, theme.ink)

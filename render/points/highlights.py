"""The marks of a backgammon or narde board, as shapes over its picture."""

from collections.abc import Iterator

from render.canvas.area import Area, Disc
from render.highlight import Highlight, dot, frame, ring
from render.look import Look
from render.points.layout import layout
from render.points.pile import Pile
from render.points.places import place_of
from render.points.view import renumber
from rules.points.board import ALONG, OFF
from rules.points.position import Race


def highlight_points(position: Race, look: Look) -> Iterator[Highlight]:
    """Yield rings on the checkers that may move, and where they may go a dot or a framed tray."""
    marks, board = look.marks, _Marked(position, look)
    for number in ALONG:
        if number in marks.may_move:
            yield ring(number, board.top(number))
        if number in marks.may_reach:
            yield frame(OFF, board.area(OFF)) if number == OFF else board.dot(number)


class _Marked:
    """The places of the side to act."""

    def __init__(self, position: Race, look: Look) -> None:
        self._position = position
        self._look = look
        self._across = renumber(position.routes, position.turn, position.other)

    def area(self, number: int) -> Area:
        return place_of(self._position, self._position.turn, number, self._look).area

    def top(self, number: int) -> Disc:
        return self._in_picture(number, self._pile(number).top)

    def dot(self, number: int) -> Highlight:
        pile = self._pile(number)
        return dot(number, self._in_picture(number, pile.free).centre, pile.dot_side)

    def _pile(self, number: int) -> Pile:
        position = self._position
        area, from_top = place_of(position, position.turn, number, self._look)
        mine, theirs = (position.sides[seat] for seat in (position.turn, position.other))
        count = mine[number] or theirs[self._across[number]]
        return Pile(area.width, area.height, count, layout(self._look.size).checker, from_top)

    def _in_picture(self, number: int, disc: Disc) -> Disc:
        left, top, _, _ = self.area(number)
        (x, y), radius = disc
        return Disc((left + x, top + y), radius)

"""The checkers that a play carries across a backgammon or narde board."""

from collections.abc import Iterator

from render.canvas.area import Area
from render.look import Look
from render.points.layout import layout
from render.points.places import Place, place_of, top_checker, top_slab
from render.points.view import renumber
from render.slide import Slide
from rules.game import Seat
from rules.points.board import BAR, OFF
from rules.points.play import Play
from rules.points.position import Race


def slide_points(before: Race, move: object, look: Look) -> Iterator[Slide]:
    """Yield the steps of a play, and before each step that hits the checker that is hit."""
    if not isinstance(move, Play):
        return
    mover, other = (_Checkers(before, seat, look) for seat in (before.turn, before.other))
    across = renumber(before.routes, before.turn, before.other)
    for step in move.steps:
        if step.hit:
            yield Slide(other.lift(across[step.end]), other.lay(BAR))
        yield Slide(mover.lift(step.start), mover.lay(step.end))


class _Checkers:
    """The checkers of one side while a play is made, and where they lie."""

    def __init__(self, position: Race, owner: Seat, look: Look) -> None:
        self._position = position
        self._owner = owner
        self._look = look
        self._counts = list(position.sides[owner])

    def lift(self, number: int) -> Area:
        """Take the top checker of a place; return where it lay."""
        area = self._top(number)
        self._counts[number] -= 1
        return area

    def lay(self, number: int) -> Area:
        """Put a checker on a place; return where it lies."""
        self._counts[number] += 1
        return self._top(number)

    def _top(self, number: int) -> Area:
        place, count = self._place(number), self._counts[number]
        if number == OFF:
            return top_slab(place, count)
        return top_checker(place, count, layout(self._look.size).checker)

    def _place(self, number: int) -> Place:
        return place_of(self._position, self._owner, number, self._look)

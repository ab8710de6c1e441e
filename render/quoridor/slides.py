"""The way of a pawn across a Quoridor board."""

from collections.abc import Iterator

from render.look import Look
from render.quoridor.areas import quoridor_areas
from render.slide import Slide
from rules.quoridor import Position, Step


def slide_quoridor(before: Position, move: object, look: Look) -> Iterator[Slide]:
    """Yield the step of a pawn."""
    if isinstance(move, Step):
        squares = quoridor_areas(before, look)
        yield Slide(squares[before.pawns[before.seat]], squares[move.square])

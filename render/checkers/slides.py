"""The way of a piece across a checkers board."""

from collections.abc import Iterator
from itertools import pairwise

from render.checkers.layout import dark_squares
from render.look import Look
from render.slide import Slide
from rules.checkers import Path, Position


def slide_checkers(_: Position, move: object, look: Look) -> Iterator[Slide]:
    """Yield a slide for a move, or for each jump of a capture."""
    if isinstance(move, Path):
        squares = dark_squares(look.size, look.seat)
        for start, end in pairwise(move.squares):
            yield Slide(squares[start], squares[end])

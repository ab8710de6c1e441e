"""A game as something that moves: what is to be shown, and how it is made."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, assert_never

import render
from bot.table.events import Gone, Line, Moved, Rolled
from bot.table.positions import load
from rules import GAMES
from rules.game import FIRST, Roll, Seat


@dataclass(frozen=True, slots=True)
class Film:
    """A game, from one of its lines on, as a seat sees it.

    It holds the lines themselves: after a move was taken back, as many lines are another game.
    """

    game: str
    opening: str
    lines: tuple[Line, ...]
    first: int = 0
    """How many lines have been played when it begins."""
    seat: Seat = FIRST
    theme: str = "wood"
    name: str = field(default="replay.gif", compare=False)
    """What its file is called."""


def shoot(film: Film, on_progress: Callable[[float], None]) -> bytes:
    """Return the film as a GIF; `on_progress` is told how much of it is done."""
    positions = [load(film.game, film.opening)]
    moves: list[object] = []
    for line in film.lines:
        position, move = _follow(GAMES[film.game], positions[-1], line)
        positions.append(position)
        moves.append(move)
    animation = render.replay(
        positions[film.first :],
        moves[film.first :],
        seat=film.seat,
        theme=film.theme,
        on_progress=lambda done, count: on_progress(done / count),
    )
    return animation.gif


def _follow(game: Any, position: Any, line: Line) -> tuple[Any, object]:  # noqa: ANN401 - any game
    """Return the position after a line, and the move that led there."""
    match line:
        case Rolled(dice):
            return game.play(position, Roll(dice)), Roll(dice)
        case Moved(_, text):
            move = game.parse(text, position)
            return game.play(position, move), move
        case Gone(seat):
            return game.leave(position, seat), None
        case _:
            assert_never(line)

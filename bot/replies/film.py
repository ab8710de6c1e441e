"""The animation of a game: what it shows, and how it is made."""

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
    """What an animation shows: the lines of a game from one of them on, as a seat sees them.

    It has the lines themselves. Their number is not enough, because moves can be taken back.
    """

    game: str
    opening: str
    lines: tuple[Line, ...]
    first: int = 0
    """The line that the animation begins with."""
    seat: Seat = FIRST
    theme: str = "wood"
    computers: frozenset[Seat] = frozenset()
    """The seats whose players are computers."""
    names: tuple[str, ...] = ()
    """The players' names, in the order of seats."""
    winners: frozenset[Seat] = frozenset()
    """Who has won, if the animation goes to the end."""
    name: str = field(default="replay.gif", compare=False)
    """The name of its file."""


def shoot(film: Film, on_progress: Callable[[float], None]) -> bytes:
    """Return the animation as a GIF; `on_progress` is given the part of it that is done."""
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
        computers=film.computers,
        names=[render.Caption(name) for name in film.names],
        winners=film.winners,
        earlier=sum(not isinstance(move, Roll) for move in moves[: film.first]),
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

"""The moves of backgammon and narde: a step moves one checker, a play is a whole turn of steps."""

from typing import NamedTuple

from rules.game import PASS
from rules.points.board import BAR, OFF


class Step(NamedTuple):
    """One checker moved by one die, from 25 (the bar) or a point to a point or 0 (off)."""

    start: int
    end: int
    hit: bool = False

    def __str__(self) -> str:
        return f"{name_place(self.start)}/{name_place(self.end)}{'*' * self.hit}"

    def __repr__(self) -> str:
        return f"Step({str(self)!r})"


class Play(NamedTuple):
    """A whole turn: its steps, the highest start first. A play without steps is a lost turn."""

    steps: tuple[Step, ...]

    def __repr__(self) -> str:
        return f"Play({' '.join(map(str, self.steps)) or PASS!r})"


def name_place(place: int) -> str:
    """Return how players write a point, the bar, or off."""
    return "bar" if place == BAR else "off" if place == OFF else str(place)


def end_of(start: int, die: int) -> int:
    """Return where a die takes a checker: to a lower point, or off."""
    return max(start - die, OFF)

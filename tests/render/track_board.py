"""A board for the toy game: it shows all that a board in `render` needs."""

from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType

import pytest

from render import Theme, boards
from render.boards import BOARDS, Board
from render.canvas.area import Area
from render.canvas.pen import Pen
from render.canvas.scene import Cell, Scene
from render.description import LastMove, outcome, to_act
from render.look import Look
from render.text.marks import EMPTY, MARKS, name_side
from rules.game import Outcome, Roll, Seat
from tests.rules.sprint import Run, Sprint, Track

_GAME = Sprint()
_SQUARE = 16


@dataclass(frozen=True, slots=True)
class EmptyTracks:
    """A lane for each seat."""

    seats: int
    length: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return (self.length + 1) * _SQUARE, self.seats * _SQUARE

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint the whole picture."""
        pen.rectangle(pen.box, theme.felt)


@dataclass(frozen=True, slots=True)
class Runners:
    """One or two runners of a seat on a square."""

    seat: int
    count: int

    def paint(self, pen: Pen, theme: Theme) -> None:
        """Paint a disc, and a dot on it for the second runner."""
        pen.disc(pen.centre, pen.width / 2, theme.side(self.seat))
        if self.count > 1:
            pen.disc(pen.centre, pen.width / 4, theme.edge(self.seat))


@dataclass(frozen=True, slots=True, kw_only=True)
class TrackDescription:
    """A position of the toy game."""

    viewer: Seat
    to_act: Seat | None
    outcome: Outcome | None
    last_move: LastMove | None
    length: int
    runners: tuple[tuple[int, ...], ...]
    die: int


def paint_track(track: Track, look: Look) -> Scene:
    """Return the scene of a position, the lane of `look.seat` at the bottom."""
    seats = len(track.runners)
    return Scene(EmptyTracks(seats, track.length), list(_cells(track, look.seat)))


def _cells(track: Track, viewer: Seat) -> Iterator[Cell]:
    seats = len(track.runners)
    for seat, runners in enumerate(track.runners):
        lane = (viewer - seat - 1) % seats
        for square in set(runners):
            area = Area(square * _SQUARE, lane * _SQUARE, _SQUARE, _SQUARE)
            yield Cell(area, Runners(seat, runners.count(square)))


def describe_track(track: Track, look: Look) -> TrackDescription:
    """Return what a position shows."""
    stage = _GAME.stage(track)
    move: Run | Roll | None = look.last_move
    return TrackDescription(
        viewer=look.seat,
        to_act=to_act(stage),
        outcome=outcome(stage),
        last_move=None if move is None else _last_move(track, move),
        length=track.length,
        runners=track.runners,
        die=track.die,
    )


def _last_move(track: Track, move: Run | Roll) -> LastMove:
    dice = move.dice if isinstance(move, Roll) else ()
    return LastMove(None, _GAME.format(move, track), dice)


def sketch_track(seen: TrackDescription) -> list[str]:
    """Return a line for each seat, the number of runners on each square."""
    return [
        f"{name_side(Seat(seat), seen.to_act)} {_lane(seen, seat)}"
        for seat in range(len(seen.runners))
    ]


def _lane(seen: TrackDescription, seat: int) -> str:
    counts = [seen.runners[seat].count(square) for square in range(seen.length + 1)]
    return "".join(MARKS[seat] if count == 1 else str(count or EMPTY) for count in counts)


TRACK_BOARD = Board(paint_track, describe_track, sketch_track, lambda track: len(track.runners))


def add_track_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `render` show the toy game for the length of a test."""
    monkeypatch.setattr(boards, "BOARDS", MappingProxyType({**BOARDS, Track: TRACK_BOARD}))

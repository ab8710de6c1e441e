"""What happened at a table since somebody looked, line by line: a page shows one after the other.

The last line is the table as it is. A move and the roll after it are one scene, as the pieces still
move among the old dice.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.identity import PlayerId
from bot.persistence.record import Done
from bot.persistence.snapshot import Snapshot
from bot.replies.course import Course
from bot.replies.drawings import Board
from bot.table.events import Began, Gone, Line, Moved, Opened, Rolled, Undone
from render import Area, Slide


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line of the game, and how the game stood before and after it."""

    version: int
    line: Line
    before: Course
    after: Course


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """How the board stood for a moment."""

    version: int
    """The version of the table that it belongs to."""
    told: tuple[str, ...]
    """What had just happened."""
    board: Board
    slides: tuple[Slide, ...]
    mover: PlayerId | None
    dice: tuple[Area, ...]
    rolls: int
    moves: int


def played_lines(found: Snapshot, versions: Collection[int]) -> tuple[PlayedLine, ...]:
    """Return the lines since the first of some versions, if they are more than one scene.

    To follow a game takes time, and mostly there was one move, or a move and a roll.
    """
    first = min(versions, default=0)
    recent = found.record.recent if found.record and versions else ()
    if not turning_points(_lines_of([done for done in recent if done.version >= first])):
        return ()
    played = list[PlayedLine]()
    # The one before has the last move, which the first board shows.
    for line in _follow([done for done in recent if done.version >= first - 1]):
        if line is None:
            played.clear()
        elif line.version >= first and line.before.position:
            played.append(line)
    return tuple(played)


def _lines_of(recent: Sequence[Done]) -> tuple[Line, ...]:
    """Return the lines that requests led to, since a game began or a move was taken back."""
    found = list[Line]()
    for event in (event for done in recent for event in done.news.events):
        if isinstance(event, Rolled | Moved | Gone):
            found.append(event)
        elif isinstance(event, Opened | Began | Undone):
            found.clear()
    return tuple(found)


def _follow(recent: Sequence[Done]) -> Iterator[PlayedLine | None]:
    """Yield the lines of requests; None where a game began or a move was taken back."""
    course = Course()
    for done in recent:
        if course.position != done.news.position:
            course = Course.of(done.news)
        for event in done.news.events:
            before, course = course, course.after(event)
            if isinstance(event, Rolled | Moved | Gone):
                yield PlayedLine(done.version, event, before, course)
            elif isinstance(event, Opened | Began | Undone):
                yield None


def turning_points(played: Sequence[Line]) -> tuple[int, ...]:
    """Return after which of the lines the board is shown, before it is shown as it is now."""
    return tuple(
        at
        for at, (line, following) in enumerate(pairwise(played))
        if isinstance(line, Rolled) or not isinstance(following, Rolled)
    )

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
    """A line of the game, and how the game stood before it."""

    version: int
    line: Line
    before: Course

    @property
    def after(self) -> Course:
        """Return how the game stood after it."""
        return self.before.after(self.line)


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
    """Return the lines since the first of some versions that led to the position, oldest first."""
    if not versions:
        return ()
    first, played = min(versions), list[PlayedLine]()
    for line in _follow(found.record.recent if found.record else ()):
        if line is None:
            played.clear()
        elif line.version >= first and line.before.position:
            played.append(line)
    return tuple(played)


def _follow(recent: Sequence[Done]) -> Iterator[PlayedLine | None]:
    """Yield the lines of the latest requests; None where a game began or a move was taken back."""
    course = Course()
    for done in recent:
        if course.position != done.news.position:
            course = Course.of(done.news)
        for event in done.news.events:
            if isinstance(event, Rolled | Moved | Gone):
                yield PlayedLine(done.version, event, course)
            elif isinstance(event, Opened | Began | Undone):
                yield None
            course = course.after(event)


def turning_points(played: Sequence[PlayedLine]) -> tuple[int, ...]:
    """Return after which of the lines the board is shown, before it is shown as it is now."""
    return tuple(
        at
        for at, (one, following) in enumerate(pairwise(played))
        if isinstance(one.line, Rolled) or not isinstance(following.line, Rolled)
    )

"""The lines of a game: the rolls, moves and departures in its log that led to the position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.table.events import Entry, Gone, Line, Moved, Rolled, Undone

_CHANGES: Final = (Rolled, Moved, Gone, Undone)


def last_line(log: Sequence[Entry]) -> Line | None:
    """Return the line that led to the position; None at the opening."""
    for entry in reversed(log):
        match entry.event:
            case Rolled() | Moved() | Gone() as line:
                return line
            case Undone():
                return next(reversed(lines(log)), None)
            case _:
                continue
    return None


def last_change(log: Sequence[Entry]) -> Entry | None:
    """Return the latest entry that changed the position: a line, or a move taken back."""
    changes = (entry for entry in reversed(log) if isinstance(entry.event, _CHANGES))
    return next(changes, None)


def lines(log: Iterable[Entry]) -> tuple[Line, ...]:
    """Return all lines from the opening to the position, without those taken back."""
    changes = tuple(_replay(log))
    return changes[-1][1] if changes else ()


def rolls(log: Iterable[Entry]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield every roll with its number; after a move is taken back, numbers repeat."""
    for event, kept in _replay(log):
        if isinstance(event, Rolled):
            yield sum(isinstance(line, Rolled) for line in kept), event.dice


def _replay(log: Iterable[Entry]) -> Iterator[tuple[Line | Undone, tuple[Line, ...]]]:
    """Yield everything that changed the position, and the lines that led to it by then."""
    kept: tuple[Line, ...] = ()
    for entry in log:
        match entry.event:
            case Rolled() | Moved() | Gone() as line:
                kept = (*kept, line)
                yield line, kept
            case Undone(keep) as undone:
                kept = kept[:keep]
                yield undone, kept
            case _:
                continue

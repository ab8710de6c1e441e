"""The lines of a game: the rolls, moves and departures in its log that led to the position."""

from collections.abc import Iterable, Iterator, Sequence

from bot.table.events import Entry, Gone, Line, Moved, Rolled, Undone


def last_line(log: Sequence[Entry]) -> Line | None:
    """Return what led to the position."""
    for entry in reversed(log):
        match entry.event:
            case Rolled() | Moved() | Gone() as line:
                return line
            case Undone():
                return next(reversed(lines(log)), None)
            case _:
                continue
    return None


def lines(log: Iterable[Entry]) -> tuple[Line, ...]:
    """Return what led from the opening to the position, without what was taken back."""
    told = tuple(_retell(log))
    return told[-1][1] if told else ()


def rolls(log: Iterable[Entry]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Return every throw with its number; what was taken back comes with its number again."""
    for event, kept in _retell(log):
        if isinstance(event, Rolled):
            yield sum(isinstance(line, Rolled) for line in kept), event.dice


def _retell(log: Iterable[Entry]) -> Iterator[tuple[Line | Undone, tuple[Line, ...]]]:
    """Return what changed the position, each time with all the lines that then led to it."""
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

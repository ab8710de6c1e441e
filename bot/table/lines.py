"""The lines of a game: the rolls, moves and departures in its log that led to the position."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.table.events import Entry, Event, Gone, Line, Moved, Rolled, Undone

_LINES: Final = (Rolled, Moved, Gone)
_CHANGES: Final = (*_LINES, Undone)


def last_change(log: Sequence[Entry]) -> Entry | None:
    """Return the latest entry that changed the position: a line, or a move taken back."""
    changes = (entry for entry in reversed(log) if isinstance(entry.event, _CHANGES))
    return next(changes, None)


def lines(log: Iterable[Entry]) -> tuple[Line, ...]:
    """Return all lines from the opening to the position, without those taken back."""
    kept: list[Line] = []
    for entry in log:
        _follow(entry.event, kept)
    return tuple(kept)


def latest_lines(log: Sequence[Entry]) -> Iterator[Line]:
    """Yield all lines from the position back to the opening, without those taken back.

    Whoever looks for one of the latest need not go through the whole game.
    """
    for at in reversed(range(len(log))):
        event = log[at].event
        if isinstance(event, Undone):
            yield from reversed(lines(log[: at + 1]))
            return
        if isinstance(event, _LINES):
            yield event


def rolls(log: Iterable[Entry]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield every roll with its number; after a move is taken back, numbers repeat."""
    kept: list[Line] = []
    for entry in log:
        _follow(entry.event, kept)
        if isinstance(entry.event, Rolled):
            yield sum(isinstance(line, Rolled) for line in kept), entry.event.dice


def _follow(event: Event, kept: list[Line]) -> None:
    """Add a line to those that are kept, or remove those that are taken back."""
    if isinstance(event, _LINES):
        kept.append(event)
    elif isinstance(event, Undone):
        del kept[event.keep :]

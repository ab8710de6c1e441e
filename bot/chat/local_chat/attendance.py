"""How many windows are open: of one person, from one address, in one room, and in all."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Limits:
    """How many windows may be open."""

    person: int = 12
    address: int = 100
    room: int = 200
    all: int = 2_000


LIMITS: Final = Limits()


class Crowded(Exception):
    """Too many windows are open already."""


class Attendance:
    """Counts the windows that are open."""

    def __init__(self, limits: Limits | None = None) -> None:
        self._limits = limits or LIMITS
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def entered(self, person: str, address: str, room: str, *, seated: bool) -> Iterator[None]:
        """Count a window while the block runs; raise Crowded if there are too many.

        A visitor of another platform has no address of their own. Who sits at the table of a room
        finds a place there however many look on.
        """
        limits = self._limits
        counted = [(("person", person), limits.person)]
        if address:
            counted.append((("address", address), limits.address))
        if not seated:
            counted += [(("room", room), limits.room), (("all", ""), limits.all)]
        if any(self._open[what] >= most for what, most in counted):
            raise Crowded
        self._open.update(what for what, _ in counted)
        try:
            yield
        finally:
            self._open.subtract(what for what, _ in counted)
            for what, _ in counted:
                if not self._open[what]:
                    del self._open[what]

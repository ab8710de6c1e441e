"""A clock for tests of engines: it goes on by itself whenever it is looked at."""


class Clock:
    """Shows so many seconds more at every look."""

    def __init__(self, tick: float) -> None:
        self._tick = tick
        self._now = 0.0

    def __call__(self) -> float:
        """Return the time."""
        self._now += self._tick
        return self._now

"""Whether somebody can play against a computer now."""

from enum import Enum, auto


class Availability(Enum):
    """Whether computers play at all, and whether they have time."""

    OFF = auto()
    """The owner of this bot has turned them off."""
    BROKEN = auto()
    """No worker can be started: games go on without thought, and none is begun."""
    READY = auto()
    BUSY = auto()
    """They play at so many tables that another one would have to wait for long."""

    @property
    def has_workers(self) -> bool:
        """Return whether engines can be asked, even if one has to wait for them."""
        return self in {Availability.READY, Availability.BUSY}

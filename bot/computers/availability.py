"""Whether somebody can play against a computer now."""

from enum import Enum, auto


class Availability(Enum):
    """Whether computers play at all, and whether they have time."""

    OFF = auto()
    """The owner of this bot has turned them off."""
    READY = auto()
    BUSY = auto()
    """They play at so many tables that another one would have to wait for long."""

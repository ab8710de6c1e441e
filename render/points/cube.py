"""Where the doubling cube lies."""

from rules import backgammon
from rules.game import Seat


def is_offered(position: backgammon.Position) -> bool:
    """Return whether a double waits for its answer."""
    return position.phase is backgammon.Phase.DOUBLED


def cube_row(position: backgammon.Position, viewer: Seat) -> int | None:
    """Return the row of the cube's owner; None if it lies in the middle."""
    owner = position.cube.owner
    return None if owner is None else int(owner == viewer)

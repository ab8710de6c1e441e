"""Where the doubling cube lies."""

from rules import backgammon
from rules.game import Seat


def cube_row(position: backgammon.Position, viewer: Seat) -> int | None:
    """Return the row of the cube's owner; None if it lies in the middle, as an offered one does."""
    owner = position.cube.owner
    if owner is None or position.phase is backgammon.Phase.DOUBLED:
        return None
    return int(owner == viewer)

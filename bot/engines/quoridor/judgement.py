"""What a position between two players seems to be worth, without looking ahead."""

from typing import Final

WON: Final = 1_000_000
"""At least this much for a pawn that has arrived."""
_RACE: Final = 100_000
"""At least this much for a race that nobody can stop."""
_STEP: Final = 100
_TURN: Final = 60
_WALLS: Final = (0, 280, 500, 680, 840, 1000, 1140, 1260, 1380, 1490, 1600)


def judge(near: int, far: int, my_walls: int, their_walls: int) -> int:
    """Return the worth to the player to move, who is `near` steps from the goal, the other `far`.

    Who leads a race that the other has no walls left to stop has as good as won it.
    """
    if not far:
        return -WON
    if near <= far:
        if not their_walls:
            return _RACE + far - near
    elif not my_walls:
        return far - near - _RACE
    return _STEP * (far - near) + _TURN + _WALLS[my_walls] - _WALLS[their_walls]

"""How likely each of several players is to win, without looking ahead."""

from collections.abc import Sequence
from typing import Final

_STEP: Final = 1.5
"""How many times as likely a player is to win who is a step closer."""
_WALL: Final = 1.5
"""How many times as likely a player is to win who has a wall more."""
_ARRIVED: Final = 1e9
_FARTHEST: Final = 81

_BY_STEPS: Final = (_ARRIVED, *(_STEP**-steps for steps in range(1, _FARTHEST)))
_BY_WALLS: Final = tuple(_WALL**walls for walls in range(11))


def estimate(distances: Sequence[int], walls: Sequence[int], turn: int) -> list[float]:
    """Return each player's chance, from the steps they are away and the walls they have."""
    count = len(distances)
    weights = [
        _BY_STEPS[steps] * _BY_WALLS[left] * _STEP ** (-((seat - turn) % count) / count)
        for seat, (steps, left) in enumerate(zip(distances, walls, strict=True))
    ]
    whole = sum(weights)
    return [weight / whole for weight in weights]

"""Short whole games of each kind, found by looking through many random ones."""

from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Score:
    """The rolls of a game, and its moves without the passes."""

    rolls: tuple[str, ...]
    moves: tuple[str, ...]
    won: str


def _score(rolls: str, moves: str, won: str) -> Score:
    return Score(tuple(rolls.split()), tuple(moves.split(", ")), won)


SCORES = {
    "backgammon": _score(
        ("61 12 66 12 55 11 55 12 66 31 65 21 66 21 66 12 65 21 66 12 55 21 55 21 55"),
        (
            "8/7 8/2, 24/22 8/7, 13/7 8/2 7/1*(2), 13/8/3* 13/8 6/1, 13/8(2) 8/3 6/1, "
            "24/18*(2) 8/2(2), 18/13/7, 7/1, 18/13/7, 7/1 6/off(3), 3/off(2) 2/off(2), "
            "2/off(2) 1/off(2), bar/23, 1/off(4)"
        ),
        "Anna wins: backgammon, 3 points.",
    ),
    "narde": _score(
        (
            "61 44 11 33 21 66 11 33 21 33 11 66 11 33 31 55 31 54 31 65 12 55 31 66 21 54 12 "
            "55 11 66 12 44 12 55 12 66 12 55 11 66 21 44 31 66 21 44"
        ),
        (
            "24/20/16 24/20/16, 24/23/22/21/20, 16/13/10/7 16/13, 24/22/21, 24/18 13/7 "
            "7/1(2), 24/23 21/20 20/19(2), 24/21/18 18/15(2), 24/22 19/18, 24/21/18/15, 23/22 "
            "18/17/16/15, 24/18 15/9(3), 24/23/22 19/18/17, 24/21 9/6(3), 24/21 17/16, 24/19 "
            "18/13/8 6/1, 22/19 15/14, 21/17 6/1, 24/21 22/21, 24/18 19/14, 24/22 22/21, "
            "24/19/14 18/13 8/3, 14/11/10, 24/18 17/11 14/8(2), 22/21 21/19, 18/14 13/8, "
            "24/22 10/9, 24/19/14 8/3(2), 9/8/7/6/5, 24/18 14/8(2) 8/2, 19/17 5/4, 24/20 "
            "18/14 6/2, 22/21 19/17, 24/19/14 11/6 8/3, 24/22 17/16, 20/14 14/8(3), 21/19 "
            "4/3, 8/3(3) 6/1, 24/23/22 22/21 17/16, 8/2 3/off(3), 24/22 3/2, 3/off(4), 24/23 "
            "21/18, 2/off(3) 1/off, 22/21 18/16, 1/off(4)"
        ),
        "Anna wins: mars, 2 points.",
    ),
    "checkers": _score(
        (""),
        (
            "a3-b4, h6-g5, b4-a5, d6-c5, g3-h4, c7-d6, a5xe5, f6xd4, c3xe5, d8-c7, h4xd4, "
            "a7-b6, e5-d6, f8-e7, d6xh6, b6-c5, d4xb6, b8-c7, b6xd8, h8-g7, h6xf8"
        ),
        "Anna wins: every piece captured.",
    ),
    "quoridor": _score(
        (""),
        ("e2, a3h, e3, g5v, e4, d9, e5, c9, e6, d9, e7, c9, e8, d9, e9"),
        "Anna wins: first to the goal.",
    ),
}

EVERY_SCORE = pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.thorough if game == "narde" else ()) for game in SCORES],
)
"""Every game but long narde, which takes longest and is shown as backgammon is."""

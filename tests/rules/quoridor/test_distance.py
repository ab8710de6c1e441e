"""The shortest way of each pawn."""

import pytest

from rules.quoridor.distance import distances
from tests.rules.quoridor.asking import GAME


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("e1 e9/-/10 10/1", (8, 8)),
        ("e1 a5 e9 i5/-/5 5 5 5/1", (8, 8, 8, 8)),
        ("e9 d4/-/10 10/2", (0, 3)),
        ("e1 e9/d1h/9 10/2", (9, 9)),
        ("e1 e9/d1h f1h/9 9/1", (10, 10)),
        ("e4 e5/-/10 10/1", (5, 4)),
        ("e1 - e9 i5/-/5 0 5 5/1", (8, None, 8, 8)),
        ("a2 e2/a1h a2h c1h c2h e1h e2h g1h g2h/6 6/1", (15, 5)),
    ],
)
def test_steps_are_counted_round_walls_and_through_pawns(
    text: str, expected: tuple[int | None, ...]
) -> None:
    assert distances(GAME.load(text)) == expected

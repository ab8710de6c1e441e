"""Random games, each position searched once more in the plainest way."""

from random import Random

import pytest

from tests.rules.quoridor import reference
from tests.rules.quoridor.asking import GAME, legal, random_game


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("luck", range(3))
def test_the_plainest_search_finds_the_same_moves(seats: int, luck: int) -> None:
    *positions, _ = random_game(GAME.opening(seats), luck)
    for position in Random(luck).sample(positions, 30):
        text = GAME.dump(position)
        assert legal(text) == reference.moves(text)


def test_so_it_does_when_players_have_left() -> None:
    *positions, _ = random_game(GAME.opening(4), 5)
    for at, position in enumerate(Random(5).sample(positions, 8)):
        without_one = GAME.leave(position, position.seat)
        assert without_one is not None
        without_two = GAME.leave(without_one, without_one.seat)
        assert without_two is not None
        text = GAME.dump(without_one if at % 2 else without_two)
        assert legal(text) == reference.moves(text)

"""Every row that independent programs agree on."""

import pytest

from rules.narde import Narde
from tests.effort import often
from tests.rules.oracles import rows

GAME = Narde()
pytestmark = pytest.mark.usefixtures("unmeasured")


def test_every_play_of_every_row() -> None:
    for row in rows("narde_plays"):
        position = GAME.load(row["position"])
        moves = GAME.legal_moves(position)
        boards = [GAME.dump(GAME.play(position, move)).partition(":")[0] for move in moves]
        expected = sorted(row["results"]) or [row["position"].partition(":")[0]]
        assert sorted(boards) == expected, row["position"]


def test_our_own_spelling_is_read_back() -> None:
    for row in rows("narde_plays")[:: often(4, 1)]:
        position = GAME.load(row["position"])
        for move in GAME.legal_moves(position):
            assert GAME.parse(GAME.format(move, position), position) == move

"""The search against the plainest way to find the same plays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.narde import Narde, Phase
from tests.rules.narde import reference
from tests.rules.walks import tables, walk

GAME = Narde()
pytestmark = pytest.mark.usefixtures("unmeasured")


@given(data=st.data())
def test_the_plainest_search_finds_the_same_results(data: st.DataObject) -> None:
    for position, _ in list(walk(GAME, data.draw(tables(GAME))))[:: data.draw(st.integers(5, 9))]:
        if position.phase is not Phase.ROLLED:
            continue
        mover, opponent = position.sides[position.turn], position.sides[position.other]
        found = {
            GAME.play(position, move).sides[position.turn]
            for move in GAME.legal_moves(position)
            if move.steps
        }
        plain = reference.results(tuple(mover[:25]), tuple(opponent[:25]), position.dice)
        assert {side[:25] for side in found} == plain, GAME.dump(position)

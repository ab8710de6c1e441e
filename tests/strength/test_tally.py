"""Results that are added up."""

import pytest

from tests.strength.tally import Tally


def test_every_game_is_counted() -> None:
    assert Tally().plus(1).plus(0.5).plus(0).plus(1.0) == Tally(won=2, drawn=1, lost=1)


def test_what_is_no_result_is_refused() -> None:
    with pytest.raises(ValueError, match=r"0\.75"):
        Tally().plus(0.75)

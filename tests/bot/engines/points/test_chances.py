"""Chances of each result, and what they are worth."""

import numpy as np
import pytest

from bot.engines.backgammon.kind import BACKGAMMON
from bot.engines.narde.kind import NARDE
from bot.engines.points.chances import count_chances, final_chances, settle_known
from bot.engines.points.kind import stack
from bot.engines.points.stakes import Stakes, plain_stakes
from rules.backgammon import Backgammon, Phase
from rules.game import Over
from rules.narde import Narde
from tests.rules.oracles import rows
from tests.training.points.lessons import swap


def column(*chances: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    return np.array([chances], np.float32).T


def test_points_are_counted_over_every_result() -> None:
    """Half of the games are won; a tenth of all by two points; a fifth is lost by two or three."""
    chances = column(0.5, 0.1, 0.0, 0.2, 0.1)
    assert plain_stakes(3).expect(chances) == pytest.approx([0.1 - 0.3], abs=1e-6)


def test_the_other_side_expects_the_opposite() -> None:
    chances = column(0.7, 0.3, 0.1, 0.2, 0.05)
    for stakes in (plain_stakes(3), Stakes((1, 1, 1.5), (-0.5, -2, -2))):
        seen_across = stakes.swapped().expect(swap(BACKGAMMON, chances))
        assert seen_across == pytest.approx(-stakes.expect(chances), abs=1e-6)


def test_swapping_twice_changes_nothing() -> None:
    chances = column(0.7, 0.3, 0.2)
    assert swap(NARDE, swap(NARDE, chances)) == pytest.approx(chances)


def test_whoever_has_borne_off_loses_one_point_at_most() -> None:
    board = b"".join(Narde().load("-G----------g-------------:1:00").sides)
    chances = column(0.5, 0.4, 0.3)
    settle_known(NARDE, stack([board]), chances)
    assert chances[:, 0].tolist() == [0.5, 0, 0]


@pytest.mark.parametrize("row", rows("backgammon_outcomes")[::10], ids=lambda row: row["board"])
def test_the_end_of_a_game_of_backgammon_counts_what_the_rules_say(row: dict[str, object]) -> None:
    position = Backgammon().load(f"{row['board']}:0:0:1:00:0:0:0:0:0")
    assert position.phase is Phase.TO_ROLL
    winner = int(str(row["winner"]))
    board = position.sides[winner] + position.sides[1 - winner]
    chances = final_chances(BACKGAMMON, stack([board]))
    assert plain_stakes(3).expect(chances) == [row["points"]]


@pytest.mark.parametrize("left", ["a", "n", "o"])
def test_the_end_of_a_game_of_narde_counts_what_the_rules_say(left: str) -> None:
    position = Narde().load(f"------------{left}-------------:-1:00")
    stage = Narde().stage(position)
    assert isinstance(stage, Over)
    chances = final_chances(NARDE, stack([b"".join(position.sides)]))
    assert plain_stakes(2).expect(chances) == [stage.outcome.points]


def test_there_are_as_many_chances_as_results_beyond_a_plain_loss() -> None:
    assert (count_chances(NARDE), count_chances(BACKGAMMON)) == (3, 5)

"""Every engine judges: the best choice comes first, and what is proven is said so."""

from importlib.util import find_spec

import pytest

from bot.engines.backgammon.net_engine import NetEngine
from bot.engines.catalogue import engine_of
from bot.engines.checkers import engine as checkers
from bot.engines.judgement import ROLL, Depth, Judgement
from bot.engines.question import Answer, JudgeQuestion, LuckQuestion
from bot.engines.quoridor import engine as quoridor
from bot.engines.worker import answer
from rules import GAMES
from rules.backgammon import Backgammon, Double, Drop, Take

START = "-b----E-C---eE---c-e----B-"
RACE = "-CCCCC------o-------------"
"""Who rolls is far ahead, without any contact."""
needs_sage = pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="no wheel for this machine")


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (checkers, quoridor):
        monkeypatch.setattr(module, "_JUDGED_FOR", {Depth.USUAL: 0.05, Depth.DEEP: 0.2})


def judge(game: str, position: str, depth: Depth = Depth.USUAL, played: str = "") -> Judgement:
    found = answer(JudgeQuestion(game, position, depth, played)).judgement
    assert found
    values = [option.value for option in found.options]
    assert values == sorted(values, reverse=True)
    return found


@needs_sage
@pytest.mark.parametrize("depth", Depth)
def test_the_book_play_is_the_best_at_any_depth(depth: Depth) -> None:
    found = judge("backgammon", f"{START}:0:0:1:31:0:0:0:0:10", depth, "24/21/20")
    assert found.best.move == "8/5 6/5"
    assert 0.1 < found.loss("24/21/20") < 0.4


@needs_sage
def test_a_double_is_judged_beside_rolling_on_and_a_take_beside_a_drop() -> None:
    for depth in Depth:
        assert judge("backgammon", f"{RACE}:0:0:1:00:0:0:1:0:10", depth).best.move == "double"
        assert judge("backgammon", f"{RACE}:0:0:1:D:0:0:1:0:10", depth).best.move == "drop"
        early = judge("backgammon", f"{START}:0:0:1:00:0:0:0:0:10", depth, ROLL)
        assert [option.move for option in early.options] == [ROLL, "double"]


@needs_sage
def test_without_a_cube_there_is_only_the_roll() -> None:
    alone = judge("backgammon", f"{START}:0:0:1:00:0:0:0:0:0")
    assert [option.move for option in alone.options] == [ROLL]


@pytest.mark.parametrize(
    ("dice", "best"), [("31", "8/5 6/5"), ("00", None), ("D", Take())], ids=["play", "cube", "take"]
)
def test_our_own_net_judges_too(dice: str, best: object) -> None:
    game = Backgammon()
    position = game.load(f"{START}:0:0:1:{dice}:0:0:0:0:10")
    found = NetEngine().judge(position, Depth.USUAL)
    move, worth = found[0]
    assert best in (move, move and game.format(move, position))
    assert 0 < worth.chance < 1
    assert {Double, Drop}.isdisjoint({type(move)})


def test_our_own_net_offers_no_cube_where_there_is_none() -> None:
    position = Backgammon().load(f"{START}:0:0:1:00:0:0:0:0:0")
    assert [move for move, _ in NetEngine().judge(position, Depth.USUAL)] == [None]


def test_winning_two_points_is_better_than_one_in_narde() -> None:
    found = judge("narde", "-AA---------------------o-:1:21", played="2/off 1/off")
    assert found.best.value == 2
    assert found.best.chance == 1


def test_a_won_ending_of_checkers_is_proven() -> None:
    assert judge("checkers", "W:WKc1,Ke1,Ka1:BKb8").best.proven
    best = judge("checkers", "W:WKa1:BKc1").best
    assert (best.value, best.proven) == (0, True)


def test_the_soonest_of_several_proven_wins_comes_first() -> None:
    best = judge("quoridor", "e8 a5/-/1 1/1").best
    assert (best.move, best.proven) == ("e9", True)


def test_among_four_a_chance_is_judged() -> None:
    found = judge("quoridor", "e5 d5 e6 f5/-/2 2 2 2/1", played="a1h")
    assert all(0 < option.chance < 1 for option in found.options)
    assert found.find("a1h").value < found.best.value


@pytest.mark.parametrize("game", ["backgammon", "narde"])
def test_the_luck_of_all_rolls_is_nothing(game: str) -> None:
    position = {
        "backgammon": f"{START}:0:0:1:00:0:0:0:0:10",
        "narde": "------------o-----------O-:1:00",
    }[game]
    rolls = [(high, low) for high in range(1, 7) for low in range(1, 7)]
    lucks = [answer(LuckQuestion(game, position, roll)).luck for roll in rolls]
    assert sum(lucks) == pytest.approx(0, abs=1e-3)
    assert max(lucks) > 0.1


def test_our_own_net_knows_luck_too() -> None:
    position = Backgammon().load(f"{START}:0:0:1:00:0:0:0:0:10")
    assert NetEngine().luck(position, (6, 6)) > 0 > NetEngine().luck(position, (2, 1))


def test_without_dice_there_is_no_luck() -> None:
    for game in ("checkers", "quoridor"):
        assert engine_of(game).luck(GAMES[game].opening(2), ()) == 0
    assert answer(LuckQuestion("checkers", "W:WKa1:BKc1", ())) == Answer()

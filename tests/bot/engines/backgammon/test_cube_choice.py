"""Doubling, taking and dropping, the same with either engine: clear at every level, or close."""

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Final

import pytest

from bot.engines.backgammon.cube_worths import CubeWorths
from bot.engines.backgammon.net_engine import NetEngine
from bot.engines.engine import Budget, Engine, Level
from rules.backgammon import Double, Drop, Position, Take
from rules.backgammon.position import Move
from tests.bot.engines.backgammon.positions import GAME

_START: Final = "-b----E-C---eE---c-e----B-"
_FAR_AHEAD: Final = "-CCCCC------o-------------"
"""A gammon that is nearly won."""
_RACE: Final = "-CCCCC-------------ccccc--"
"""A race that is nearly won, but no gammon."""
_CLOSE: Final = "-BCCCCA------------ccccc--"
"""A race that may be dropped as well as taken."""
_MONEY: Final = "0:0:0:0:10"
_JACOBY: Final = "0:0:1:0:10"
_MATCH: Final = "0:0:0:5:10"
_SEEDS: Final = 150

_Player = Engine[Position, Move]


class _Net(NetEngine):
    """The net, which weighs a cube once, however many seeds ask about it."""

    @cache  # noqa: B019 - there is one of them
    def _weigh_cube(self, position: Position) -> CubeWorths:
        return super()._weigh_cube(position)


@cache
def _net() -> NetEngine:
    return _Net()


@pytest.fixture(
    params=[
        pytest.param(
            "sage",
            marks=pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="no wheel here"),
        ),
        "net",
    ]
)
def player(request: pytest.FixtureRequest) -> _Player:
    """Return each of the computers that play backgammon."""
    made: _Player = request.getfixturevalue("sage") if request.param == "sage" else _net()
    return made


def _choices(player: _Player, text: str, level: Level) -> Iterator[Move | None]:
    """Yield what a level does with the cube, once for each seed; the expert has no noise."""
    position = GAME.load(text)
    for seed in range(_SEEDS if level is not Level.EXPERT else 1):
        yield player.choose(position, level, Budget(60.0, f"{seed}"))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("stakes", [_MONEY, _JACOBY, _MATCH])
def test_nobody_doubles_at_the_start(player: _Player, stakes: str, level: Level) -> None:
    assert set(_choices(player, f"{_START}:0:0:1:00:{stakes}", level)) == {None}


@pytest.mark.parametrize("level", Level)
def test_everybody_drops_when_all_is_lost(player: _Player, level: Level) -> None:
    assert set(_choices(player, f"{_FAR_AHEAD}:0:0:1:D:{_MONEY}", level)) == {Drop()}


@pytest.mark.parametrize("level", Level)
def test_everybody_takes_an_even_game(player: _Player, level: Level) -> None:
    assert set(_choices(player, f"{_START}:0:0:1:D:{_MONEY}", level)) == {Take()}


@pytest.mark.parametrize("stakes", [_MONEY, _JACOBY, _MATCH])
def test_the_expert_doubles_a_race_that_is_won_and_drops_it(player: _Player, stakes: str) -> None:
    assert set(_choices(player, f"{_RACE}:0:0:1:00:{stakes}", Level.EXPERT)) == {Double()}
    assert set(_choices(player, f"{_RACE}:0:0:1:D:{stakes}", Level.EXPERT)) == {Drop()}


def test_a_level_that_is_unsure_answers_a_close_double_now_one_way_now_the_other(
    player: _Player,
) -> None:
    answers = set(_choices(player, f"{_CLOSE}:0:0:1:D:{_MONEY}", Level.BEGINNER))
    assert answers == {Take(), Drop()}

"""A resignation is accepted if it offers about what playing on would bring."""

from importlib.util import find_spec
from typing import Any

import pytest

from bot.engines.backgammon.engine import BackgammonEngine
from bot.engines.backgammon.net_engine import NetEngine
from bot.engines.engine import Engine, Level
from bot.engines.narde.engine import NardeEngine
from bot.engines.question import Question, Task
from bot.engines.resignation import accepts_resignation
from bot.engines.worker import answer
from rules import GAMES
from rules.game import Seat

WHITE = Seat(0)
"""The seat that is asked."""
START = "-b----E-C---eE---c-e----B-"
GAMMON = "-CC------ccc-------cc-----"
"""White has six checkers left, and Black comes home too late."""
HARDLY = "-CC----------------hg-----"
"""White has won, and Black needs three rolls without doubles to save the gammon."""
MARS = "-AA---------------------o-"

ENGINES: list[Any] = [
    pytest.param(
        BackgammonEngine,
        marks=pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="no wheel for this machine"),
        id="bgsage",
    ),
    pytest.param(NetEngine, id="net"),
]


def accepts(engine: Engine[Any, Any], position: str, points: int, game: str = "backgammon") -> bool:
    """Return whether White accepts to win so many points."""
    return accepts_resignation(GAMES[game], engine, GAMES[game].load(position), WHITE, points)


@pytest.fixture(scope="module", params=ENGINES)
def engine(request: pytest.FixtureRequest) -> Engine[Any, Any]:
    """Return a computer that plays backgammon."""
    made: Engine[Any, Any] = request.param()
    return made


@pytest.mark.parametrize("turn", ["-1:00", "1:00", "-1:31", "1:31"])
@pytest.mark.parametrize("score", ["0:0:0:0:0", "0:0:0:0:10", "1:2:0:5:10", "4:5:0:7:10"])
def test_a_sure_gammon_is_not_given_away(engine: Engine[Any, Any], turn: str, score: str) -> None:
    position = f"{GAMMON}:0:0:{turn}:{score}"
    assert not accepts(engine, position, 1)
    assert accepts(engine, position, 2)


@pytest.mark.parametrize(("log", "highest"), [(1, 10), (1, 1), (2, 2), (10, 10)])
def test_points_are_counted_with_the_cube(engine: Engine[Any, Any], log: int, highest: int) -> None:
    """Also where the cube cannot be turned again."""
    position = f"{GAMMON}:{log}:1:-1:00:0:0:0:0:{highest}"
    assert not accepts(engine, position, 1 << log)
    assert accepts(engine, position, 2 << log)


@pytest.mark.parametrize("turn", ["-1:00", "1:00", "1:31", "1:D"])
def test_an_open_game_is_given_up_for_a_point(engine: Engine[Any, Any], turn: str) -> None:
    assert accepts(engine, f"{START}:0:0:{turn}:0:0:0:0:10", 1)


def test_before_the_first_roll_anything_is_welcome(engine: Engine[Any, Any]) -> None:
    game = GAMES["backgammon"]
    assert accepts(engine, game.dump(game.opening(2)), 1)


def test_a_small_chance_of_more_is_given_away(engine: Engine[Any, Any]) -> None:
    assert accepts(engine, f"{HARDLY}:0:0:-1:00:0:0:0:0:0", 1)


@pytest.mark.parametrize("turn", ["1:00", "-1:00", "1:21", "-1:65"])
def test_a_sure_mars_is_not_given_away(turn: str) -> None:
    assert not accepts(NardeEngine(), f"{MARS}:{turn}", 1, "narde")


@pytest.mark.parametrize("turn", ["1:00", "-1:00;opening", "1:21", "-1:65"])
def test_an_open_game_of_narde_is_given_up_for_a_point(turn: str) -> None:
    assert accepts(NardeEngine(), f"------------o-----------O-:{turn}", 1, "narde")


def test_the_worker_is_asked_for_any_level() -> None:
    position = f"{GAMMON}:0:0:-1:00:0:0:0:0:10"
    for points in (1, 2):
        question = Question(
            Task.RESIGN, "backgammon", position, Level.BEGINNER, 0.3, seat=WHITE, points=points
        )
        assert answer(question).accept is (points == 2)

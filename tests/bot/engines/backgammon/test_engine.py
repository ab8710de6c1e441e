"""Which computer plays backgammon."""

import sys
from importlib.util import find_spec
from types import ModuleType

import pytest

from bot.engines.backgammon import engine
from bot.engines.backgammon.engine import BackgammonEngine, which_plays
from bot.engines.engine import Budget, Level
from tests.bot.engines.backgammon.positions import GAME


class _Silent:
    """An engine that has one answer to everything."""

    def choose(self, *_: object) -> None:
        return None

    def rate(self, *_: object) -> tuple[float, ...]:
        return (0.5,)


@pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="bgsage has no wheel for this machine")
def test_bgsage_plays_where_it_is_installed() -> None:
    assert which_plays() == "sage"
    position = GAME.load("-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:0")
    move = BackgammonEngine().choose(position, Level.EXPERT, Budget(2.0))
    assert move is not None
    assert GAME.format(move, position) == "8/5 6/5"


@pytest.mark.parametrize("missing", ["bgbot_cpp", "bgsage"])
def test_our_own_net_plays_elsewhere(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        engine, "find_spec", lambda name: None if name == missing else find_spec(name)
    )
    module = ModuleType("bot.engines.backgammon.net_engine")
    monkeypatch.setattr(module, "NetEngine", _Silent, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    position = GAME.load("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")
    player = BackgammonEngine()
    assert which_plays() == "net"
    assert player.choose(position, Level.CLUB, Budget(0.3)) is None
    assert player.rate(position, GAME.legal_moves(position)) == (0.5,)

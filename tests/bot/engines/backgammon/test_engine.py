"""Which computer plays backgammon."""

import sys
from importlib.util import find_spec
from types import ModuleType

import pytest

from bot.engines.backgammon import engine
from bot.engines.backgammon.engine import BackgammonEngine, which_plays, why_not_sage
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


@pytest.mark.parametrize("broken", ["bgbot_cpp", "bgsage", "bgsage.weights"])
def test_our_own_net_plays_where_bgsage_is_missing_or_cannot_be_loaded(
    broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = f"{engine.__package__}.sage"
    for name in [name for name in sys.modules if name.startswith((ours, "bgsage"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, broken, None)  # so importing it raises ImportError
    module = ModuleType("bot.engines.backgammon.net_engine")
    monkeypatch.setattr(module, "NetEngine", _Silent, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    _check_that_the_net_plays()
    assert ("ModuleNotFoundError" in why_not_sage()) is bool(find_spec("bgsage"))


@pytest.mark.skipif(not find_spec("bgbot_cpp"), reason="bgsage has no wheel for this machine")
def test_our_own_net_plays_where_the_nets_of_bgsage_are_damaged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def load(_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.engines.backgammon.sage_engine.SageEngine.__init__", load)
    module = ModuleType("bot.engines.backgammon.net_engine")
    monkeypatch.setattr(module, "NetEngine", _Silent, raising=False)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    _check_that_the_net_plays()
    assert why_not_sage() == "RuntimeError()"
    assert BackgammonEngine().why_weaker == "bgsage cannot be loaded: RuntimeError()"


def test_nothing_is_wrong_where_bgsage_plays_or_is_not_installed() -> None:
    if which_plays() == "sage" or not find_spec("bgsage"):
        assert BackgammonEngine().why_weaker == ""


def _check_that_the_net_plays() -> None:
    position = GAME.load("-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10")
    player = BackgammonEngine()
    assert which_plays() == "net"
    assert player.choose(position, Level.CLUB, Budget(0.3)) is None
    assert player.rate(position, GAME.legal_moves(position)) == (0.5,)

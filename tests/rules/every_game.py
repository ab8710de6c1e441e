"""Every game of ours, and with them the toy game of the tests."""

from typing import Any, TypeAlias

import pytest

from rules import GAMES
from rules.game import Game
from tests.rules.sprint import Sprint

AnyGame: TypeAlias = Game[Any, Any]

OUR_GAMES = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in GAMES.values()]
)
EVERY_GAME = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in (*GAMES.values(), Sprint())]
)

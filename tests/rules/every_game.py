"""Every game there is, and one there is not."""

from typing import Any, TypeAlias

import pytest

from rules import GAMES
from rules.game import Game
from tests.rules.sprint import Sprint

AnyGame: TypeAlias = Game[Any, Any]

EVERY_GAME = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name) for game in (*GAMES.values(), Sprint())]
)

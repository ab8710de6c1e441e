"""Offers of a draw, in games that have none."""

import pytest

from bot.engines.engine import Level
from bot.engines.question import Question, Task
from bot.engines.worker import decide
from rules import GAMES


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if not game.draws])
def test_a_draw_is_never_accepted_where_there_is_none(name: str) -> None:
    game = GAMES[name]
    opening = game.dump(game.opening(min(game.table_sizes)))
    assert not decide(Question(Task.DRAW, name, opening, Level.CLUB, 0.3, seat=1)).accept

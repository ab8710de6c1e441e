"""Positions to measure on: those in which somebody has to move in random games."""

from random import Random
from typing import Any

from rules.game import Game, Over, Roll, ToMove, ToRoll


def game_positions(game: Game[Any, Any], count: int, seats: int = 2) -> list[str]:
    """Return the texts of positions to move in, from the first of as many games as it takes."""
    luck = Random(1)
    texts: list[str] = []
    while len(texts) < count:
        position = game.opening(seats)
        stage = game.stage(position)
        while not isinstance(stage, Over):
            if isinstance(stage, ToMove):
                texts.append(game.dump(position))
            position = game.play(position, _choose(game, position, stage, luck))
            stage = game.stage(position)
    return texts[:count]


def _choose(game: Game[Any, Any], position: Any, stage: ToMove | ToRoll, luck: Random) -> Any:  # noqa: ANN401
    if isinstance(stage, ToRoll):
        return Roll(tuple(luck.randint(1, 6) for _ in range(stage.dice)))
    return luck.choice(game.legal_moves(position))

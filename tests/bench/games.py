"""Positions and moves of random games to measure on."""

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


def game_start(game: Game[Any, Any], count: int) -> tuple[list[Any], list[Any]]:
    """Return the first moves of a random game, rolls included, and the positions around them.

    No random game of ours ends so early that there are too few.
    """
    luck = Random(1)
    positions, moves = [game.opening(2)], list[Any]()
    for _ in range(count):
        stage = game.stage(positions[-1])
        assert not isinstance(stage, Over)
        moves.append(_choose(game, positions[-1], stage, luck))
        positions.append(game.play(positions[-1], moves[-1]))
    return positions, moves


def _choose(game: Game[Any, Any], position: Any, stage: ToMove | ToRoll, luck: Random) -> Any:  # noqa: ANN401
    if isinstance(stage, ToRoll):
        return Roll(tuple(luck.randint(1, 6) for _ in range(stage.dice)))
    return luck.choice(game.legal_moves(position))

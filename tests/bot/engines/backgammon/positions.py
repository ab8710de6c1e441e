"""Positions to ask an engine about: from games that are played at random."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from rules.backgammon import Backgammon, Position
from rules.game import FACES, Over, Roll, ToMove
from rules.options import Value

GAME: Final = Backgammon()
_LONGEST: Final = 400
"""How many moves and rolls of one game are looked at; most random games are over by then."""


def random_positions(options: Mapping[str, Value], seed: str, every: int) -> Iterator[Position]:
    """Yield some of the positions of a random game in which a seat has something to decide.

    The dice are seldom rolled where there is a double to offer, so that the cube is seen often.
    """
    chance = Random(seed)
    position = GAME.opening(2, options)
    for number in range(_LONGEST):
        stage = GAME.stage(position)
        if isinstance(stage, Over):
            return
        moves = GAME.legal_moves(position)
        if moves and number % every == 0:
            yield position
        if isinstance(stage, ToMove) or (moves and chance.random() < 0.2):
            position = GAME.play(position, chance.choice(moves))
        else:
            position = GAME.play(position, Roll((chance.choice(FACES), chance.choice(FACES))))

"""The doubling cube: who may turn it, and what the answers do."""

from dataclasses import replace

from rules.backgammon.position import Cube, Phase, Position
from rules.backgammon.refusals import (
    CrawfordGame,
    CubeAtItsHighest,
    CubeIsDead,
    CubeIsTheirs,
    NoCube,
)
from rules.errors import Refusal


def why_not_double(position: Position) -> Refusal | None:
    """Return why the seat to roll may not double; None if it may."""
    cube, match = position.cube, position.match
    if not cube.highest:
        return NoCube()
    if match.crawford:
        return CrawfordGame()
    if cube.owner == position.other:
        return CubeIsTheirs()
    if cube.log >= cube.highest:
        return CubeAtItsHighest(cube.value)
    if match.length and match.score[position.turn] + cube.value >= match.length:
        return CubeIsDead(cube.value)
    return None


def double(position: Position) -> Position:
    """Offer the cube. Its value stays what it was until the answer."""
    return replace(position, phase=Phase.DOUBLED)


def take(position: Position) -> Position:
    """Turn the cube and give it to the player who took; the doubler rolls."""
    cube = Cube(position.cube.log + 1, position.other, position.cube.highest)
    return replace(position, phase=Phase.TO_ROLL, cube=cube)


def drop(position: Position) -> Position:
    """End the game: the doubler wins what was at stake."""
    return replace(position, phase=Phase.DROPPED)

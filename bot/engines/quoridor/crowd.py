"""A position among three or four players as the search sees it, and the moves worth a look."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.engines.quoridor.chances import estimate
from bot.engines.quoridor.field import CLOSED_OFF, Field
from bot.engines.quoridor.numbers import FIRST_STEP, PASSED, PLACE

Node: TypeAlias = tuple[Field, tuple[int, ...], tuple[int, ...], int]
"""A position: the field, the spot of each pawn, the walls in each hand, and whose turn it is."""
Option: TypeAlias = tuple[int, Node]
"""A move's number, and the position after it."""


def rate(node: Node) -> Sequence[float]:
    """Return what everybody's chance to win seems to be."""
    field, spots, walls, turn = node
    return estimate([field.measure(spot) for spot in spots], walls, turn)


def has_arrived(node: Node) -> bool:
    """Return whether the player who has just moved has won."""
    field, spots, _, turn = node
    return not field.measure(spots[turn - 1])


def follow(node: Node, move: int) -> Node:
    """Return the position after a move."""
    field, spots, walls, turn = node
    following = (turn + 1) % len(spots)
    if move < FIRST_STEP:
        walls = (*walls[:turn], walls[turn] - 1, *walls[turn + 1 :])
        return field.after(move), spots, walls, following
    if move != PASSED:
        spot = spots[turn] - PLACE[spots[turn]] + move - FIRST_STEP
        spots = (*spots[:turn], spot, *spots[turn + 1 :])
    return field, spots, walls, following


def find_rivals(node: Node) -> list[int]:
    """Return the spots of the others' pawns, the closest to its goal first."""
    field, spots, _, turn = node
    return sorted((*spots[turn + 1 :], *spots[:turn]), key=field.measure)


def list_steps(node: Node) -> Sequence[int]:
    """Return the spots that the pawn may go to."""
    field, spots, _, turn = node
    return field.steps(spots[turn], sum([1 << PLACE[spot] for spot in spots]))


def list_options(node: Node, rivals: Sequence[int]) -> list[Option]:
    """Return the steps, and the walls in the way of the rivals; or the pass."""
    steps = [FIRST_STEP + PLACE[spot] for spot in list_steps(node)]
    moves = steps + _list_walls(node, rivals) or [PASSED]
    return [(move, follow(node, move)) for move in moves]


def _list_walls(node: Node, rivals: Sequence[int]) -> list[int]:
    field, spots, walls, turn = node
    if not walls[turn]:
        return []
    across = dict.fromkeys(wall for rival in rivals for wall in field.cuts(rival))
    return [wall for wall in across if is_open(field.after(wall), spots)]


def is_open(field: Field, spots: Sequence[int]) -> bool:
    """Return whether everybody has a way to the goal."""
    return all(field.measure(spot) != CLOSED_OFF for spot in spots)

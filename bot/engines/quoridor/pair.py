"""A position between two players as the search sees it, and the moves worth a look."""

from typing import Final, TypeAlias

from bot.engines.quoridor.field import CLOSED_OFF, Field
from bot.engines.quoridor.judgement import WON, judge
from bot.engines.quoridor.numbers import FIRST_STEP, PLACE

Node: TypeAlias = tuple[Field, int, int, int, int]
"""What the player to move sees: the field, the own pawn's spot and the other's, and how many walls
each has in hand."""
Option: TypeAlias = tuple[int, int, Node]
"""What a move seems to be worth, its number, and the position after it."""

WORST: Final = -2 * WON
"""Less than any position is worth."""


def rate(node: Node) -> int:
    """Return what a position seems to be worth to the player to move."""
    field, mine, theirs, my_walls, their_walls = node
    return judge(field.measure(mine), field.measure(theirs), my_walls, their_walls)


def has_arrived(node: Node) -> bool:
    """Return whether the player who has just moved has won."""
    field, _, theirs, _, _ = node
    return not field.measure(theirs)


def follow(node: Node, move: int) -> Node:
    """Return the position after a move."""
    field, mine, theirs, my_walls, their_walls = node
    if move < FIRST_STEP:
        return field.after(move), theirs, mine, their_walls, my_walls - 1
    return field, theirs, mine - PLACE[mine] + move - FIRST_STEP, their_walls, my_walls


def list_options(node: Node) -> list[Option]:
    """Return all steps, and the walls across the other's way."""
    return _list_steps(node) + _list_walls(node)


def _list_steps(node: Node) -> list[Option]:
    field, mine, theirs, my_walls, their_walls = node
    far = field.measure(theirs)
    found = []
    for spot in field.steps(mine, (1 << PLACE[mine]) | (1 << PLACE[theirs])):
        worth = -judge(far, field.measure(spot), their_walls, my_walls)
        after = (field, theirs, spot, their_walls, my_walls)
        found.append((worth, FIRST_STEP + PLACE[spot], after))
    return found


def _list_walls(node: Node) -> list[Option]:
    field, mine, theirs, my_walls, their_walls = node
    found: list[Option] = []
    for wall in field.cuts(theirs) if my_walls else ():
        after = field.after(wall)
        far, near = after.measure(theirs), after.measure(mine)
        if CLOSED_OFF not in {far, near}:
            worth = -judge(far, near, their_walls, my_walls - 1)
            found.append((worth, wall, (after, theirs, mine, their_walls, my_walls - 1)))
    return found


def look_once(node: Node, beta: int) -> int:
    """Return what the best move seems to lead to, or any move that is good enough for beta.

    Most of all positions are looked at here, so nothing is listed or asked for twice.
    """
    field, mine, theirs, my_walls, their_walls = node
    far, best = field.measure(theirs), WORST
    for spot in field.steps(mine, (1 << PLACE[mine]) | (1 << PLACE[theirs])):
        best = max(best, -judge(far, field.measure(spot), their_walls, my_walls))
    if my_walls:
        for wall in field.cuts(theirs):
            if best >= beta:
                break
            best = max(best, _try_wall(node, field.after(wall)))
    return best


def _try_wall(node: Node, after: Field) -> int:
    """Return what the position seems to be worth with one more wall; the worst if it may not be."""
    _, mine, theirs, my_walls, their_walls = node
    far, near = after.measure(theirs), after.measure(mine)
    if far == CLOSED_OFF or near == CLOSED_OFF:  # noqa: PLR1714 - twice as fast as a set
        return WORST
    return -judge(far, near, their_walls, my_walls - 1)

"""How far each pawn has to go. No rule needs it; pictures show it."""

from rules.quoridor.board import BIT, OFF
from rules.quoridor.paths import open_ways, rings
from rules.quoridor.position import Position


def distances(position: Position) -> tuple[int | None, ...]:
    """Return each seat's fewest steps to its goal, jumps aside; None for a seat that has left."""
    ways = open_ways(position.walls)
    return tuple(
        None if pawn == OFF else len(rings(BIT[pawn], goal, ways)) - 1
        for pawn, goal in zip(position.pawns, position.goals, strict=True)
    )

"""Positions as the search among several players sees them."""

from bot.engines.quoridor.crowd import Node
from bot.engines.quoridor.field import survey
from bot.engines.quoridor.numbers import LAYER
from rules.quoridor import Position
from rules.quoridor.board import INDEX
from rules.quoridor.position import playing


def node_of(position: Position) -> Node:
    """Return a position as the search of the seat to act sees it."""
    first = playing(position).index(position.seat)
    seats = playing(position)[first:] + playing(position)[:first]
    field = survey(position.walls, [position.goals[seat] for seat in seats])
    spots = (INDEX[position.pawns[seat]] + LAYER * layer for layer, seat in enumerate(seats))
    return field, tuple(spots), tuple(position.walls_left[seat] for seat in seats), 0

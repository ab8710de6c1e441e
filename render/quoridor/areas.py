"""Where a Quoridor board can be pressed."""

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from render.canvas.area import Area
from render.look import Look
from render.quoridor.lattice import square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from rules.quoridor import Position, Wall
from rules.quoridor.board import INDEX, WALLS


def quoridor_areas(position: Position, look: Look) -> Mapping[str, Area]:
    """Return the squares, and for each wall a slot that is broader than the wall."""
    return _areas(_layout(position, look))


def quoridor_walls(position: Position, look: Look) -> Mapping[str, Area]:
    """Return what each wall covers."""
    return _walls(_layout(position, look))


def _layout(position: Position, look: Look) -> Layout:
    return layout(len(position.pawns), look.seat, look.size)


@lru_cache(maxsize=64)
def _areas(places: Layout) -> Mapping[str, Area]:
    squares = {str(name): places.node(square_node(name, places.quarters)) for name in INDEX}
    slots = {name: _slot(wall, places.square) for name, wall in _walls(places).items()}
    return MappingProxyType(slots | squares)


@lru_cache(maxsize=64)
def _walls(places: Layout) -> Mapping[str, Area]:
    return MappingProxyType({str(wall): _wall(wall, places) for wall in WALLS.values()})


def _wall(wall: Wall, places: Layout) -> Area:
    low, _, high = wall_nodes(wall, places.quarters)
    return places.area(low, high)


def _slot(wall: Area, square: int) -> Area:
    """Return where to press for a wall.

    It is half a square shorter at either end, where the next slot of the groove begins, and a
    quarter of a square broader at either side, as far as a finger needs.
    """
    shorter, broader = square // 2, square // 4
    right, down = (shorter, -broader) if wall.width > wall.height else (-broader, shorter)
    left, top, width, height = wall
    return Area(left + right, top + down, width - 2 * right, height - 2 * down)

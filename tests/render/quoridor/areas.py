"""Walls and areas for the tests of Quoridor."""

from collections.abc import Iterable

from render import Picture
from render.canvas.area import Area
from render.look import LARGEST, SMALLEST, USUAL
from render.quoridor.lattice import square_node
from render.quoridor.layout import Layout
from rules.quoridor import Wall
from rules.quoridor.notation import read_wall
from tests.render.pixels import difference

SIZES = (SMALLEST, 378, USUAL, LARGEST)


def wall(name: str) -> Wall:
    """Return the wall of that name."""
    found = read_wall(name)
    assert found
    return found


def square_area(places: Layout, name: str) -> Area:
    """Return where a square lies."""
    return places.node(square_node(name, places.quarters))


def only(areas: Iterable[Area], one: Picture, other: Picture) -> bool:
    """Return whether two pictures differ in each of the areas and nowhere else."""
    where = difference(one, other)
    for area in areas:
        if not where.crop(area.box).getbbox():
            return False
        where.paste((0, 0, 0), area.box)
    return where.getbbox() is None

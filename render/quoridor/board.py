"""The scenes of Quoridor positions for two and four players.

Cells are cached: looking up what was painted for a cell is faster if it is the same object, not
only an equal one.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Final

from render.canvas.scene import Cell, Content, Scene
from render.figures import Figure
from render.look import Look
from render.pieces import Profile
from render.plate import Count, Holder, State, lying_plate_cells
from render.quoridor.cells import Bar, GoalStrip, GrooveSlot, JointSlot, Square, WallTray
from render.quoridor.ground import EmptyBoard
from render.quoridor.lattice import FAR, LEFT, NEAR, RIGHT, Node, square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from rules.quoridor import Position, Step, Wall, distances
from rules.quoridor.board import OFF, WALLS, WALLS_EACH
from rules.quoridor.moves import STEPS
from rules.quoridor.notation import read_wall
from rules.quoridor.position import playing, winners

_CACHED: Final = 2_048
_WAYS: Final = {NEAR: Figure.UP, LEFT: Figure.RIGHT, FAR: Figure.DOWN, RIGHT: Figure.LEFT}
"""Where the goal lies of a player who starts at a side."""


def paint_quoridor(position: Position, look: Look) -> Scene:
    """Return the scene of a position; the seat that looks is at the bottom."""
    places = layout(len(position.pawns), look.seat, look.size)
    standing = position.standing
    cells = [
        *_frame(position, places, look),
        *_squares(position, places, look),
        *(_wall(places, wall, last=wall == look.last_move) for wall in standing),
        *_slots(standing, places, look.marks.may_reach),
    ]
    return Scene(_ground(places), cells)


@lru_cache(maxsize=64)
def _ground(places: Layout) -> EmptyBoard:
    return EmptyBoard(places)


def _frame(position: Position, places: Layout, look: Look) -> Iterator[Cell]:
    """Yield the goal, the plate and the walls of each player who has not left."""
    won, steps = winners(position), distances(position)
    for seat in playing(position):
        state = _state(seat, position.seat, won, look.ended)
        yield _goal(places, seat)
        holder = Holder(seat, state, seat in look.computers, Profile.PAWN)
        yield from _plate(places, holder, position.walls_left[seat], steps[seat] or 0)
        yield from _tray(places, seat, position.walls_left[seat])


def _state(seat: int, to_move: int, won: Collection[int], ended: Collection[int] | None) -> State:
    """Return the state of a player; `ended` are the winners of a game that ended at the table."""
    if won or ended is not None:
        return State.WON if seat in (won or ended or ()) else State.WAITING
    return State.TO_ACT if seat == to_move else State.WAITING


@lru_cache(maxsize=_CACHED)
def _goal(places: Layout, seat: int) -> Cell:
    return Cell(places.goal_strip(places.side_of(seat)), GoalStrip(seat))


@lru_cache(maxsize=_CACHED)
def _plate(places: Layout, holder: Holder, walls: int, steps: int) -> tuple[Cell, ...]:
    side = places.side_of(holder.seat)
    counts = [
        Count(Figure.WALLS, str(walls)),
        Count(_WAYS[side], str(steps)) if steps else Count(Figure.WON, ""),
    ]
    return tuple(lying_plate_cells(places.plate(side), holder, counts))


@lru_cache(maxsize=_CACHED)
def _tray(places: Layout, seat: int, walls: int) -> tuple[Cell, ...]:
    area = places.tray(places.side_of(seat))
    shown = WallTray(walls, WALLS_EACH[places.seats])
    return (Cell(area, shown),) if area and walls else ()


def _squares(position: Position, places: Layout, look: Look) -> Iterator[Cell]:
    """Yield the squares that show something."""
    pawns: dict[int | str, int] = {
        square: seat for seat, square in enumerate(position.pawns) if square != OFF
    }
    last = look.last_move.square if isinstance(look.last_move, Step) else OFF
    left = _origin(look)
    may_move, may_reach = look.marks.may_move, look.marks.may_reach
    for square in sorted(
        pawns.keys() | (may_move | may_reach | {last, left}) & STEPS.keys(), key=str
    ):
        shown = Square(
            pawns.get(square),
            left=square == left,
            last=square == last,
            may_move=square in may_move,
            may_be_reached=square in may_reach,
        )
        yield _square(places, str(square), shown)


def _origin(look: Look) -> str:
    """Return the square from which the last step went, if it is known."""
    before = look.before
    if not isinstance(look.last_move, Step) or not isinstance(before, Position):
        return OFF
    return before.pawns[before.seat]


@lru_cache(maxsize=_CACHED)
def _square(places: Layout, square: str, shown: Square) -> Cell:
    return Cell(places.node(square_node(square, places.quarters)), shown)


@lru_cache(maxsize=_CACHED)
def _wall(places: Layout, wall: Wall, *, last: bool) -> Cell:
    low, _, high = wall_nodes(wall, places.quarters)
    return Cell(places.area(low, high), Bar(last=last))


def _slots(standing: Iterable[Wall], places: Layout, names: Iterable[int | str]) -> Iterator[Cell]:
    """Yield the grooves and joints in which the named walls would lie, if they are free."""
    walls = [wall for wall in (read_wall(str(name)) for name in names) if wall]
    if not walls:
        return
    covered = {node for wall in standing for node in wall_nodes(wall, places.quarters)}
    lying: dict[Node, set[bool]] = defaultdict(set)
    for wall in walls:
        nodes = low, _, high = wall_nodes(wall, places.quarters)
        if (wall.square, wall.orientation) in WALLS and covered.isdisjoint(nodes):
            for node in nodes:
                lying[node].add(low[1] == high[1])
    for node, ways in lying.items():
        yield Cell(places.node(node), _slot(node, ways))


def _slot(node: Node, lying: Collection[bool]) -> Content:
    """Return what shows that walls could lie over a node, lying, upright or both."""
    x, y = node
    if x % 2 and y % 2:
        return JointSlot(lying=True in lying, upright=False in lying)
    return GrooveSlot()

"""The scenes of Quoridor positions for two and four players.

Cells are cached: looking up what was painted for a cell is faster if it is the same object, not
only an equal one.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from typing import Final

from render.canvas.area import Area
from render.canvas.scene import Cell, Content, Scene
from render.look import Look
from render.quoridor.cells import Bar, GoalStrip, GrooveSlot, JointSlot, Square
from render.quoridor.ground import EmptyBoard
from render.quoridor.lattice import Node, square_node, wall_nodes
from render.quoridor.layout import Layout, layout
from render.quoridor.plate import Arrived, Plate, State, StepsLeft, Token, WallsLeft
from render.sign import Sign
from rules.quoridor import Position, Step, Wall, distances
from rules.quoridor.board import OFF, WALLS, WALLS_EACH
from rules.quoridor.moves import STEPS
from rules.quoridor.notation import read_wall
from rules.quoridor.position import playing, winners

_CACHED: Final = 2_048


def paint_quoridor(position: Position, look: Look) -> Scene:
    """Return the scene of a position; the seat that looks is at the bottom."""
    places = layout(len(position.pawns), look.seat, look.size)
    standing = position.standing
    cells = [
        *_frame(position, places, look.computers),
        *_squares(position, places, look),
        *(_wall(places, wall, last=wall == look.last_move) for wall in standing),
        *_slots(standing, places, look.marks.may_reach),
    ]
    return Scene(_ground(places), cells)


@lru_cache(maxsize=64)
def _ground(places: Layout) -> EmptyBoard:
    return EmptyBoard(places)


def _frame(position: Position, places: Layout, computers: Collection[int]) -> Iterator[Cell]:
    """Yield the goal and the plate of each player who has not left, and the computers' signs."""
    won, steps = winners(position), distances(position)
    for seat in playing(position):
        state = _state(seat, position.seat, won)
        yield _goal(places, seat)
        yield _token(places, seat, state)
        yield _walls_left(places, seat, state, position.walls_left[seat])
        yield _steps_left(places, seat, state, steps[seat] or 0)
        if seat in computers:
            yield _sign(places, seat)


def _state(seat: int, to_move: int, won: Collection[int]) -> State:
    if won:
        return State.WON if seat in won else State.WAITING
    return State.TO_MOVE if seat == to_move else State.WAITING


@lru_cache(maxsize=_CACHED)
def _goal(places: Layout, seat: int) -> Cell:
    return Cell(places.goal_strip(places.side_of(seat)), GoalStrip(seat))


@lru_cache(maxsize=_CACHED)
def _token(places: Layout, seat: int, state: State) -> Cell:
    area = places.plate_parts(places.side_of(seat)).token
    return Cell(area, Token(_plate(places, seat, state, area), seat))


@lru_cache(maxsize=_CACHED)
def _walls_left(places: Layout, seat: int, state: State, left: int) -> Cell:
    area = places.plate_parts(places.side_of(seat)).walls
    shown = WallsLeft(_plate(places, seat, state, area), left, WALLS_EACH[places.seats])
    return Cell(area, shown)


@lru_cache(maxsize=_CACHED)
def _steps_left(places: Layout, seat: int, state: State, steps: int) -> Cell:
    side = places.side_of(seat)
    area = places.plate_parts(side).steps
    whole = _plate(places, seat, state, area)
    return Cell(area, StepsLeft(whole, steps, side) if steps else Arrived(whole))


@lru_cache(maxsize=_CACHED)
def _sign(places: Layout, seat: int) -> Cell:
    return Cell(places.sign(places.side_of(seat)), Sign())


def _plate(places: Layout, seat: int, state: State, part: Area) -> Plate:
    """Return a player's whole plate, relative to the corner of a part of it."""
    return Plate(places.plate(places.side_of(seat)).within(part), state)


def _squares(position: Position, places: Layout, look: Look) -> Iterator[Cell]:
    """Yield the squares that show something."""
    pawns: dict[int | str, int] = {
        square: seat for seat, square in enumerate(position.pawns) if square != OFF
    }
    last = look.last_move.square if isinstance(look.last_move, Step) else OFF
    may_move, may_reach = look.marks.may_move, look.marks.may_reach
    for square in sorted(pawns.keys() | (may_move | may_reach | {last}) & STEPS.keys(), key=str):
        shown = Square(
            pawns.get(square),
            last=square == last,
            may_move=square in may_move,
            may_be_reached=square in may_reach,
        )
        yield _square(places, str(square), shown)


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
    beside: dict[Node, set[Node]] = defaultdict(set)
    for wall in walls:
        nodes = low, joint, high = wall_nodes(wall, places.quarters)
        if (wall.square, wall.orientation) in WALLS and covered.isdisjoint(nodes):
            beside[low].add(joint)
            beside[high].add(joint)
            beside[joint].add(low)
    for node, others in beside.items():
        yield Cell(places.node(node), _slot(node, others))


def _slot(node: Node, others: Collection[Node]) -> Content:
    """Return what shows that walls could lie over a node and over those others beside it."""
    x, y = node
    if x % 2 and y % 2:
        return JointSlot(lying=(x - 1, y) in others, upright=(x, y - 1) in others)
    return GrooveSlot(from_low=min(others) < node, from_high=max(others) > node)

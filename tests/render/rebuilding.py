"""From a description back to a position, to see that nothing was left out."""

from dataclasses import replace

from render import (
    CheckersDescription,
    Description,
    PointsDescription,
    QuoridorDescription,
    UnknownBoard,
    describe,
)
from render.boards import scene_of
from render.canvas.scene import Cell
from render.look import Look
from render.points.description import PointsSide
from rules import backgammon, checkers, narde, quoridor
from rules.checkers.squares import mask_of
from rules.game import FIRST, Seat
from rules.points.board import BAR, OFF, SPACES, Side
from rules.quoridor.board import NO_WALLS, Square, place
from rules.quoridor.board import OFF as NOWHERE
from rules.quoridor.notation import read_wall


def shown(position: object, seat: Seat, last_move: object = None) -> set[Cell]:
    """Return the cells of the picture of a position."""
    return set(scene_of(position, Look(seat, last_move=last_move)).cells)


def rebuilt(seen: Description, kind: type) -> object:
    """Return a position of that type, made from a description alone."""
    match seen:
        case PointsDescription():
            return rebuilt_points(seen, kind)
        case CheckersDescription():
            return rebuilt_checkers(seen)
        case QuoridorDescription():
            return rebuilt_quoridor(seen)
        case _:
            raise UnknownBoard(type(seen))


def rebuilt_points(seen: PointsDescription, kind: type) -> object:
    sides = (rebuilt_side(seen.sides[0]), rebuilt_side(seen.sides[1]))
    turn = turn_of(seen)
    if kind is narde.Position:
        waiting = narde.Phase.OPENING if nobody_acts(seen) else narde.Phase.TO_ROLL
        phase = narde.Phase.ROLLED if seen.dice else waiting
        return narde.Position(sides=sides, turn=turn, dice=seen.dice, phase=phase)
    cube, score = seen.cube, seen.score
    return backgammon.Position(
        sides=sides,
        turn=turn,
        dice=seen.dice,
        phase=rebuilt_phase(seen),
        cube=backgammon.Cube(cube.value.bit_length() - 1, cube.owner, 10)
        if cube
        else backgammon.Cube(),
        match=backgammon.Match(score.length, score.points) if score else backgammon.Match(),
    )


def rebuilt_phase(seen: PointsDescription) -> backgammon.Phase:
    if seen.cube and seen.cube.offered_by is not None:
        return backgammon.Phase.DOUBLED
    if seen.outcome and seen.outcome.how == "dropped":
        return backgammon.Phase.DROPPED
    waiting = backgammon.Phase.OPENING if nobody_acts(seen) else backgammon.Phase.TO_ROLL
    return backgammon.Phase.ROLLED if seen.dice else waiting


def nobody_acts(seen: PointsDescription) -> bool:
    return seen.to_act is None and seen.outcome is None


def rebuilt_side(seen: PointsSide) -> Side:
    counts = [0] * SPACES
    counts[BAR], counts[OFF] = seen.bar, seen.off
    for held in seen.points:
        counts[held.point] = held.count
    return bytes(counts)


def turn_of(seen: PointsDescription) -> Seat:
    """Return whose turn it is, or was."""
    if seen.cube and seen.cube.offered_by is not None:
        return seen.cube.offered_by
    if seen.outcome and seen.outcome.winner is not None:
        dropped = seen.outcome.how == "dropped"
        return seen.outcome.winner if dropped else Seat(1 - seen.outcome.winner)
    return FIRST if seen.to_act is None else seen.to_act


def rebuilt_checkers(seen: CheckersDescription) -> checkers.Position:
    first, second = (mask_of(side.men + side.queens) for side in seen.sides)
    queens = sum(mask_of(side.queens) for side in seen.sides)
    either = (
        checkers.Position(first, second, queens, Seat(0), seen.quiet),
        checkers.Position(second, first, queens, Seat(1), seen.quiet),
    )
    # When the game is over, only the outcome shows whose turn it was.
    plain = replace(seen, viewer=FIRST, last_move=None, captured=())
    return next(position for position in either if describe(position) == plain)


def rebuilt_quoridor(seen: QuoridorDescription) -> quoridor.Position:
    walls = NO_WALLS
    for name in seen.walls:
        wall = read_wall(name)
        assert wall
        walls = place(wall, walls)
    return quoridor.Position(
        tuple(NOWHERE if side.pawn is None else Square(side.pawn) for side in seen.sides),
        walls,
        tuple(side.walls_left for side in seen.sides),
        FIRST if seen.to_act is None else seen.to_act,
    )

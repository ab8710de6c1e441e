"""The way back: from a description to a position, to see that nothing was left out."""

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
from rules.quoridor.board import OFF as NOWHERE
from rules.quoridor.board import Square
from rules.quoridor.notation import read_wall
from rules.quoridor.position import NO_WALLS, place


def shown(position: object, seat: Seat, last_move: object = None) -> set[Cell]:
    """Return what the picture of a position is made of."""
    return set(scene_of(position, Look(seat, last_move=last_move)).cells)


def rebuilt(told: Description, kind: type) -> object:
    """Return a position of that kind, made from nothing but what was told."""
    match told:
        case PointsDescription():
            return rebuilt_points(told, kind)
        case CheckersDescription():
            return rebuilt_checkers(told)
        case QuoridorDescription():
            return rebuilt_quoridor(told)
        case _:
            raise UnknownBoard(type(told))


def rebuilt_points(told: PointsDescription, kind: type) -> object:
    sides = (rebuilt_side(told.sides[0]), rebuilt_side(told.sides[1]))
    turn = turn_of(told)
    if kind is narde.Position:
        waiting = narde.Phase.OPENING if nobody_acts(told) else narde.Phase.TO_ROLL
        phase = narde.Phase.ROLLED if told.dice else waiting
        return narde.Position(sides=sides, turn=turn, dice=told.dice, phase=phase)
    cube, score = told.cube, told.score
    return backgammon.Position(
        sides=sides,
        turn=turn,
        dice=told.dice,
        phase=rebuilt_phase(told),
        cube=backgammon.Cube(cube.value.bit_length() - 1, cube.owner, 10)
        if cube
        else backgammon.Cube(),
        match=backgammon.Match(score.length, score.points) if score else backgammon.Match(),
    )


def rebuilt_phase(told: PointsDescription) -> backgammon.Phase:
    if told.cube and told.cube.offered_by is not None:
        return backgammon.Phase.DOUBLED
    if told.outcome and told.outcome.how == "dropped":
        return backgammon.Phase.DROPPED
    waiting = backgammon.Phase.OPENING if nobody_acts(told) else backgammon.Phase.TO_ROLL
    return backgammon.Phase.ROLLED if told.dice else waiting


def nobody_acts(told: PointsDescription) -> bool:
    return told.to_act is None and told.outcome is None


def rebuilt_side(told: PointsSide) -> Side:
    counts = [0] * SPACES
    counts[BAR], counts[OFF] = told.bar, told.off
    for held in told.points:
        counts[held.point] = held.count
    return bytes(counts)


def turn_of(told: PointsDescription) -> Seat:
    """Return whose turn it is, or was."""
    if told.cube and told.cube.offered_by is not None:
        return told.cube.offered_by
    if told.outcome and told.outcome.winner is not None:
        dropped = told.outcome.how == "dropped"
        return told.outcome.winner if dropped else Seat(1 - told.outcome.winner)
    return FIRST if told.to_act is None else told.to_act


def rebuilt_checkers(told: CheckersDescription) -> checkers.Position:
    first, second = (mask_of(side.men + side.queens) for side in told.sides)
    queens = sum(mask_of(side.queens) for side in told.sides)
    either = (
        checkers.Position(first, second, queens, Seat(0), told.quiet),
        checkers.Position(second, first, queens, Seat(1), told.quiet),
    )
    # When the game is over, the picture says no more of whose turn it was than the outcome does.
    plain = replace(told, viewer=FIRST, last_move=None, captured=())
    return next(position for position in either if describe(position) == plain)


def rebuilt_quoridor(told: QuoridorDescription) -> quoridor.Position:
    walls = NO_WALLS
    for name in told.walls:
        wall = read_wall(name)
        assert wall
        walls = place(wall, walls)
    return quoridor.Position(
        tuple(NOWHERE if side.pawn is None else Square(side.pawn) for side in told.sides),
        walls,
        tuple(side.walls_left for side in told.sides),
        FIRST if told.to_act is None else told.to_act,
    )

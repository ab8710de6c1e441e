"""What the picture of a board of twenty-four points shows, as values to be put into words."""

from dataclasses import dataclass, replace
from typing import Any

from render.description import LastMove, outcome, to_act
from render.points.view import numbers_across
from rules import backgammon, narde
from rules.backgammon.position import Move
from rules.game import Game, Outcome, Roll, Seat
from rules.points.board import BAR, OFF, POINTS, SPACES, Side
from rules.points.notation import spell
from rules.points.play import Play
from rules.points.position import Race


@dataclass(frozen=True, slots=True)
class Held:
    """A point with checkers of one side on it."""

    point: int
    """In the numbering of the side that holds it."""
    seen_as: int
    """In the numbering of whoever looks: the number beside it in the picture."""
    count: int


@dataclass(frozen=True, slots=True)
class PointsSide:
    """Where one side's checkers are, and how far it still has to go."""

    points: tuple[Held, ...]
    """The highest of its own numbers first."""
    bar: int
    off: int
    pips: int


@dataclass(frozen=True, slots=True)
class CubeOnBoard:
    """The doubling cube. Its value stays what it was until an offered double is taken."""

    value: int
    owner: Seat | None
    offered_by: Seat | None


@dataclass(frozen=True, slots=True)
class MatchScore:
    """How many points each seat has of those that win the match."""

    length: int
    points: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsDescription:
    """A position of backgammon or narde; `sides` are in the order of the seats."""

    viewer: Seat
    to_act: Seat | None
    outcome: Outcome | None
    sides: tuple[PointsSide, PointsSide]
    dice: tuple[int, ...]
    """What is thrown and not yet played, the larger first."""
    cube: CubeOnBoard | None = None
    """None in a game without one."""
    score: MatchScore | None = None
    """None in a game by itself."""
    last_move: LastMove | None


def describe_backgammon(
    position: backgammon.Position, viewer: Seat, move: Move | Roll | None
) -> PointsDescription:
    """Return what a backgammon position shows."""
    seen = _describe(backgammon.Backgammon(), position, viewer, move)
    return replace(seen, cube=_cube(position), score=_score(position))


def describe_narde(
    position: narde.Position, viewer: Seat, move: Play | Roll | None
) -> PointsDescription:
    """Return what a narde position shows."""
    return _describe(narde.Narde(), position, viewer, move)


def _describe(
    game: Game[Any, Any], position: Race, viewer: Seat, move: Move | Roll | None
) -> PointsDescription:
    """Return what both games show."""
    stage = game.stage(position)
    return PointsDescription(
        viewer=viewer,
        to_act=to_act(stage),
        outcome=outcome(stage),
        sides=(_side(position, Seat(0), viewer), _side(position, Seat(1), viewer)),
        dice=position.dice,
        last_move=_last_move(game, position, move) if move is not None else None,
    )


def _side(position: Race, seat: Seat, viewer: Seat) -> PointsSide:
    counts = position.sides[seat]
    numbers = range(SPACES) if seat == viewer else numbers_across(position.routes, seat)
    held = tuple(
        Held(point, numbers[point], counts[point]) for point in reversed(POINTS) if counts[point]
    )
    return PointsSide(held, counts[BAR], counts[OFF], position.pips[seat])


def _cube(position: backgammon.Position) -> CubeOnBoard | None:
    cube = position.cube
    if not cube.highest:
        return None
    offered = position.phase is backgammon.Phase.DOUBLED
    return CubeOnBoard(cube.value, cube.owner, position.turn if offered else None)


def _score(position: backgammon.Position) -> MatchScore | None:
    match = position.match
    return MatchScore(match.length, match.score) if match.length else None


def _last_move(game: Game[Any, Any], position: Race, move: Move | Roll) -> LastMove:
    """Return the move that led to a position, as the game spelled it before.

    How a play is spelled depends on where its mover had checkers, and taking its steps back tells
    that. All else is spelled alike before and after.
    """
    if isinstance(move, Play):
        text = spell(move, _stood(position.sides[position.other], move))
    else:
        text = game.format(move, position)
    return LastMove(_mover(position, move), text)


def _stood(side: Side, play: Play) -> Side:
    """Return a one for each place on which a side had checkers before its play."""
    starts = [step.start for step in play.steps]
    ends = [step.end for step in play.steps]
    return bytes(
        count + starts.count(place) > ends.count(place) for place, count in enumerate(side)
    )


def _mover(position: Race, move: Move | Roll) -> Seat | None:
    """Return who made a move. A throw that leaves nothing to play was everybody's."""
    match move:
        case Roll():
            return position.turn if position.dice else None
        case backgammon.Double():
            return position.turn
        case _:
            return position.other

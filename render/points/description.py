"""What the picture of a backgammon or narde position shows, as values."""

from dataclasses import dataclass, replace
from typing import Any

from render.description import LastMove, outcome, to_act
from render.look import Look
from render.points.played import PlayedDice, played_dice
from render.points.view import renumber
from rules import backgammon, narde
from rules.backgammon.position import Move
from rules.game import Game, Outcome, Roll, Seat
from rules.points.board import ALONG, BAR, OFF, POINTS, Route, Side
from rules.points.notation import spell
from rules.points.play import Play
from rules.points.position import Race


@dataclass(frozen=True, slots=True)
class Held:
    """A point that one side holds."""

    point: int
    """Its number for the side that holds it."""
    seen_as: int
    """Its number for the viewer."""
    count: int


@dataclass(frozen=True, slots=True)
class PointsSide:
    """Where the checkers of one side are, and its pip count."""

    points: tuple[Held, ...]
    """From its highest point to its lowest."""
    bar: int
    off: int
    pips: int


@dataclass(frozen=True, slots=True)
class CubeOnBoard:
    """The doubling cube. While a double is offered, the value is still the old one."""

    value: int
    owner: Seat | None
    offered_by: Seat | None


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The length of a match, and the points of each seat."""

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
    """The roll that is not played yet, the larger die first."""
    played: PlayedDice | None = None
    """The dice that the last move was made with; None if they are not shown."""
    numbers: Route = ALONG
    """The number on the frame for each place, by its number for the viewer."""
    cube: CubeOnBoard | None = None
    """None in a game without a cube."""
    score: MatchScore | None = None
    """None outside a match."""
    last_move: LastMove | None


def describe_backgammon(position: backgammon.Position, look: Look) -> PointsDescription:
    """Return what a backgammon position shows."""
    seen = _describe(backgammon.Backgammon(), position, look)
    return replace(seen, cube=_cube(position), score=_score(position))


def describe_narde(position: narde.Position, look: Look) -> PointsDescription:
    """Return what a narde position shows."""
    return _describe(narde.Narde(), position, look)


def _describe(game: Game[Any, Any], position: Race, look: Look) -> PointsDescription:
    """Return what both games show."""
    stage, viewer = game.stage(position), look.seat
    move: Move | Roll | None = look.last_move
    return PointsDescription(
        viewer=viewer,
        to_act=to_act(stage),
        outcome=outcome(stage),
        sides=(_side(position, Seat(0), viewer), _side(position, Seat(1), viewer)),
        dice=position.dice,
        played=played_dice(position, stage, look.dice),
        numbers=renumber(position.routes, viewer, look.numbered_for),
        last_move=_last_move(game, position, move) if move is not None else None,
    )


def _side(position: Race, seat: Seat, viewer: Seat) -> PointsSide:
    counts = position.sides[seat]
    numbers = renumber(position.routes, seat, viewer)
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
    """Return the move that led to a position, as the game spells it in the position before.

    How a play is spelled depends on where the mover's checkers were, so its steps are taken back
    first. Every other move is spelled the same before and after.
    """
    if isinstance(move, Play):
        text = spell(move, _stood(position.sides[position.other], move))
    else:
        text = game.format(move, position)
    return LastMove(_mover(position, move), text, move.dice if isinstance(move, Roll) else ())


def _stood(side: Side, play: Play) -> Side:
    """Return 1 for each place where a side had checkers before its play, and 0 for the others."""
    starts = [step.start for step in play.steps]
    ends = [step.end for step in play.steps]
    return bytes(
        count + starts.count(place) > ends.count(place) for place, count in enumerate(side)
    )


def _mover(position: Race, move: Move | Roll) -> Seat | None:
    """Return who made a move; None for a roll by everybody, after which there are no dice."""
    match move:
        case Roll():
            return position.turn if position.dice else None
        case backgammon.Double():
            return position.turn
        case _:
            return position.other

"""The boards: one table that says how positions of each game are painted and described.

Adding a board is adding an entry to `BOARDS`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final, Generic, TypeVar

from render.canvas.area import Area
from render.canvas.scene import Scene
from render.checkers.areas import checkers_areas
from render.checkers.board import paint_checkers
from render.checkers.description import describe_checkers
from render.checkers.highlights import highlight_checkers
from render.checkers.sketch import sketch_checkers
from render.checkers.slides import slide_checkers
from render.checkers.spots import locate_checkers
from render.description import Description
from render.errors import NoSuchSeat, UnknownBoard
from render.highlight import Highlight
from render.look import Look
from render.pieces import Profile
from render.points.areas import backgammon_areas, narde_areas, top_checkers
from render.points.board import paint_backgammon, paint_narde
from render.points.description import describe_backgammon, describe_narde
from render.points.die_areas import backgammon_dice, narde_dice
from render.points.highlights import highlight_points
from render.points.sketch import sketch_points
from render.points.slides import slide_points
from render.points.spots import locate_points
from render.quoridor.areas import quoridor_areas, quoridor_walls
from render.quoridor.board import paint_quoridor
from render.quoridor.description import describe_quoridor
from render.quoridor.highlights import highlight_quoridor
from render.quoridor.sketch import sketch_quoridor
from render.quoridor.slides import slide_quoridor
from render.quoridor.spots import locate_quoridor
from render.slide import Slide
from render.spot import Spot
from rules import backgammon, checkers, narde, quoridor
from rules.game import FIRST, Seat

PositionT = TypeVar("PositionT")
DescriptionT = TypeVar("DescriptionT", bound=Description)


def two_seats(_: object) -> int:
    """Return 2: the seats of every game for two players."""
    return 2


def nowhere(_: object, __: Seat, ___: Sequence[str]) -> None:
    """Return None: no tap of a game in which a tap is a whole move lies on the board."""


def no_areas(_: object, __: Look) -> Mapping[str, Area]:
    """Return nothing: a board need not say where it can be pressed."""
    return {}


def no_highlights(_: object, __: Look) -> Iterable[Highlight]:
    """Return nothing: a board need not say where its marks lie."""
    return ()


def no_slides(_: object, __: object, ___: Look) -> Iterable[Slide]:
    """Return nothing: a board need not say how pieces slide."""
    return ()


def no_dice(_: object, __: Look) -> Iterable[Area]:
    """Return nothing: most games have no dice."""
    return ()


@dataclass(frozen=True, slots=True)
class Board(Generic[PositionT, DescriptionT]):
    """How positions of one type are shown."""

    paint: Callable[[PositionT, Look], Scene]
    describe: Callable[[PositionT, Look], DescriptionT]
    sketch: Callable[[DescriptionT], list[str]]
    """Returns the board as lines of text."""
    seats: Callable[[PositionT], int] = two_seats
    """Returns from how many seats a position can be seen."""
    locate: Callable[[PositionT, Seat, Sequence[str]], Spot | None] = nowhere
    """Takes the position, the seat that looks, and tokens; returns where the last one lies."""
    areas: Callable[[PositionT, Look], Mapping[str, Area]] = no_areas
    """Returns where the board can be pressed, by tokens."""
    pieces: Callable[[PositionT, Look], Mapping[str, Area]] = no_areas
    """Returns the pieces of the side to act that are smaller than their places, by tokens."""
    walls: Callable[[PositionT, Look], Mapping[str, Area]] = no_areas
    """Returns what each wall would cover, in a game with walls."""
    highlights: Callable[[PositionT, Look], Iterable[Highlight]] = no_highlights
    """Returns the marks of the look that can be laid over the picture."""
    slides: Callable[[PositionT, object, Look], Iterable[Slide]] = no_slides
    """Takes the position before a move, and the move; returns the pieces that it carries."""
    dice: Callable[[PositionT, Look], Iterable[Area]] = no_dice
    """Returns where each die lies, in a game with dice."""
    profile: Profile = Profile.CHECKER
    """What the pieces beside names look like."""


BOARDS: Final[Mapping[type, Board[Any, Any]]] = MappingProxyType(
    {
        backgammon.Position: Board(
            paint_backgammon,
            describe_backgammon,
            sketch_points,
            locate=locate_points,
            areas=backgammon_areas,
            pieces=top_checkers,
            highlights=highlight_points,
            slides=slide_points,
            dice=backgammon_dice,
        ),
        narde.Position: Board(
            paint_narde,
            describe_narde,
            sketch_points,
            locate=locate_points,
            areas=narde_areas,
            pieces=top_checkers,
            highlights=highlight_points,
            slides=slide_points,
            dice=narde_dice,
        ),
        checkers.Position: Board(
            paint_checkers,
            describe_checkers,
            sketch_checkers,
            locate=locate_checkers,
            areas=checkers_areas,
            highlights=highlight_checkers,
            slides=slide_checkers,
        ),
        quoridor.Position: Board(
            paint_quoridor,
            describe_quoridor,
            sketch_quoridor,
            lambda at: len(at.pawns),
            locate_quoridor,
            areas=quoridor_areas,
            walls=quoridor_walls,
            highlights=highlight_quoridor,
            slides=slide_quoridor,
            profile=Profile.PAWN,
        ),
    }
)
"""The board of each type of position."""


def scene_of(position: object, look: Look) -> Scene:
    """Return everything that a picture of the position shows."""
    return board_for(position, look).paint(position, look)


def describe(
    position: object,
    *,
    seat: Seat = FIRST,
    last_move: object = None,
    dice: tuple[int, ...] = (),
) -> Description:
    """Return what the picture of a position of any game shows to `seat`, in its numbers.

    `last_move` is the move that led to the position, and `dice` are those it was made with. A move
    is spelled as its game spells it, except that a capture in checkers names every square on the
    way.
    """
    look = Look(seat, last_move=last_move, dice=dice)
    board: Board[Any, Description] = board_for(position, look)
    return board.describe(position, look)


def sketch(
    position: object,
    *,
    seat: Seat = FIRST,
    numbers: Seat | None = None,
    dice: tuple[int, ...] = (),
) -> str:
    """Return a position of any game as lines of text for a terminal, seen from `seat`.

    Seat 0 is X, seat 1 is O; with four players the others are Y and Z. An angle bracket points at
    the side to act. There are no words in it, so it fits every language. Points have the numbers of
    the seat `numbers`, or else of `seat`. `dice` are those that the last move was made with.
    """
    look = Look(seat, numbers=numbers, dice=dice)
    board = board_for(position, look)
    lines = board.sketch(board.describe(position, look))
    return "\n".join(line.rstrip() for line in lines)


def locate(
    position: object, token: str, *, seat: Seat = FIRST, chosen: Sequence[str] = ()
) -> Spot | None:
    """Return where something that may be tapped lies in the picture that `seat` sees.

    `token` is one of `Game.taps`, and so in the numbers of the side to act. `chosen` are the tokens
    tapped before it: in Quoridor `h` is first a kind of wall and later a file. Return None if it
    lies nowhere, as a word such as `pass`, a kind of wall, or anything that is no token.
    """
    return board_for(position, Look(seat)).locate(position, seat, (*chosen, token))


def board_for(position: object, look: Look) -> Board[Any, Any]:
    """Return the board of a position; raise UnknownBoard or NoSuchSeat."""
    try:
        board = BOARDS[type(position)]
    except KeyError:
        raise UnknownBoard(type(position)) from None
    seats = board.seats(position)
    for seat in (look.seat, look.numbered_for, *look.computers):
        if not 0 <= seat < seats:
            raise NoSuchSeat(seat, seats)
    return board

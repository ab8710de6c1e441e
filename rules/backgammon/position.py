"""A backgammon position: checkers, whose turn, dice, cube and match. A frozen value."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import ClassVar, Final, TypeAlias

from rules.backgammon.movement import begin_turn, legal_results
from rules.game import Seat
from rules.points.board import AGAINST, ALONG, Route, read_board, write_board, write_dice
from rules.points.play import Play
from rules.points.position import Race
from rules.points.turn import Results, Turn

ROUTES: Final[tuple[Route, Route]] = (ALONG, AGAINST)
START: Final = "-b----E-C---eE---c-e----B-"
HIGHEST_CUBE: Final = 10
"""The cube goes up to 1024 where nothing else is said."""


class Phase(Enum):
    """What the game is waiting for."""

    OPENING = auto()
    """the roll of one die each that decides who starts"""
    TO_ROLL = auto()
    """the seat to roll, or to double"""
    ROLLED = auto()
    """the seat to play the dice"""
    DOUBLED = auto()
    """the other seat to answer the double"""
    DROPPED = auto()
    """nothing: the double was dropped"""


SIGNS: Final = {None: 0, Seat(0): 1, Seat(1): -1}
"""How XGID writes a seat, or that neither seat is meant."""
SUFFIXES: Final = {Phase.OPENING: ";opening", Phase.DROPPED: ";dropped"}
"""What XGID cannot say."""
DOUBLED_DICE: Final = "D"
"""What XGID writes for the dice while a double waits for its answer."""


@dataclass(frozen=True, slots=True)
class Cube:
    """The doubling cube; `log` is the exponent of its value, as XGID has it."""

    log: int = 0
    owner: Seat | None = None
    highest: int = 0
    """The exponent beyond which it cannot be turned; 0 is a game without a cube."""

    @property
    def value(self) -> int:
        """Return what the game is worth so far."""
        return 1 << self.log


@dataclass(frozen=True, slots=True)
class Match:
    """The match that the game belongs to; length 0 is a game by itself, "for money"."""

    length: int = 0
    score: tuple[int, int] = (0, 0)
    crawford: bool = False
    """This is the one game without doubling, after a side came within a point of the match."""
    jacoby: bool = False
    """Gammons count only once the cube has been turned; for games by themselves."""


class _CubeMove:
    """Something that is done with the cube; `str` gives the word for it."""

    __slots__ = ()

    def __str__(self) -> str:
        return type(self).__name__.lower()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Double(_CubeMove):
    """Offer to play on for twice the stake."""


@dataclass(frozen=True, slots=True, repr=False)
class Take(_CubeMove):
    """Accept the double and own the cube."""


@dataclass(frozen=True, slots=True, repr=False)
class Drop(_CubeMove):
    """Refuse the double and lose what was at stake before it."""


Move: TypeAlias = Play | Double | Take | Drop


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Position(Race):
    """Everything the rules look at. `str` gives the position text: an XGID (see `text`)."""

    routes: ClassVar[tuple[Route, Route]] = ROUTES

    phase: Phase = Phase.OPENING
    cube: Cube = Cube()
    match: Match = Match()

    def __str__(self) -> str:
        cube, match = self.cube, self.match
        doubled = self.phase in {Phase.DOUBLED, Phase.DROPPED}
        fields = (
            write_board(self.sides, ROUTES),
            cube.log,
            SIGNS[cube.owner],
            SIGNS[self.turn],
            DOUBLED_DICE if doubled else write_dice(self.dice),
            *match.score,
            int(match.crawford or match.jacoby),
            match.length,
            cube.highest,
        )
        return ":".join(map(str, fields)) + SUFFIXES.get(self.phase, "")

    @property
    def current_turn(self) -> Turn:
        """Return what the seat to play has before it: checkers, dice, and where they may go."""
        return begin_turn(self.sides[self.turn], self.sides[self.other], *self.dice)

    @property
    def results(self) -> Results:
        """Return every state that the turn can legally end in."""
        return legal_results(self.sides[self.turn], self.sides[self.other], *self.dice)


def start_position(cube: Cube, match: Match) -> Position:
    """Return the position before the opening roll."""
    return Position(sides=read_board(START, ROUTES), cube=cube, match=match)
